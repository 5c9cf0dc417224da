-- The service's own copies of founders' pictures, by the address that an account named. Pages show the copy, never the address.
create table photos (
  id integer generated always as identity primary key,
  account_id text not null references auth."user" on delete cascade,
  source_url text not null,
  -- The name of the copy. It is given before the picture is fetched, so that a fetch cut off in the middle leaves nothing that the next
  -- does not write over.
  file text not null unique,
  state text not null default 'pending' check (state in ('pending', 'ready', 'failed')),
  -- Why it failed; of a pending one, why the latest try did.
  reason text,
  asked_at timestamptz not null,
  fetched_at timestamptz
);
-- An address may be longer than an index entry holds.
create unique index photos_source on photos (account_id, md5(source_url));
create index photos_asked on photos (asked_at);
