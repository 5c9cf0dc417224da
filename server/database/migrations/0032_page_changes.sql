-- What was written that pages show, by the transaction that wrote it: a web process that keeps finished pages asks with each look which
-- changes have committed since its last, and makes those pages anew. Rows are only added, so that no write waits for another here, and the
-- hourly sweep removes them. Votes and followers are not told of: a kept page may lag that far behind them.
create table page_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: every page may show it.
  listing_id integer,
  -- Whether lists show it too, or the listing's own page alone.
  in_lists boolean not null,
  at timestamptz not null default now()
);
create index page_changes_xid on page_changes (xid);

create function tell_pages() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) values (null, true);
  return null;
end $$;

-- What lists show of a listing is its search row, its pictures and the seats that were bought for it.
create function tell_lists() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) values (case tg_op when 'DELETE' then old.listing_id else new.listing_id end, true);
  return null;
end $$;

create function tell_listing() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) values (case tg_op when 'DELETE' then old.listing_id else new.listing_id end, false);
  return null;
end $$;

create function tell_own_listing() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) values (case tg_op when 'DELETE' then old.id else new.id end, false);
  return null;
end $$;

-- What is written before there is a listing, as while a website is drafted, is told to nobody.
create function tell_listing_of_profile() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) select id, false from listings where profile_id = new.id;
  return null;
end $$;

create function tell_listings_of_company(company bigint) returns void language sql as $$
  insert into page_changes (listing_id, in_lists) select l.id, false from profiles p join listings l on l.profile_id = p.id where p.company_id = company
$$;

create function tell_listings_of_own_company() returns trigger language plpgsql as $$
begin
  perform tell_listings_of_company(new.id);
  return null;
end $$;

create function tell_listings_of_a_company() returns trigger language plpgsql as $$
begin
  perform tell_listings_of_company(case tg_op when 'DELETE' then old.company_id else new.company_id end);
  return null;
end $$;

create function tell_listings_of_account() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) select id, false from listings where account_id = case tg_op when 'DELETE' then old.account_id else new.account_id end;
  return null;
end $$;

create trigger sites_tell after insert or update or delete on sites for each row execute function tell_pages();
create trigger categories_tell after insert or update or delete on categories for each row execute function tell_pages();
create trigger launch_weeks_tell after insert or update or delete on launch_weeks for each row execute function tell_pages();

create trigger listings_tell after insert or delete or update of account_id, profile_id, site_id, slug, status, plan, launch_week, launched_at,
  unlocked_sections, version, updated_at, suspended_reason on listings for each row execute function tell_own_listing();
create trigger search_rows_tell after insert or delete on search_rows for each row execute function tell_lists();
create trigger search_rows_tell_changed
  after update of item, categories, facets, listed_at, name_key, title_words, all_words on search_rows for each row
  when (
    old.item::text <> new.item::text
    or (old.categories, old.facets, old.listed_at, old.name_key, old.title_words, old.all_words)
      is distinct from (new.categories, new.facets, new.listed_at, new.name_key, new.title_words, new.all_words)
  )
  execute function tell_lists();
create trigger badge_checks_tell after insert or delete or update of holds on badge_checks for each row execute function tell_listing();
create trigger ownership_proofs_tell after insert or delete or update of status, method, verified_at, account_id on ownership_proofs
  for each row execute function tell_listing();
create trigger listing_updates_tell after insert or delete or update of title, body, published_at on listing_updates
  for each row execute function tell_listing();
create trigger listing_pictures_tell after insert or delete or update of file, small on listing_pictures for each row execute function tell_lists();
create trigger seats_tell after insert or update or delete on seats for each row execute function tell_lists();

create trigger profiles_tell after update of words on profiles for each row execute function tell_listing_of_profile();
create trigger companies_tell after update on companies for each row execute function tell_listings_of_own_company();
create trigger site_looks_tell after insert or delete or update of at, site, since, misses, gone on site_looks
  for each row execute function tell_listings_of_a_company();
create trigger milestones_tell after insert or update or delete on milestones for each row execute function tell_listings_of_a_company();
create trigger founder_profiles_tell after insert or update or delete on founder_profiles
  for each row execute function tell_listings_of_account();
create trigger photos_tell after insert or delete or update of state on photos for each row execute function tell_listings_of_account();
