-- Orders: what is sold, what VAT it bears, promo codes, and each order from its price to its invoice. Money is integer cents of US dollars.
-- Who writes here locks in this order: listing, week, promo code, order, lines; the counter of a number series comes last.

-- What is on sale. What each key means (its options, what it counts by) is code; price and bounds are the operator's.
create table products (
  key text primary key,
  position smallint not null,
  name text not null,
  description text not null,
  price_cents integer not null check (price_cents between 0 and 10000000),
  -- Bounds by name, such as min_weeks. Launches and billboards take their seats a week from the site.
  constraints jsonb not null default '{}',
  active boolean not null default true,
  updated_at timestamptz not null default now()
);
insert into products (key, position, name, description, price_cents, constraints) values
  ('launch', 1, 'Paid launch', 'The listing goes live at once or in the week you choose, without badge and queue; a free listing is upgraded.', 9900,
    '{"weeks_ahead_max": 52}'),
  ('billboard', 2, 'Billboard', 'A labelled place on top of the home page, for each week booked.', 14900, '{"min_weeks": 2, "max_weeks": 12, "weeks_ahead_max": 52}'),
  ('category_feature', 3, 'Category feature', 'A labelled place on top of a category''s page, for each category and week booked.', 4900,
    '{"min_weeks": 1, "max_weeks": 12, "weeks_ahead_max": 52, "seats_per_week": 2}'),
  ('newsletter', 4, 'Newsletter', 'A labelled paragraph in the newsletter of the week you choose.', 7900, '{"weeks_ahead_max": 52, "seats_per_week": 3}'),
  ('sections', 5, 'Sections', 'Unlocks further sections of a listing for good: milestones, story, interview, video.', 2900, '{}');

