-- A session that first claims while there are few keys plans to read all of them, and keeps the plan while they become thousands: each key is
-- looked for by itself, where only the index of keys can be of use.
create or replace function claim_keys(lock_names bigint[], accounts text[], keys text[], oldest timestamptz)
returns table (locked boolean, fingerprint bytea, status integer, headers jsonb, body text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  locks constant boolean[] := array(select pg_try_advisory_xact_lock(name) from unnest(lock_names) with ordinality as n (name, place) order by place);
begin
  return query
    select n.locked, i.fingerprint, i.status, i.headers, i.body
    from unnest(locks, accounts, keys) with ordinality as n (locked, account_id, key, place)
    left join lateral (select * from idempotency k where k.account_id = n.account_id and k.key = n.key limit 1) i
      on n.locked and i.finished_at > oldest
    order by n.place;
end $$;

create or replace function claim_forms(lock_kind bigint, hashes text[], oldest timestamptz)
returns table (locked boolean, answer bytea)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  locks constant boolean[] := array(
    select pg_try_advisory_xact_lock(hashtextextended(hash, lock_kind)) from unnest(hashes) with ordinality as n (hash, place) order by place
  );
begin
  return query
    select n.locked, a.answer from unnest(locks, hashes) with ordinality as n (locked, hash, place)
    left join lateral (select * from form_answers f where f.key_hash = decode(n.hash, 'hex') limit 1) a on n.locked and a.finished_at > oldest
    order by n.place;
end $$;
