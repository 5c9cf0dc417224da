-- What is known of a company's website since its listings are live: when it is read again, and what the last look found.
create table site_looks (
  company_id bigint primary key references companies on delete cascade,
  next_at timestamptz not null,
  -- When its owner last asked for a look.
  asked_at timestamptz,
  -- The last look that learnt something; null before the first.
  at timestamptz,
  site text check (site in ('reachable', 'unreachable')),
  since timestamptz,
  -- Looks in a row that did not reach it.
  misses smallint not null default 0,
  -- What came of the last try, for the owner.
  detail text,
  -- [{field, profile_id, value, until}]: values whose quotes no longer stand there; profile_id is null for what all sites share.
  gone jsonb not null default '[]'
) with (fillfactor = 80);
create index site_looks_due on site_looks (next_at);

-- Pages as the last look read them that found something changed; before that, those of the draft are the last that were read.
create table site_pages (
  company_id bigint not null references companies on delete cascade,
  position integer not null,
  url text not null,
  kind text not null,
  found_by text not null,
  content_type text not null,
  html_gzip bytea not null,
  etag text,
  last_modified text,
  retrieved_at timestamptz not null,
  rendered boolean not null default false,
  sha256 text,
  primary key (company_id, position)
);

-- What a website says that its listing does not; never an edit until its owner accepts it.
create table proposals (
  id integer generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  -- Of the words on one site; null for what the company's listings share.
  profile_id bigint references profiles on delete cascade,
  field text not null,
  kind text not null check (kind in ('changed', 'gone', 'new')),
  -- The listing's value when it was found.
  now jsonb not null,
  -- The drafter's value as a cell keeps it, with its quotes; null where the website states none.
  drafted jsonb,
  found_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'dismissed', 'outdated')),
  -- Dismissed, and the website has said nothing else since.
  holds boolean not null default false,
  decided_at timestamptz,
  -- When a digest told of it.
  told_at timestamptz
) with (fillfactor = 80);
create unique index proposals_open on proposals (company_id, coalesce(profile_id, 0), field) where status = 'open';
create index proposals_company on proposals (company_id, id desc);
create index proposals_profile on proposals (profile_id) where profile_id is not null;
create index proposals_untold on proposals (company_id) where status = 'open' and told_at is null;

create table proposal_digests (
  account_id text primary key references auth."user" on delete cascade,
  sent_at timestamptz not null
);
