-- Rows of before do not know what words of names end with until the schedule has written them anew (SEARCH_FORM).
drop index search_rows_old;
create index search_rows_old on search_rows (listing_id) where form < 5;
