-- Listings that nobody owns: brought in from another directory, or left behind by an account that was deleted. What they are made of is nobody's too.
alter table companies alter column account_id drop not null;
alter table drafts alter column account_id drop not null;
alter table listings alter column account_id drop not null;

-- Nobody has one company of a website, as everybody else has. What a deleted account left behind has a mark behind its key.
create unique index companies_nobodys on companies (site_key) where account_id is null;

-- What a listing was brought in as, so that the same again changes nothing.
create table imports (
  listing_id integer primary key references listings on delete cascade,
  row_hash bytea not null,
  imported_at timestamptz not null
);
