-- What visitors tell the site team about a listing.
create table reports (
  id bigint generated always as identity primary key,
  listing_id integer not null references listings on delete cascade,
  site_id integer not null references sites,
  kind text not null check (kind in ('wrong_facts', 'broken_link', 'wrong_category', 'not_owner', 'spam', 'illegal', 'other')),
  detail text not null default '' check (char_length(detail) <= 2000),
  -- Who reported, where they were signed in; else the address to answer at, where they gave one.
  account_id text references auth."user" on delete set null,
  email text check (char_length(email) <= 254),
  reported_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'resolved', 'dismissed')),
  -- What the team did about it, in a sentence.
  decision text,
  decided_by text references auth."user" on delete set null,
  decided_at timestamptz
);
create index reports_open on reports (reported_at, id) where state = 'open';
create index reports_listing on reports (listing_id, reported_at desc);

-- How often a listing's page was opened and its website visited from there, by day in UTC. Nothing about who did.
create table listing_days (
  listing_id integer not null references listings on delete cascade,
  day date not null,
  views integer not null default 0,
  visits integer not null default 0,
  primary key (listing_id, day)
);

-- Stands in the address of a founder's page instead of the account's id.
alter table founder_profiles add column public_id text not null unique default substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);

-- The listings on a founder's page.
create index listings_live_account on listings (account_id) where status = 'live';

-- The service's own copies of the pictures that a live listing names: logo, cover, screenshots. Pages show the copy, never the address.
create table listing_pictures (
  id bigint generated always as identity primary key,
  -- Null once the listing is gone, until the file is too.
  listing_id integer references listings on delete set null,
  source_url text not null,
  -- Null where the picture could not be taken; tried again after a day.
  file text unique,
  reason text,
  fetched_at timestamptz not null
);
-- An address may be longer than an index entry holds.
create unique index listing_pictures_source on listing_pictures (listing_id, md5(source_url));
create index listing_pictures_gone on listing_pictures (id) where listing_id is null;
