-- A visitor who drafts before signing in. The row holds their drafts as an account would; it has no address, no session and no key, and goes
-- at this instant with all it made, unless somebody signs in first.
alter table auth."user" add column stranger_until timestamptz;
create index user_strangers on auth."user" (stranger_until) where stranger_until is not null;
