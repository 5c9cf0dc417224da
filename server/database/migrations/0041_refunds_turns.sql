-- When whoever asked for a refund here was told that it is done; null as long as nobody was, such as where the provider's answer was lost and
-- its event came instead. Asking for as much again means the same one then.
alter table refunds add column answered_at timestamptz;
update refunds set answered_at = coalesce(settled_at, created_at) where state <> 'asked';
create index refunds_payment on refunds (payment_id);

-- When a webhook had its last turn, by the clock of the database: who was served longest ago comes first, however much waits for others.
alter table webhooks add column turn_at timestamptz;
