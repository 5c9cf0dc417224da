-- What happened to the things of an account, in the order in which it was committed. `object` is the id of what it is about, as the
-- operation takes it that reads the thing; what that operation answers is looked up when somebody asks.
create sequence event_ids;
create table events (
  id bigint primary key,
  account_id text not null,
  type text not null,
  object jsonb not null,
  at timestamptz not null
);
create index events_account on events (account_id, id);
create index events_old on events (at);

-- Addresses that are told of events. Their secrets are made of the deployment's own and these nonces, and stand nowhere.
create table webhooks (
  id text primary key,
  account_id text not null references auth."user" on delete cascade,
  url text not null,
  types text[] not null,
  description text not null,
  enabled boolean not null default true,
  -- What the credential that named the address may read.
  scopes text[] not null,
  nonce bytea not null,
  -- The secret before the present one, and until when both sign.
  old_nonce bytea,
  old_valid_until timestamptz,
  -- The first try that failed since one succeeded.
  failing_since timestamptz,
  -- Whoever delivers to it alone, by the clock of the database: a process that dies is followed by another.
  busy_until timestamptz,
  created_at timestamptz not null
);
create index webhooks_account on webhooks (account_id, created_at, id);
create index webhooks_failing on webhooks (failing_since) where enabled and failing_since is not null;

-- One event on its way to one address. What is tried counts the try first, so that a try which ends its process is no endless one.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id text not null references webhooks on delete cascade,
  event_id bigint not null,
  type text not null,
  object jsonb not null,
  event_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempt smallint not null default 0,
  code smallint,
  duration_ms integer,
  answer text,
  created_at timestamptz not null,
  tried_at timestamptz,
  next_try_at timestamptz
) with (fillfactor = 80);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at) where status = 'pending';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- Workers are woken when deliveries wait; notifications of one transaction come as one.
create function notify_webhooks_waiting() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform pg_notify('webhooks_waiting', '');
  end if;
  return null;
end $$;
create trigger webhook_deliveries_wait after insert on webhook_deliveries referencing new table as added
  for each statement execute function notify_webhooks_waiting();

-- What the present transaction tells, until it commits: to everybody else this table is empty.
create table events_told (
  id bigint generated always as identity primary key,
  account_id text not null,
  type text not null,
  object jsonb not null,
  at timestamptz not null
);

-- At the very end of a transaction its events get their ids and go on their ways. A sequence alone gives a transaction that commits later
-- a smaller id now and then, which a reader who has read further would never see; so transactions that tell the same account of something
-- commit one after another from here on. The lock is by 64 groups of accounts, taken in their order, when all other locks are held: nobody
-- waits in a circle, and a week that closes for thousands of accounts takes few. It ends once the commit is seen by all.
create function number_events() returns trigger language plpgsql as $$
declare
  accounts_group integer;
  accounts_told integer;
begin
  -- The first event moves all of them; the others find nothing left.
  perform from events_told where id = new.id;
  if not found then
    return null;
  end if;
  for accounts_group in select distinct hashtext(account_id) & 63 from events_told order by 1 loop
    perform pg_advisory_xact_lock(22, accounts_group);
  end loop;
  with moved as (
    delete from events_told returning id, account_id, type, object, at
  ), kept as (
    insert into events (id, account_id, type, object, at)
    select nextval('event_ids'), account_id, type, object, at from (select * from moved order by id) as in_order
    returning id, account_id, type, object, at
  ), told as (
    select pg_notify('event_told', account_id) from kept group by account_id
  ), waiting as (
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, created_at, next_try_at)
    select w.id, k.id, k.type, k.object, k.at, k.at, k.at from kept k join webhooks w on w.account_id = k.account_id
    where w.enabled and k.type = any(w.types) order by k.id
    for key share of w
  )
  select count(*) into accounts_told from told;
  return null;
end $$;
create constraint trigger events_told_at_commit after insert on events_told deferrable initially deferred
  for each row execute function number_events();
