-- The weeks of a site: whoever takes a seat in one locks its row, so that the last seat is taken once. Closing a week stamps it.
create table launch_weeks (
  site_id integer not null references sites,
  week text not null,
  closed_at timestamptz,
  primary key (site_id, week)
);

alter table listings
  -- How often a free launch was not ready when its week began.
  add column rolls smallint not null default 0 check (rolls between 0 and 3),
  -- When the seat in launch_week was taken.
  add column queued_at timestamptz,
  -- When it was last decided whether the launch is ready.
  add column readiness_at timestamptz,
  -- What a suspended listing was before, and is again when it is restored.
  add column suspended_from text;
create index listings_week on listings (site_id, launch_week) where launch_week is not null;
-- Launches to come, by the week they wait for.
create index listings_waiting on listings (launch_week, site_id, id) where status in ('awaiting_badge', 'scheduled');

-- Where the badge of a listing is looked for and what was seen there.
create table badge_checks (
  listing_id integer primary key references listings on delete cascade,
  state text not null default 'unchecked' check (state in ('unchecked', 'missing', 'verified', 'unreachable', 'lost')),
  -- Whether the badge counts: it does from the first sight until it is lost, also while a page is down or a miss is not yet the third.
  holds boolean not null default false,
  misses smallint not null default 0,
  missed_at timestamptz,
  -- The page the owner named; null means the home page.
  page_url text,
  checked_url text,
  checked_at timestamptz,
  next_check_at timestamptz,
  detail text not null
);
create index badge_checks_due on badge_checks (next_check_at) where next_check_at is not null;
