-- Pages as a browser showed them say so: what they prove cannot be found in the markup that the site sends.
alter table draft_pages add column rendered boolean not null default false;

-- Pictures that the service took of a site's home page, by the profile that names them. A row is there before its file, and goes after the
-- profile does or once nothing names it any more.
create table site_pictures (
  file text primary key,
  profile_id bigint references profiles on delete set null,
  made_at timestamptz not null
);
create index site_pictures_profile on site_pictures (profile_id, made_at);
