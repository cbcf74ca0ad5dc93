User-agent: *
Disallow: /docs/houdini17.5/
Disallow: /docs/hqueue17.5/
Disallow: /docs/hengine17.5/
Disallow: /docs/hdk17.5/
Disallow: /docs/unreal17.5/
Disallow: /docs/maya17.5/

Disallow: /docs/houdini17.0/
Disallow: /docs/hqueue17.0/
Disallow: /docs/hengine17.0/
Disallow: /docs/hdk17.0/
Disallow: /docs/unreal17.0/
Disallow: /docs/maya17.0/

Disallow: /docs/houdini16.5/
Disallow: /docs/hqueue16.5/
Disallow: /docs/hengine16.5/
Disallow: /docs/hdk16.5/
Disallow: /docs/unreal16.5/
Disallow: /docs/maya16.5/

Disallow: /docs/houdini16.0/
Disallow: /docs/hqueue16.0/
Disallow: /docs/hengine16.0/
Disallow: /docs/hdk16.0/
Disallow: /docs/unreal16.0/
Disallow: /docs/maya16.0/

Disallow: /docs/houdini15.5/
Disallow: /docs/hqueue15.5/
Disallow: /docs/hengine15.5/
Disallow: /docs/hdk15.5/
Disallow: /docs/unreal15.5/
Disallow: /docs/maya15.5/

Disallow: /docs/houdini15.0/
Disallow: /docs/hqueue15.0/
Disallow: /docs/hengine15.0/
Disallow: /docs/hdk15.0/
Disallow: /docs/unreal15.0/
Disallow: /docs/maya15.0/

Disallow: /docs/houdini14.0/
Disallow: /docs/hqueue14.0/
Disallow: /docs/hengine14.0/
Disallow: /docs/hdk14.0/
Disallow: /docs/unreal14.0/
Disallow: /docs/maya14.0/

Disallow: /docs/houdini8.0/
Disallow: /docs/hqueue8.0/
Disallow: /docs/hengine8.0/
Disallow: /docs/hdk8.0/
Disallow: /docs/unreal8.0/
Disallow: /docs/maya8.0/

Disallow: /docs/houdini9.0/
Disallow: /docs/hqueue9.0/
Disallow: /docs/hengine9.0/
Disallow: /docs/hdk9.0/
Disallow: /docs/unreal9.0/
Disallow: /docs/maya9.0/

Disallow: /docs/houdini9.1/
Disallow: /docs/hqueue9.1/
Disallow: /docs/hengine9.1/
Disallow: /docs/hdk9.1/
Disallow: /docs/unreal9.1/
Disallow: /docs/maya9.1/

Disallow: /docs/houdini9.5/
Disallow: /docs/hqueue9.5/
Disallow: /docs/hengine9.5/
Disallow: /docs/hdk9.5/
Disallow: /docs/unreal9.5/
Disallow: /docs/maya9.5/

Disallow: /docs/houdini10.0/
Disallow: /docs/hqueue10.0/
Disallow: /docs/hengine10.0/
Disallow: /docs/hdk10.0/
Disallow: /docs/unreal10.0/
Disallow: /docs/maya10.0/

Disallow: /docs/houdini10.5/
Disallow: /docs/hqueue10.5/
Disallow: /docs/hengine10.5/
Disallow: /docs/hdk10.5/
Disallow: /docs/unreal10.5/
Disallow: /docs/maya10.5/

Disallow: /docs/houdini11.0/
Disallow: /docs/hqueue11.0/
Disallow: /docs/hengine11.0/
Disallow: /docs/hdk11.0/
Disallow: /docs/unreal11.0/
Disallow: /docs/maya11.0/

Disallow: /docs/houdini11.1/
Disallow: /docs/hqueue11.1/
Disallow: /docs/hengine11.1/
Disallow: /docs/hdk11.1/
Disallow: /docs/unreal11.1/
Disallow: /docs/maya11.1/

Disallow: /ja/docs/houdini17.5/
Disallow: /ja/docs/hqueue17.5/
Disallow: /ja/docs/hengine17.5/
Disallow: /ja/docs/hdk17.5/
Disallow: /ja/docs/unreal17.5/
Disallow: /ja/docs/maya17.5/

