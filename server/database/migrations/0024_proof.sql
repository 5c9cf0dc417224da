-- Whoever checks a listing gets what the service read: the hash of each page's body, and how a closed board was written down for its hash.
-- Pages and boards of before keep what they have: pages without a hash, boards in the first form.
alter table draft_pages add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
alter table launch_weeks add column form smallint not null default 1 check (form in (1, 2));

-- Repositories that may write a listing without a stored secret: trusted by the account that owned it then, so that whoever has it next trusts
-- nobody. The issuer's own ids are pinned at first use, since a name can be registered again by somebody else.
create table publishers (
  id integer generated always as identity primary key,
  listing_id integer not null references listings on delete cascade,
  account_id text not null references auth."user" on delete cascade,
  issuer text not null,
  repository text not null,
  workflow text,
  ref text,
  environment text,
  repository_id text,
  owner_id text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index publishers_listing on publishers (listing_id, id);
create index publishers_repository on publishers (issuer, lower(repository));
create unique index publishers_once on publishers (listing_id, issuer, lower(repository), workflow, ref, environment) nulls not distinct;

create table publisher_tokens (
  hash bytea primary key,
  publisher_id integer not null references publishers on delete cascade,
  expires_at timestamptz not null
);
create index publisher_tokens_publisher on publisher_tokens (publisher_id);
create index publisher_tokens_over on publisher_tokens (expires_at);

-- What an issuer gave out is good once.
create table used_id_tokens (
  issuer text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (issuer, jti)
);
create index used_id_tokens_over on used_id_tokens (expires_at);
