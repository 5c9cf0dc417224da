-- As claim_key, of several keys at once and in their order. What is in another transaction is not waited for: several that wait for one another's keys
-- would wait for ever. (claim_key stays for processes of the version before this one.)
create function claim_keys(lock_names bigint[], accounts text[], keys text[], oldest timestamptz)
returns table (locked boolean, fingerprint bytea, status integer, headers jsonb, body text)
language plpgsql as $$
declare
  locks constant boolean[] := array(select pg_try_advisory_xact_lock(name) from unnest(lock_names) with ordinality as n (name, place) order by place);
begin
  return query
    select n.locked, i.fingerprint, i.status, i.headers, i.body
    from unnest(locks, accounts, keys) with ordinality as n (locked, account_id, key, place)
    left join idempotency i on n.locked and i.account_id = n.account_id and i.key = n.key and i.finished_at > oldest
    order by n.place;
end $$;

-- The same of forms, by the hashes of their keys in hexadecimal.
create function claim_forms(lock_kind bigint, hashes text[], oldest timestamptz)
returns table (locked boolean, answer bytea)
language plpgsql as $$
declare
  locks constant boolean[] := array(
    select pg_try_advisory_xact_lock(hashtextextended(hash, lock_kind)) from unnest(hashes) with ordinality as n (hash, place) order by place
  );
begin
  return query
    select n.locked, a.answer from unnest(locks, hashes) with ordinality as n (locked, hash, place)
    left join form_answers a on n.locked and a.key_hash = decode(n.hash, 'hex') and a.finished_at > oldest
    order by n.place;
end $$;
