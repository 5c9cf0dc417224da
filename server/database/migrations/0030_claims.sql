-- Claims an Idempotency-Key until the transaction ends and answers what is kept for it, in one round trip. The answer is read by a statement of
-- its own, which begins once the key is claimed: it sees what the last holder of the key committed.
create function claim_key(lock_name bigint, of_account text, of_key text, oldest timestamptz)
returns table (locked boolean, fingerprint bytea, status integer, headers jsonb, body text)
language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(lock_name) then
    return query select false, null::bytea, null::integer, null::jsonb, null::text;
  else
    return query
      select true, i.fingerprint, i.status, i.headers, i.body from (select) as once
      left join idempotency i on i.account_id = of_account and i.key = of_key and i.finished_at > oldest;
  end if;
end $$;
