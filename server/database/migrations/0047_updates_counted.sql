-- Updates are counted by their listing, those of listings that are shown: with the site beside it the index alone is read.
drop index listing_updates_listing;
create index listing_updates_listing on listing_updates (listing_id, published_at desc, id desc) include (site_id);
