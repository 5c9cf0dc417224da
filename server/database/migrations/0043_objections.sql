-- What gave a listing and is objected to is no second claim of it.
drop index claims_undecided;
create unique index claims_undecided on claims (listing_id, account_id) where (status = 'open' or (status = 'disputed' and granted_at is null));
