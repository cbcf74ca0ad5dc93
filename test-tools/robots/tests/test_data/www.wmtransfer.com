User-agent: *
Disalow: /rus/cooperation/legal/
Disalow: /eng/cooperation/legal/
Disalow: /include/
Disalow: /rus/inout/in.shtml
Disalow: /rus/inout/out.shtml