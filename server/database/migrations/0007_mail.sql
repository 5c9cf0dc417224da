-- Letters, each written in the transaction of what it tells about and delivered afterwards. One that waits is claimed by moving
-- next_try_at ahead and counting the try; its message_id stays the same however often it is tried.
create table outbox (
  id bigint generated always as identity primary key,
  message_id uuid not null unique default gen_random_uuid(),
  email text not null,
  kind text not null,
  subject text not null,
  -- The letter as its blocks; text and HTML are made of it when it goes out.
  letter jsonb not null,
  -- A second letter with the same key is not sent.
  once text unique,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'suppressed')),
  tries smallint not null default 0,
  error text,
  created_at timestamptz not null,
  next_try_at timestamptz,
  sent_at timestamptz
) with (fillfactor = 80);
create index outbox_waiting on outbox (next_try_at, id) where status = 'waiting';
create index outbox_created on outbox (created_at) where status <> 'waiting';

-- Workers are woken when letters wait; notifications of one transaction come as one.
create function notify_letters_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('letters_waiting', '');
  return null;
end $$;
create trigger outbox_waits after insert on outbox for each statement execute function notify_letters_waiting();

-- Addresses, in lower case, that are not written to: at all, or not by one kind of letter.
create table suppressions (
  email text not null,
  kind text not null default 'all',
  reason text not null,
  at timestamptz not null,
  primary key (email, kind)
);

-- Co-founders asked to add their own profile to the founders of a product. The token in the letter's link is known by its hash alone
-- and ends with its use; sending again gives a new one.
create table invites (
  id integer generated always as identity primary key,
  draft_id text not null references drafts on delete cascade,
  profile_id bigint not null references profiles on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  -- Stands in every letter's unsubscribe link.
  stop_token text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Letters to this address since day_starts_at, for the bound a day.
  sent_in_day smallint not null default 1,
  day_starts_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references auth."user" on delete set null
);
create unique index invites_email on invites (profile_id, lower(email));
create index invites_draft on invites (draft_id);
