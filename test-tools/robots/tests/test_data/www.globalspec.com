


User-agent: Teleport Pro/1.29
Disallow: /

User-agent: Teleport Pro/1.29.1590
Disallow: /

User-agent: Teleport Pro/1.28
Disallow: /

User-agent: Offline Explorer/1.1
Disallow: /

User-agent: Offline Explorer/1.2
Disallow: /

User-agent: Offline Explorer/1.3
Disallow: /

User-agent: Offline Explorer/1.4
Disallow: /

User-agent: Offline Explorer/1.5
Disallow: /

User-agent: Offline Explorer/1.6
Disallow: /

User-agent: Offline Explorer/1.7
Disallow: /

User-agent: Offline Explorer/1.8
Disallow: /

User-agent: Offline Explorer/1.9
Disallow: /


User-agent: webcollage/1.93
Disallow: /

User-agent: webcollage/1.96
Disallow: /

User-agent: webcollage_save/1.93
Disallow: /

	

User-agent: *
Allow:	  /ajax/reference

User-agent: *
Disallow: /goto
Disallow: /GoTo
Disallow: /Goto
Disallow: /Click
Disallow: /click
Disallow: /Frames
Disallow: /frames
Disallow: /SpecSearch/MatchingProducts
Disallow: /SpecSearch/ProductSpecs
Disallow: /specsearch/productspecs
Disallow: /SpecSearch/EmailSupplierList
Disallow: /specsearch/emailsupplierlist
Disallow: /SpecSearch/Products
Disallow: /specsearch/products
Disallow: /SpecSearch/PartSpecs
Disallow: /specsearch/partspecs
Disallow: /MyGlobalSpec
Disallow: /MyGlobalspec
Disallow: /Email
Disallow: /email
Disallow: /registration
Disallow: /Registration
Disallow: /ListSiteSelfPublish
Disallow: /mediakit/contact
Disallow: /MediaKit/Contact
Disallow: /MediaKit/docs/ratecard.pdf
Disallow: /Supplier/PhoneAndFaxAll
Disallow: /Supplier/InfoAll
Disallow: /mls
Disallow: /Search/viewcache
Disallow: /SpecSearch/CompareCatalogs
Disallow: /SpecSearch/CompareServiceDetails
Disallow: /ServiceRFQ/ServiceRfqForm
Disallow: /Email/SupplierListEmail
Disallow: /Search
Disallow: /search
Disallow: /adnetwork
Disallow: /AdNetwork
Disallow: /patents
Disallow: /engineering-search/patents
Disallow: /engineering-search/standards
Disallow: /help 
Disallow: /ProductFinder/FindProducts
Disallow: /reference/search
Disallow: /banner
Disallow: /TechLib/Search
Disallow: /techlib/search
Disallow: /ajax
Disallow: /FeaturedProducts/SearchResults
Disallow: /featuredproducts/searchresults
Disallow: /rfq
Disallow: /RFQ
Disallow: /clientservices
Disallow: /clientServices
Disallow: /ClientServices
Disallow: /SpecSearch/SuppliersByName/AllSuppliers
Disallow: /advert/
Disallow: /standards/referenced/
Disallow: /standards/references/
Disallow: /engineering360_shared/ajax 
	