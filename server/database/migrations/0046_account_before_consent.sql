-- Of all rows the account's is the first that is locked: who held it alone and ended the consent, and a renewal that held that and wanted the
-- account for its foreign key, waited for each other.
create or replace function keep_refresh_token_on_consent() returns trigger language plpgsql as $$
begin
  perform from auth."user" where id = new."userId" for key share;
  -- Who ends the consent waits for this row, or this one waits and finds none.
  perform from auth."oauthConsent" where "userId" = new."userId" and "clientId" = new."clientId" for key share;
  if not found then
    raise exception 'the consent behind this refresh token has ended' using errcode = 'LG001';
  end if;
  return new;
end $$;
