-- Votes of people for listings in their launch week. Votes of an account younger than a day are held: they count once it is older.
create table votes (
  listing_id integer not null references listings on delete cascade,
  account_id text not null references auth."user" on delete cascade,
  week text not null,
  counted boolean not null,
  -- From when the account is old enough.
  counts_at timestamptz not null,
  cast_at timestamptz not null,
  primary key (listing_id, account_id)
);
create index votes_held on votes (week, listing_id, counts_at) where not counted;

-- The board of each week, narrow, so that a vote rewrites little. It refers to no listing: what is frozen stays, whatever becomes of it.
create table board_entries (
  listing_id integer primary key,
  site_id integer not null references sites,
  week text not null,
  launched_at timestamptz not null,
  votes integer not null check (votes >= 0),
  -- The place on the frozen board; null until the week is closed.
  rank integer
) with (fillfactor = 50);
create index board_entries_order on board_entries (site_id, week, votes desc, launched_at, listing_id);

-- SHA-256 of the frozen board; stamped with closed_at.
alter table launch_weeks add column sha256 text;

-- Whatever brings a listing to life puts it on the board of its week. The week's row is held meanwhile, so that none slips onto a board
-- that is being frozen; who goes live when its week is closed already is on no board.
create function enter_board() returns trigger language plpgsql as $$
begin
  insert into launch_weeks (site_id, week) values (new.site_id, new.launch_week) on conflict do nothing;
  perform from launch_weeks where site_id = new.site_id and week = new.launch_week and closed_at is null for key share;
  if found then
    insert into board_entries (listing_id, site_id, week, launched_at, votes)
    values (new.id, new.site_id, new.launch_week, new.launched_at, new.votes) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger listings_enter_board after insert or update of status on listings for each row
  when (new.status = 'live' and new.launch_week is not null and new.launched_at is not null) execute function enter_board();

insert into board_entries (listing_id, site_id, week, launched_at, votes)
  select id, site_id, launch_week, launched_at, votes from listings where status = 'live' and launch_week is not null and launched_at is not null;

-- Who is told of a listing's updates. The token stands in the unsubscribe link of every letter.
create table listing_follows (
  listing_id integer not null references listings on delete cascade,
  account_id text not null references auth."user" on delete cascade,
  token text not null unique,
  followed_at timestamptz not null,
  primary key (listing_id, account_id)
);
create index listing_follows_account on listing_follows (account_id);
create index votes_account on votes (account_id);