Disallow: /ja/docs/houdini17.0/
Disallow: /ja/docs/hqueue17.0/
Disallow: /ja/docs/hengine17.0/
Disallow: /ja/docs/hdk17.0/
Disallow: /ja/docs/unreal17.0/
Disallow: /ja/docs/maya17.0/

Disallow: /ja/docs/houdini16.5/
Disallow: /ja/docs/hqueue16.5/
Disallow: /ja/docs/hengine16.5/
Disallow: /ja/docs/hdk16.5/
Disallow: /ja/docs/unreal16.5/
Disallow: /ja/docs/maya16.5/

Disallow: /ja/docs/houdini16.0/
Disallow: /ja/docs/hqueue16.0/
Disallow: /ja/docs/hengine16.0/
Disallow: /ja/docs/hdk16.0/
Disallow: /ja/docs/unreal16.0/
Disallow: /ja/docs/maya16.0/

Disallow: /ja/docs/houdini15.5/
Disallow: /ja/docs/hqueue15.5/
Disallow: /ja/docs/hengine15.5/
Disallow: /ja/docs/hdk15.5/
Disallow: /ja/docs/unreal15.5/
Disallow: /ja/docs/maya15.5/

Disallow: /ja/docs/houdini15.0/
Disallow: /ja/docs/hqueue15.0/
Disallow: /ja/docs/hengine15.0/
Disallow: /ja/docs/hdk15.0/
Disallow: /ja/docs/unreal15.0/
Disallow: /ja/docs/maya15.0/

Disallow: /ja/docs/houdini14.0/
Disallow: /ja/docs/hqueue14.0/
Disallow: /ja/docs/hengine14.0/
Disallow: /ja/docs/hdk14.0/
Disallow: /ja/docs/unreal14.0/
Disallow: /ja/docs/maya14.0/

Disallow: /ja/docs/houdini8.0/
Disallow: /ja/docs/hqueue8.0/
Disallow: /ja/docs/hengine8.0/
Disallow: /ja/docs/hdk8.0/
Disallow: /ja/docs/unreal8.0/
Disallow: /ja/docs/maya8.0/

Disallow: /ja/docs/houdini9.0/
Disallow: /ja/docs/hqueue9.0/
Disallow: /ja/docs/hengine9.0/
Disallow: /ja/docs/hdk9.0/
Disallow: /ja/docs/unreal9.0/
Disallow: /ja/docs/maya9.0/

Disallow: /ja/docs/houdini9.1/
Disallow: /ja/docs/hqueue9.1/
Disallow: /ja/docs/hengine9.1/
Disallow: /ja/docs/hdk9.1/
Disallow: /ja/docs/unreal9.1/
Disallow: /ja/docs/maya9.1/

Disallow: /ja/docs/houdini9.5/
Disallow: /ja/docs/hqueue9.5/
Disallow: /ja/docs/hengine9.5/
Disallow: /ja/docs/hdk9.5/
Disallow: /ja/docs/unreal9.5/
Disallow: /ja/docs/maya9.5/

Disallow: /ja/docs/houdini10.0/
Disallow: /ja/docs/hqueue10.0/
Disallow: /ja/docs/hengine10.0/
Disallow: /ja/docs/hdk10.0/
Disallow: /ja/docs/unreal10.0/
Disallow: /ja/docs/maya10.0/

Disallow: /ja/docs/houdini10.5/
Disallow: /ja/docs/hqueue10.5/
Disallow: /ja/docs/hengine10.5/
Disallow: /ja/docs/hdk10.5/
Disallow: /ja/docs/unreal10.5/
Disallow: /ja/docs/maya10.5/

Disallow: /ja/docs/houdini11.0/
Disallow: /ja/docs/hqueue11.0/
Disallow: /ja/docs/hengine11.0/
Disallow: /ja/docs/hdk11.0/
Disallow: /ja/docs/unreal11.0/
Disallow: /ja/docs/maya11.0/

Disallow: /ja/docs/houdini11.1/
Disallow: /ja/docs/hqueue11.1/
Disallow: /ja/docs/hengine11.1/
Disallow: /ja/docs/hdk11.1/
Disallow: /ja/docs/unreal11.1/
Disallow: /ja/docs/maya11.1/

Disallow: /exchange/