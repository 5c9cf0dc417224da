-- When a webhook had its last turn, by the clock of the database: who was served longest ago comes first, however much waits for others.
alter table webhooks add column turn_at timestamptz;