-- Standard VAT rates in basis points (2550 = 25.5 %), first and last day they hold. The operator's own row wins over a seeded one.
create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null,
  set_at timestamptz not null default now(),
  primary key (country, valid_from, source)
);
-- Made by scripts/vat_rates.ts from the rates of the package sales-tax; a test compares.
insert into vat_rates (country, rate_bp, valid_from, valid_to, source) values
  ('AT', 2000, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('BE', 2100, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('BG', 2000, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('CY', 1900, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('CZ', 2100, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('DE', 1900, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('DK', 2500, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('EE', 2200, '2025-01-01', '2025-06-30', 'sales-tax 2.23.0'),
  ('EE', 2400, '2025-07-01', null, 'sales-tax 2.23.0'),
  ('ES', 2100, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('FI', 2550, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('FR', 2000, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('GR', 2400, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('HR', 2500, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('HU', 2700, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('IE', 2300, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('IT', 2200, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('LT', 2100, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('LU', 1700, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('LV', 2100, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('MT', 1800, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('NL', 2100, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('PL', 2300, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('PT', 2300, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('RO', 1900, '2025-01-01', '2025-07-31', 'sales-tax 2.23.0'),
  ('RO', 2100, '2025-08-01', null, 'sales-tax 2.23.0'),
  ('SE', 2500, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('SI', 2200, '2025-01-01', null, 'sales-tax 2.23.0'),
  ('SK', 2300, '2025-01-01', null, 'sales-tax 2.23.0');

-- What VIES said of a number, kept 7 days where it is valid and an hour where it is not; what it did not say is not kept.
create table vat_numbers (
  number text primary key,
  valid boolean not null,
  -- VIES's proof that it was asked, where the seller's own number was sent along.
  consultation text,
  checked_at timestamptz not null,
  expires_at timestamptz not null
);

create table promo_codes (
  id integer generated always as identity primary key,
  -- As the operator wrote it, and as it is compared: trimmed, NFKC, upper case.
  code text not null,
  normalized text not null unique,
  kind text not null check (kind in ('percent', 'amount')),
  -- Per cent (1 to 100), or cents.
  value integer not null check (value > 0 and (kind = 'amount' or value <= 100)),
  min_subtotal_cents integer not null default 0 check (min_subtotal_cents >= 0),
  -- Null: every product.
  products text[],
  -- Null: every account.
  account_id text references auth."user" on delete cascade,
  starts_at timestamptz,
  expires_at timestamptz,
  -- Null: as often as one likes.
  max_uses integer check (max_uses > 0),
  per_account integer default 1 check (per_account > 0),
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- Wrong codes that were tried, by account (`account:…`) and by address (`address:…`): distinct ones within a window are counted.
create table promo_misses (
  who text not null,
  code_hash bytea not null,
  missed_at timestamptz not null,
  primary key (who, code_hash)
);
create index promo_misses_missed on promo_misses (missed_at);

-- One try of a code: `retry_at` where the account or the address has missed too often, whatever the code is; otherwise the code's id, null
-- for one that nobody made, which is a miss. Tries of an account, and then of an address, wait for each other, so that many at once see no
-- more than one after another; the locks are advisory, so that a right code writes nothing.
create function try_promo(of_account text, of_address text, of_code text, of_hash bytea, account_max integer, address_max integer, at timestamptz,
  out retry_at timestamptz, out promo_id integer) language plpgsql as $$
declare
  account_window constant interval := '15 minutes';
  address_window constant interval := '1 hour';
begin
  perform pg_advisory_xact_lock(hashtextextended(of_account, 9));
  perform pg_advisory_xact_lock(hashtextextended(of_address, 9));
  retry_at := greatest(
    (select missed_at + account_window from promo_misses where who = of_account and missed_at > at - account_window
      order by missed_at desc offset greatest(account_max - 1, 0) limit 1),
    (select missed_at + address_window from promo_misses where who = of_address and missed_at > at - address_window
      order by missed_at desc offset greatest(address_max - 1, 0) limit 1));
  if retry_at is not null then return; end if;
  promo_id := (select id from promo_codes where normalized = of_code);
  if promo_id is null then
    insert into promo_misses as m (who, code_hash, missed_at) values (of_account, of_hash, at), (of_address, of_hash, at)
    on conflict (who, code_hash) do update set missed_at = at
      where m.missed_at <= at - case when m.who = of_account then account_window else address_window end;
  end if;
end $$;

/*
 * status              event                          becomes
 * pending, failed     paid                           paid
 * pending             payment failed                 failed (can be tried again until expires_at)
 * pending, failed     24 hours, or given up          expired, cancelled (seats and promo code are given back)
 * expired, cancelled  money arrives all the same     paid; `held_reason` where a seat is gone meanwhile
 * paid                refund                         partially_refunded, refunded
 * paid                dispute opened, won            disputed, paid
 * `fulfillment` says how many lines are fulfilled, whatever the money does.
 */
create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- No cascade: books outlive accounts.
  account_id text not null references auth."user",
  site_id integer not null references sites,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded', 'partially_refunded', 'disputed')),
  fulfillment text not null default 'none' check (fulfillment in ('none', 'partial', 'complete')),
  -- Why the team must look at it; null where all is well.
  held_reason text,
  currency text not null default 'usd' check (currency = 'usd'),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and subtotal_cents),
  vat_cents integer not null check (vat_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents - discount_cents + vat_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  -- The code and what it says, as agreed to: {code, description}; which code it is stands in promo_uses.
  discount jsonb,
  -- The country whose VAT it is; null while the buyer's is unknown.
  vat_country text,
  vat_rate_bp integer not null check (vat_rate_bp between 0 and 10000),
  vat_treatment text not null check (vat_treatment in ('standard', 'reverse_charge', 'outside_scope', 'unknown')),
  vat_number text,
  vat_number_status text check (vat_number_status in ('valid', 'invalid', 'unverified')),
  -- Who is billed, as far as known: {name, email, company, country, address}.
  billing jsonb not null default '{}',
  -- The checkout link's token is made of this nonce and AUTH_SECRET, so that get_order can show it and a copy of the database cannot;
  -- the page finds the order by the token's hash.
  checkout_nonce bytea not null check (length(checkout_nonce) = 16),
  checkout_token_hash bytea not null unique,
  -- Counts changes.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz
) with (fillfactor = 80);
create index orders_account on orders (account_id, created_at desc, id desc);
create index orders_expiring on orders (expires_at) where status in ('pending', 'failed');
create index orders_held on orders (id) where held_reason is not null;

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position smallint not null,
  product text not null references products,
  listing_id integer references listings on delete set null,
  options jsonb not null,
  unit_cents integer not null check (unit_cents >= 0),
  quantity integer not null check (quantity > 0),
  subtotal_cents integer not null check (subtotal_cents = unit_cents * quantity),
  discount_cents integer not null default 0 check (discount_cents between 0 and subtotal_cents),
  -- Without VAT.
  total_cents integer not null check (total_cents = subtotal_cents - discount_cents),
  -- This line's part of the order's VAT, for refunds of single lines.
  vat_cents integer not null check (vat_cents >= 0),
  unique (order_id, position)
);
create index order_lines_listing on order_lines (listing_id);

-- What was delivered: a line at most once, whatever arrives twice. Written in the transaction that delivers.
create table fulfillments (
  order_line_id bigint primary key references order_lines on delete cascade,
  fulfilled_at timestamptz not null,
  result jsonb not null default '{}',
  revoked_at timestamptz
);

-- Seats in weeks: of launches, billboards, category features and newsletters. A pending order holds its seats until they expire
-- (`expires_at`), a paid one for good (null); one given back has released_at. What a page shows as placement of a week is what is kept here.
-- Who takes one locks the week's row in launch_weeks first, and counts listings, not rows: a second order for the same listing, week and
-- kind takes no second seat.
create table seats (
  id bigint generated always as identity primary key,
  order_line_id bigint not null references order_lines on delete cascade,
  kind text not null check (kind in ('launch', 'billboard', 'category_feature', 'newsletter')),
  site_id integer not null references sites,
  week text not null,
  -- The category's name for a category feature; '' otherwise.
  category text not null default '',
  listing_id integer not null references listings on delete cascade,
  expires_at timestamptz,
  released_at timestamptz,
  unique (order_line_id, week, category)
);
create index seats_week on seats (site_id, kind, week, category) where released_at is null;
create index seats_listing on seats (listing_id);

-- One code an order: reserved at checkout until the order expires, used when it is paid, released when it is not.
create table promo_uses (
  order_id bigint primary key references orders on delete cascade,
  promo_id integer not null references promo_codes,
  account_id text not null references auth."user",
  state text not null check (state in ('reserved', 'used', 'released')),
  expires_at timestamptz,
  at timestamptz not null,
  check ((state = 'reserved') = (expires_at is not null))
);
create index promo_uses_code on promo_uses (promo_id, account_id) where state <> 'released';

-- One row for each time that an order was handed to a payment provider.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  attempt smallint not null,
  provider text not null check (provider in ('stripe', 'test', 'none')),
  -- The provider's session; null until it has answered. The call's idempotency key is made of order number and attempt.
  session_id text,
  intent_id text,
  session_url text,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null default 'usd',
  -- open: a person may pay; processing: the provider waits for the money.
  state text not null default 'open' check (state in ('open', 'processing', 'succeeded', 'failed', 'expired', 'cancelled')),
  method text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the reconciler last asked the provider.
  asked_at timestamptz,
  expires_at timestamptz,
  unique (order_id, attempt),
  unique (provider, session_id)
);
create index payments_open on payments (coalesce(asked_at, created_at)) where state in ('open', 'processing');
create index payments_intent on payments (intent_id) where intent_id is not null;
-- Money for one order is taken once.
create unique index payments_succeeded on payments (order_id) where state = 'succeeded';

-- Events of a provider by its own id, written in the transaction of their effect: what arrives twice finds itself here.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  order_id bigint references orders on delete set null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_order on payment_events (order_id);

create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  payment_id bigint references payments,
  provider text not null,
  -- Null until the provider has answered; the call's idempotency key is made of this row's id.
  provider_refund_id text,
  amount_cents integer not null check (amount_cents > 0),
  -- The part of it that is VAT.
  vat_cents integer not null check (vat_cents between 0 and amount_cents),
  reason text,
  state text not null check (state in ('asked', 'succeeded', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, provider_refund_id)
);
create index refunds_order on refunds (order_id);

create table disputes (
  provider text not null,
  dispute_id text not null,
  order_id bigint not null references orders,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_cents integer not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (provider, dispute_id)
);
create index disputes_order on disputes (order_id);

-- The last number of each series and year. Taken by next_number in the transaction of what is numbered, whose lock on the row makes others
-- wait: what rolls back leaves no gap.
create table number_series (
  series text not null,
  year integer not null,
  last integer not null,
  primary key (series, year)
);
create function next_number(of_series text, of_year integer) returns text language sql as $$
  insert into number_series as n (series, year, last) values (of_series, of_year, 1)
  on conflict (series, year) do update set last = n.last + 1
  returning of_series || '-' || of_year || '-' || lpad(last::text, greatest(6, length(last::text)), '0')
$$;

-- Documents as issued: `snapshot` holds all that they show, whatever changes later. TEST ones have series of their own.
create table invoices (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders,
  number text not null unique,
  -- Found by the link's token as the checkout page is; the same scheme.
  nonce bytea not null check (length(nonce) = 16),
  token_hash bytea not null unique,
  test boolean not null,
  issued_at timestamptz not null,
  snapshot jsonb not null
);
create table credit_notes (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  refund_id bigint not null unique references refunds,
  number text not null unique,
  issued_at timestamptz not null,
  snapshot jsonb not null
);
create index credit_notes_invoice on credit_notes (invoice_id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was issued', tg_table_name;
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change();
create trigger credit_notes_stay before update or delete on credit_notes for each row execute function refuse_change();

-- Where the buyer is, by what says so: kept for the tax office, two where there are two.
create table vat_evidence (
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('billing_country', 'ip_country', 'card_country', 'vat_number')),
  country text not null,
  -- What was seen: the number with VIES's consultation, the issuer's country; never a card number.
  detail text,
  at timestamptz not null,
  primary key (order_id, kind)
);
