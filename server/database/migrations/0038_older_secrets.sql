-- Secrets of a webhook that was given another one twice within a day: each signs for the day that was told with it. As nonce and valid_until.
alter table webhooks add column older_secrets jsonb not null default '[]';
