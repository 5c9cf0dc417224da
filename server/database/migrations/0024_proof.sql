-- Whoever checks a listing gets what the service read: the hash of each page's body, and how a closed board was written down for its hash.
-- Pages and boards of before keep what they have: pages without a hash, boards in the first form.
alter table draft_pages add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
alter table launch_weeks add column form smallint not null default 1 check (form in (1, 2));
