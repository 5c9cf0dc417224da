-- The weekly newsletter of each site: who gets it, and each issue as it was composed.

/*
 * state         event                             becomes
 * none, ended   asked for                         pending     a letter with a link to confirm
 * pending       asked for again                   pending     a new link; the older one is dead
 * pending       confirmed within its time         confirmed
 * confirmed     asked for                         confirmed   a letter that says so
 * confirmed     ended by the link of a letter     ended
 * What is pending beyond its time, and what ended long ago, is deleted.
 */
create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  -- In lower case.
  email text not null,
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'ended')),
  -- The token of the link that confirms is known by its hash alone.
  confirm_hash bytea unique,
  confirm_until timestamptz,
  -- Stands in every letter's unsubscribe link, so that it is kept as it is; all it can do is end the letters.
  stop_token text not null unique,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (site_id, email)
);
create index newsletter_subscribers_confirmed on newsletter_subscribers (site_id, id) where state = 'confirmed';
create index newsletter_subscribers_swept on newsletter_subscribers (coalesce(ended_at, confirm_until)) where state <> 'confirmed';

-- One row for each site and week that was looked at. What was written stays as it was; only how far its letters came is marked.
create table newsletter_issues (
  id integer generated always as identity primary key,
  site_id integer not null references sites,
  week text not null,
  composed_at timestamptz not null,
  -- Null: there was nothing to tell.
  content jsonb,
  -- The paid lines whose paragraph stands in it.
  order_line_ids bigint[] not null default '{}',
  -- The last subscriber who was written to: letters and this mark commit together, so that nobody is written to twice.
  mailed_to bigint not null default 0,
  mailed_at timestamptz,
  unique (site_id, week)
);
create index newsletter_issues_unmailed on newsletter_issues (id) where mailed_at is null;
create trigger newsletter_issues_stay before delete or update of site_id, week, composed_at, content, order_line_ids on newsletter_issues
  for each row execute function refuse_change();
