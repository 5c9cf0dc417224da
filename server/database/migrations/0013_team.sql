-- What the site team did, on the website or by the operator's commands: who, what, to what, when, and what it was before and after. Written
-- in the transaction of the deed. `key` comes with the form: sent twice, the deed is done once.
create table team_actions (
  id bigint generated always as identity primary key,
  key text not null unique,
  at timestamptz not null,
  -- Null for the operator's commands, and once the account is gone.
  account_id text references auth."user" on delete set null,
  -- Their address as it was then.
  by text not null,
  action text not null,
  -- What sort of thing it was done to, which one, and what that was called.
  kind text not null,
  subject text not null,
  label text not null,
  note text,
  before jsonb,
  after jsonb
);
create index team_actions_subject on team_actions (kind, subject, id desc);
create index team_actions_account on team_actions (account_id) where account_id is not null;

-- When somebody of the team looked at an edit.
alter table listing_versions add column seen_at timestamptz;
create index listing_versions_unseen on listing_versions (at, listing_id, version) where seen_at is null;
create index listing_versions_at on listing_versions (at, listing_id, version);

-- Why a listing is suspended, in words for its owner, and since when.
alter table listings
  add column suspended_reason text check (char_length(suspended_reason) <= 400),
  add column suspended_at timestamptz;
create index listings_suspended on listings (suspended_at) where status = 'suspended';

-- A retired question is asked no more; its answers stay with those who gave them.
alter table interview_questions add column retired_at timestamptz;

-- The name that a category came with, by which the built-in drafter goes on to know it after it is renamed.
alter table categories add column drafted_as text;

create index outbox_status on outbox (status, id desc);
