-- Sessions of the provider that stands in where none is set up: its page says TEST, and no money moves.
create table test_payments (
  id text primary key,
  order_number text not null,
  mark text not null,
  version integer not null,
  cents integer not null,
  currency text not null,
  payment_id text not null unique,
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired', 'cancelled')),
  success_url text not null,
  cancel_url text not null,
  ends_at timestamptz not null,
  -- What was given back, by the key of each call.
  refunds jsonb not null default '{}',
  unique (mark, version)
);

-- Where two sessions of one order were both paid, the second is `surplus`: the team gives it back.
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('open', 'processing', 'succeeded', 'failed', 'expired', 'cancelled', 'surplus'));

-- What the session was asked for, so that asking again after a crash asks for the same.
alter table payments add column request jsonb not null default '{}';

-- Lines of paid orders that wait for their fulfilment; the job looks here.
create index orders_unfulfilled on orders (paid_at) where paid_at is not null and fulfillment <> 'complete' and held_reason is null;
