-- The team's newest accounts, and orders by a part of a number or an address: in indexes as narrow as these, not in the rows.
create index user_newest on auth."user" ("createdAt" desc, id);
alter table orders add column billed_to text generated always as (left(lower(billing ->> 'email'), 320)) stored;
create index orders_found on orders (id, status, number, billed_to, account_id);
create index vat_evidence_contradicts on vat_evidence (order_id) where kind = 'card_country' and detail is not null;
