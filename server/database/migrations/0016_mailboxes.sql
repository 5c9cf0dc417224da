-- Which browsers were signed in to an account before: they have an allowance of their own for codes and passwords. It signs nobody in.
create table known_browsers (
  -- SHA-256 of what the cookie holds.
  browser_hash bytea not null,
  account_id text not null references auth."user" on delete cascade,
  seen_at timestamptz not null,
  primary key (browser_hash, account_id)
);
create index known_browsers_account on known_browsers (account_id, seen_at);
create index known_browsers_seen on known_browsers (seen_at);

-- How server/mail/mailbox.ts spells a mailbox, for what is in the tables already.
create function pg_temp.mailbox_of(email text) returns text language sql immutable as $$
  with parts as (
    select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as domain
  )
  select case
    when name = '' then lower(email)
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me') then translate(name, '._-', '') || '@proton.me'
    when domain in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
    else name || '@' || domain
  end from parts
$$;

-- A listing invites a mailbox, however its address is spelled. Of spellings that were invited before, the newest stands for the mailbox.
alter table invites add column mailbox text;
update invites i set mailbox = n.mailbox from (
  select id, pg_temp.mailbox_of(email) as mailbox, row_number() over (partition by profile_id, pg_temp.mailbox_of(email) order by id desc) as place
  from invites
) n where n.id = i.id and n.place = 1;
create unique index invites_mailbox on invites (profile_id, mailbox);

-- Votes on one listing that came from one network within minutes wait for the site team.
create table vote_clusters (
  id bigint generated always as identity primary key,
  listing_id integer not null references listings on delete cascade,
  week text not null,
  -- As in votes; null once the week is over.
  network bytea,
  opened_at timestamptz not null,
  -- Null while nobody has decided.
  decision text check (decision in ('count', 'discard')),
  decided_at timestamptz
);
create index vote_clusters_network on vote_clusters (listing_id, network, id desc);
create index vote_clusters_week on vote_clusters (week, id);

alter table votes
  -- SHA-256 of the voter's mailbox, so that it votes once, whatever accounts it has; gone with the week.
  add column mailbox bytea,
  -- A keyed hash of the /24 or /48 the vote came from and its week, so that no two weeks can be joined by it; gone with the week.
  add column network bytea,
  -- What keeps the vote from counting: it waits for the team, or the team did not count it.
  add column review text check (review in ('held', 'discarded')),
  add column cluster_id bigint references vote_clusters on delete set null;
-- Votes that several spellings of one mailbox gave before stay as they were counted; the first stands for the mailbox.
update votes v set mailbox = sha256(convert_to(n.mailbox, 'UTF8')) from (
  select v.listing_id, v.account_id, pg_temp.mailbox_of(u.email) as mailbox,
    row_number() over (partition by v.listing_id, pg_temp.mailbox_of(u.email) order by v.cast_at, v.account_id) as place
  from votes v join auth."user" u on u.id = v.account_id join board_entries b on b.listing_id = v.listing_id and b.rank is null
) n where n.listing_id = v.listing_id and n.account_id = v.account_id and n.place = 1;
create unique index votes_mailbox on votes (listing_id, mailbox);
create index votes_network on votes (listing_id, network, cast_at) where network is not null;
create index votes_traced on votes (week) where mailbox is not null or network is not null;
create index votes_cluster on votes (cluster_id) where cluster_id is not null;
drop index votes_held;
create index votes_held on votes (week, listing_id, counts_at) where not counted and review is null;
