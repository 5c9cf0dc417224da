-- Events of a few kinds are read by kind: among many of others, rare ones took reading all that the account was told. Ids come from one
-- sequence; without an index of them alone no plan walks the events of everybody.
alter table events drop constraint events_pkey;
drop index events_account;
alter table events add primary key (account_id, id);
create index events_type on events (account_id, type, id);

-- What became of the e-mails to one address.
create index outbox_email on outbox (lower(email), status, id desc);

-- The team looks for a part of a name among all: in an index as narrow as this, not in the profiles.
alter table companies add column name_key text generated always as (
  left(lower(coalesce(facts #>> '{cells,name,own}', facts #>> '{cells,name,ai,value}')), 200)
) stored;
create index companies_named on companies (name_key, site_key, id);
create index listings_slug on listings (slug, id);

-- Few companies have a story that is published; founders are listed by what they changed last.
create index companies_stories on companies (account_id, story_published_at desc) where story_published;
create index founder_profiles_named on founder_profiles (updated_at desc, public_id) where profile ->> 'name' <> '';
