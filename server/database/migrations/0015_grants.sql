-- A refresh token stands on a consent, and both end together. The library turns a token over in two steps without a transaction, so that
-- an app which was disconnected, or caught using a token twice, between the two would keep what the second step writes.
create function keep_refresh_token_on_consent() returns trigger language plpgsql as $$
begin
  -- Who ends the consent waits for this row, or this one waits and finds none.
  perform from auth."oauthConsent" where "userId" = new."userId" and "clientId" = new."clientId" for key share;
  if not found then
    raise exception 'the consent behind this refresh token has ended' using errcode = 'LG001';
  end if;
  return new;
end $$;
create trigger refresh_token_needs_consent before insert on auth."oauthRefreshToken" for each row
  execute function keep_refresh_token_on_consent();

create function end_tokens_of_consent() returns trigger language plpgsql as $$
begin
  delete from auth."oauthRefreshToken" where "userId" = old."userId" and "clientId" = old."clientId";
  delete from auth."oauthAccessToken" where "userId" = old."userId" and "clientId" = old."clientId";
  delete from auth."deviceCode" where "userId" = old."userId" and "clientId" = old."clientId";
  insert into revoked_grants (account_id, client_id, revoked_at)
  select old."userId", old."clientId", clock_timestamp() where exists (select from auth."user" where id = old."userId" for key share)
  on conflict (account_id, client_id) do update set revoked_at = excluded.revoked_at;
  return null;
end $$;
create trigger consent_gone after delete on auth."oauthConsent" for each row execute function end_tokens_of_consent();

-- The library deletes tokens that have time left only where it saw one used twice: the consent goes too, and the person is asked anew.
-- An app that gives one token back has it marked, and the others of the person's machines go on.
create or replace function revoke_grant_of_refresh_token() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from auth."oauthConsent" where "userId" = old."userId" and "clientId" = old."clientId";
  end if;
  insert into revoked_grants (account_id, client_id, revoked_at)
  select old."userId", old."clientId", clock_timestamp() where exists (select from auth."user" where id = old."userId" for key share)
  on conflict (account_id, client_id) do update set revoked_at = excluded.revoked_at;
  return null;
end $$;
