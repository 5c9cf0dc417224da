-- People. The sign-in library owns schema auth and expects exactly these columns; the account id of every table below is this row's id.
create schema auth;
create table auth."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

-- The founder profile of an account; founders[0] of its own drafts and listings.
create table founder_profiles (
  account_id text primary key references auth."user" on delete cascade,
  profile jsonb not null,
  updated_at timestamptz not null default now()
);

create table api_keys (
  id bigint generated always as identity primary key,
  account_id text not null references auth."user" on delete cascade,
  name text not null,
  hash bytea not null unique,
  start text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_keys_name on api_keys (account_id, name) where revoked_at is null;

-- A revoked key must stop working in every process at once: each listens and drops it from its cache.
create function notify_key_revoked() returns trigger language plpgsql as $$
begin
  perform pg_notify('key_revoked', encode(old.hash, 'hex'));
  return null;
end $$;
create trigger api_keys_revoked after update of revoked_at, expires_at, scopes or delete on api_keys
  for each row execute function notify_key_revoked();

-- Sister directories in one deployment, told apart by host.
create table sites (
  id integer generated always as identity primary key,
  key text not null unique,
  host text not null unique,
  name text not null,
  free_weeks_ahead integer not null default 4,
  free_seats integer not null default 20,
  paid_seats integer not null default 20,
  billboard_seats integer not null default 3,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  description text not null
);

-- What an account says of one product: its facts are shared by every draft and listing of it on every site.
create table companies (
  id bigint generated always as identity primary key,
  account_id text not null references auth."user" on delete cascade,
  site_key text not null,
  url text not null,
  facts jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, site_key)
) with (fillfactor = 50, toast_tuple_target = 8160);
create index companies_site_key on companies (site_key);

-- The words a company uses on one site: headline, summary and search-engine texts.
create table profiles (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  site_id integer not null references sites,
  words jsonb not null,
  unique (company_id, site_id)
) with (fillfactor = 70);

create table milestones (
  id integer generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  on_date date not null,
  title text not null,
  description text,
  url text
);
create index milestones_company on milestones (company_id, on_date);

create table drafts (
  id text primary key,
  account_id text not null references auth."user" on delete cascade,
  profile_id bigint not null references profiles on delete cascade,
  url text not null,
  scheme_given boolean not null,
  status text not null check (status in ('crawling', 'drafting', 'ready', 'failed')),
  -- Counts the runs asked for; a worker's result is taken only for the run it was started for.
  run integer not null default 1,
  -- Fields to draft again; null means the whole draft.
  wanted text[],
  error jsonb,
  warnings jsonb not null default '[]',
  progress jsonb not null default '{}',
  pages_checked text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 70);
create index drafts_account on drafts (account_id, created_at desc, id);
create index drafts_profile on drafts (profile_id);

-- Pages as read, so that a redraft asks only for what has changed and a proof can be looked up again.
create table draft_pages (
  draft_id text not null references drafts on delete cascade,
  position integer not null,
  url text not null,
  kind text not null,
  found_by text not null,
  content_type text not null,
  html_gzip bytea not null,
  etag text,
  last_modified text,
  retrieved_at timestamptz not null,
  primary key (draft_id, position)
);

-- A long poll wakes when the status of its draft changes, in whichever process it waits.
create function notify_draft_status() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then perform pg_notify('draft_status', new.id); end if;
  return null;
end $$;
create trigger drafts_status after update of status on drafts for each row execute function notify_draft_status();

create table listings (
  id integer generated always as identity primary key,
  account_id text not null references auth."user" on delete cascade,
  profile_id bigint not null unique references profiles on delete cascade,
  site_id integer not null references sites,
  slug text not null,
  status text not null check (status in ('draft', 'awaiting_badge', 'scheduled', 'live', 'suspended', 'archived')),
  plan text not null default 'none' check (plan in ('none', 'free', 'paid')),
  launch_week text,
  launched_at timestamptz,
  unlocked_sections text[] not null default '{}',
  votes integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, slug)
) with (fillfactor = 70);
create index listings_account on listings (account_id, created_at desc, id);

create table listing_versions (
  listing_id integer not null references listings on delete cascade,
  version integer not null,
  at timestamptz not null,
  by text not null,
  via text not null,
  changes jsonb not null,
  primary key (listing_id, version)
);

-- One row per finished write that carried an Idempotency-Key, in the transaction of its effect.
create table idempotency (
  account_id text not null references auth."user" on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  headers jsonb not null,
  body text not null,
  finished_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_finished on idempotency (finished_at);

-- Limits that must hold across processes and restarts, such as drafts an hour.
create table quotas (
  account_id text not null references auth."user" on delete cascade,
  name text not null,
  window_starts_at timestamptz not null,
  used integer not null,
  primary key (account_id, name)
);
