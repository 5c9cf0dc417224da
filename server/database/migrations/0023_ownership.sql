-- What an account has proven of a listing's website: of its owner's, or of somebody's who claims it. Who else proved something of a listing
-- has a row of their own, so that nobody's proof becomes another's.
create table ownership_proofs (
  listing_id integer not null references listings on delete cascade,
  account_id text not null references auth."user" on delete cascade,
  status text not null default 'unverified' check (status in ('unverified', 'verified', 'lost')),
  method text check (method in ('dns', 'file', 'meta', 'email')),
  verified_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz,
  misses smallint not null default 0,
  missed_at timestamptz,
  detail text not null,
  -- The code that was e-mailed last, and the tries at codes since code_tries_since.
  code_hash bytea,
  code_email text,
  code_expires_at timestamptz,
  code_tries smallint not null default 0,
  code_tries_since timestamptz,
  primary key (listing_id, account_id)
) with (fillfactor = 80);
create index ownership_proofs_due on ownership_proofs (next_check_at) where next_check_at is not null;
create index ownership_proofs_account on ownership_proofs (account_id);

create table claims (
  id integer generated always as identity primary key,
  listing_id integer not null references listings on delete cascade,
  account_id text not null references auth."user" on delete cascade,
  status text not null default 'open' check (status in ('open', 'granted', 'refused', 'disputed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who had the listing when it was handed over, and may object for a while by an e-mailed link.
  former_account_id text references auth."user" on delete set null,
  granted_at timestamptz,
  objection_hash bytea unique,
  objection_until timestamptz,
  disputed_at timestamptz,
  decided_at timestamptz
);
create unique index claims_undecided on claims (listing_id, account_id) where status in ('open', 'disputed');
create index claims_account on claims (account_id, created_at desc, id desc);
create index claims_disputed on claims (disputed_at, id) where status = 'disputed';
create index claims_open on claims (expires_at) where status = 'open';

-- What a program asked for and its account has to confirm by the link of an e-mail.
create table confirmations (
  id bigint generated always as identity primary key,
  account_id text not null references auth."user" on delete cascade,
  listing_id integer not null references listings on delete cascade,
  operation text not null,
  input jsonb not null,
  idempotency_key text,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index confirmations_waiting on confirmations (account_id, listing_id, operation) where confirmed_at is null;
create index confirmations_over on confirmations (expires_at);

alter table listings
  add column archived_at timestamptz,
  add column archived_from text;

-- A company that was set aside when its account was given another of the same site has a mark behind its key.
create index companies_site on companies (split_part(site_key, '#', 1));

-- Who else may edit a listing; account_id is theirs once they have accepted.
create table editors (
  id integer generated always as identity primary key,
  listing_id integer not null references listings on delete cascade,
  account_id text references auth."user" on delete cascade,
  email text not null,
  token_hash bytea unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index editors_email on editors (listing_id, lower(email));
create index editors_account on editors (account_id, listing_id) where account_id is not null;

create table transfers (
  listing_id integer primary key references listings on delete cascade,
  account_id text not null references auth."user" on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
