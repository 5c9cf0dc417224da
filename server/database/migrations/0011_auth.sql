-- Sign-in and the authorization server. The tables with quoted names are the sign-in library's, in the columns it expects; it never
-- changes them itself. Everything after them is ours.
create table auth."session" (
  id text primary key,
  "expiresAt" timestamptz not null,
  -- SHA-256 of what the cookie holds, in hexadecimal.
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth."user" on delete cascade
);
create index session_of_user on auth."session" ("userId");
create index session_ends on auth."session" ("expiresAt");

create table auth."account" (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  -- Argon2id, for the provider `credential`.
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create unique index account_user on auth."account" ("userId", "providerId");

create table auth."verification" (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier on auth."verification" (identifier);
create index verification_ends on auth."verification" ("expiresAt");

create table auth."jwks" (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  alg text,
  crv text
);

create table auth."oauthClient" (
  id text primary key,
  "clientId" text not null unique,
  "clientSecret" text,
  "clientDiscoveryId" text,
  disabled boolean,
  "skipConsent" boolean,
  "enableEndSession" boolean,
  "subjectType" text,
  scopes jsonb,
  "clientCredentialsScopes" jsonb,
  "userId" text references auth."user" on delete cascade,
  "createdAt" timestamptz,
  "updatedAt" timestamptz,
  name text,
  uri text,
  icon text,
  contacts jsonb,
  tos text,
  policy text,
  "softwareId" text,
  "softwareVersion" text,
  "softwareStatement" text,
  "redirectUris" jsonb not null,
  "postLogoutRedirectUris" jsonb,
  "backchannelLogoutUri" text,
  "backchannelLogoutSessionRequired" boolean,
  "tokenEndpointAuthMethod" text,
  "applicationType" text,
  jwks text,
  "jwksUri" text,
  "grantTypes" jsonb,
  "responseTypes" jsonb,
  "requirePKCE" boolean,
  "dpopBoundAccessTokens" boolean,
  "referenceId" text,
  metadata jsonb
);
create index oauth_client_user on auth."oauthClient" ("userId");
create index oauth_client_created on auth."oauthClient" ("createdAt");

create table auth."oauthResource" (
  id text primary key,
  identifier text not null unique,
  name text not null,
  "accessTokenTtl" integer,
  "refreshTokenTtl" integer,
  "signingAlgorithm" text,
  "signingKeyId" text,
  "allowedScopes" jsonb,
  "customClaims" jsonb,
  "dpopBoundAccessTokensRequired" boolean,
  disabled boolean,
  "createdAt" timestamptz,
  "updatedAt" timestamptz,
  "policyVersion" integer,
  metadata jsonb
);

-- A resource is named by BASE_URL; where that changes, what clients may ask for changes with it.
create table auth."oauthClientResource" (
  id text primary key,
  "clientId" text not null references auth."oauthClient" ("clientId") on delete cascade,
  "resourceId" text not null references auth."oauthResource" (identifier) on update cascade on delete cascade,
  metadata jsonb,
  "createdAt" timestamptz,
  unique ("clientId", "resourceId")
);
create index oauth_client_resource_resource on auth."oauthClientResource" ("resourceId");

create table auth."oauthRefreshToken" (
  id text primary key,
  token text not null unique,
  "clientId" text not null references auth."oauthClient" ("clientId") on delete cascade,
  "sessionId" text references auth."session" on delete set null,
  "userId" text not null references auth."user" on delete cascade,
  "referenceId" text,
  "authorizationCodeId" text,
  resources jsonb,
  "requestedUserInfoClaims" jsonb,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  revoked timestamptz,
  "rotatedAt" timestamptz,
  "rotationReplayResponse" text,
  "rotationReplayExpiresAt" timestamptz,
  "authTime" timestamptz,
  confirmation jsonb,
  scopes jsonb not null
);
create index oauth_refresh_client on auth."oauthRefreshToken" ("clientId");
create index oauth_refresh_session on auth."oauthRefreshToken" ("sessionId");
create index oauth_refresh_user on auth."oauthRefreshToken" ("userId", "clientId");
create index oauth_refresh_code on auth."oauthRefreshToken" ("authorizationCodeId");
create index oauth_refresh_ends on auth."oauthRefreshToken" ("expiresAt");

create table auth."oauthAccessToken" (
  id text primary key,
  token text not null unique,
  "clientId" text not null references auth."oauthClient" ("clientId") on delete cascade,
  "sessionId" text references auth."session" on delete set null,
  "userId" text references auth."user" on delete cascade,
  "referenceId" text,
  "authorizationCodeId" text,
  resources jsonb,
  "requestedUserInfoClaims" jsonb,
  "refreshId" text references auth."oauthRefreshToken" on delete cascade,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  revoked timestamptz,
  confirmation jsonb,
  scopes jsonb not null
);
create index oauth_access_client on auth."oauthAccessToken" ("clientId");
create index oauth_access_session on auth."oauthAccessToken" ("sessionId");
create index oauth_access_user on auth."oauthAccessToken" ("userId");
create index oauth_access_code on auth."oauthAccessToken" ("authorizationCodeId");
create index oauth_access_refresh on auth."oauthAccessToken" ("refreshId");

create table auth."oauthConsent" (
  id text primary key,
  "clientId" text not null references auth."oauthClient" ("clientId") on delete cascade,
  "userId" text references auth."user" on delete cascade,
  "referenceId" text,
  resources jsonb,
  "requestedUserInfoClaims" jsonb,
  scopes jsonb not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create index oauth_consent_client on auth."oauthConsent" ("clientId");
create index oauth_consent_user on auth."oauthConsent" ("userId", "clientId");

create table auth."oauthClientAssertion" (
  id text primary key,
  "expiresAt" timestamptz not null
);

create table auth."deviceCode" (
  id text primary key,
  "deviceCode" text not null unique,
  "userCode" text not null unique,
  "userId" text,
  "expiresAt" timestamptz not null,
  status text not null,
  "lastPolledAt" timestamptz,
  "pollingInterval" integer,
  "clientId" text,
  scope text,
  resources jsonb,
  "oauthClientId" text
);
create index device_code_ends on auth."deviceCode" ("expiresAt");

-- Who runs the directory, made so by the operator's command.
alter table auth."user" add column operator boolean not null default false;
-- Where invoices must be kept, a deleted account leaves this row behind: an id without a name and an address of nobody's.
alter table auth."user" add column deleted_at timestamptz;

-- Tokens of an app that were given out until then are dead, although their signature is good until they expire.
create table revoked_grants (
  account_id text not null references auth."user" on delete cascade,
  client_id text not null,
  revoked_at timestamptz not null,
  primary key (account_id, client_id)
);

-- Every process drops what it remembers of the account's tokens.
create function notify_grant_revoked() returns trigger language plpgsql as $$
begin
  perform pg_notify('grant_revoked', new.account_id);
  return null;
end $$;
create trigger revoked_grants_written after insert or update on revoked_grants for each row execute function notify_grant_revoked();

create function notify_account_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('grant_revoked', old.id);
  return null;
end $$;
create trigger user_gone after delete or update of deleted_at on auth."user" for each row execute function notify_account_gone();

-- Proofs that somebody reads an address: a letter with a code and a link, or the operator's link. Both are known by their hashes alone.
create table sign_ins (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('sign_in', 'password', 'email')),
  email text not null,
  -- The account whose address is to change; null for a sign-in, which finds or makes the account when the code is right.
  account_id text references auth."user" on delete cascade,
  -- The browser that asked, which alone may answer with the code; null for the operator's link.
  browser_hash bytea,
  code_hash bytea,
  link_hash bytea not null unique,
  return_to text,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_ins_browser on sign_ins (browser_hash);
create index sign_ins_ends on sign_ins (expires_at);

-- Tries that are counted by address or by e-mail before anybody is known: letters asked for, passwords, registrations of apps.
create table attempts (
  kind text not null,
  who bytea not null,
  window_ends_at timestamptz not null,
  used integer not null,
  primary key (kind, who)
);
create index attempts_ends on attempts (window_ends_at);

-- Ending an app's refresh tokens ends the access tokens beside them, however it comes about: the app gives them back, one is used a
-- second time, a code is. Rotation is no ending. The clock is the real one, as in the tokens.
create function revoke_grant_of_refresh_token() returns trigger language plpgsql as $$
begin
  insert into revoked_grants (account_id, client_id, revoked_at)
  select old."userId", old."clientId", clock_timestamp() where exists (select from auth."user" where id = old."userId" for key share)
  on conflict (account_id, client_id) do update set revoked_at = excluded.revoked_at;
  return null;
end $$;
create trigger refresh_token_gone after delete on auth."oauthRefreshToken" for each row
  when (old."expiresAt" > now()) execute function revoke_grant_of_refresh_token();
create trigger refresh_token_revoked after update of revoked on auth."oauthRefreshToken" for each row
  when (old.revoked is null and new.revoked is not null and new."rotatedAt" is null) execute function revoke_grant_of_refresh_token();
