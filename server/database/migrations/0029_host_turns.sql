-- Hosts that are being read again, or were a moment ago: one look at a host at a time, over all workers. What died gives it back at `until`.
create table host_turns (
  host text primary key,
  holder uuid not null,
  until timestamptz not null
);
