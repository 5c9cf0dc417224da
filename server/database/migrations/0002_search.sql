-- What search reads of a live listing: narrow, kept by the transaction that changes the listing. `votes` is in no index, so that a vote
-- rewrites one page (HOT) unless it lifts the listing into a better tier.
create table search_rows (
  listing_id integer primary key references listings on delete cascade,
  site_id integer not null references sites,
  -- By static rank (votes, then the newest): 0 holds a site's first 512, 1 the next 4,096, then 32,768, 262,144 and the rest.
  tier smallint not null,
  votes integer not null check (votes >= 0),
  listed_at timestamptz not null,
  -- The whole name without spaces and signs: who types exactly this gets the listing first.
  name_key text not null,
  categories text[] not null,
  -- What a page of results shows of it, votes aside; read as it stands.
  item json not null,
  -- Words of name (A), headline (B) and categories (C), with their places for the score.
  title_words tsvector not null,
  -- Those, and the words of summary and description, and names with one letter left out (`~notin`) for typing mistakes.
  -- Both hold what filters ask for: `#email` the category, `%2026-w48` the week, `@` all. Every word begins with its site (`1:invoice`):
  -- a site as a condition of its own stands in each row, and made searches at a million listings seven times as long.
  all_words tsvector not null
) with (fillfactor = 80, toast_tuple_target = 1024);

-- Only the indexes read it; out of line it leaves the rows of a score few pages.
alter table search_rows alter column all_words set storage external;
alter table search_rows alter column title_words set statistics 10;
alter table search_rows alter column all_words set statistics 10;

-- One index a tier: a search reads the small ones first and mostly ends there, however many listings there are.
create index search_rows_words_0 on search_rows using gin (title_words, all_words) with (fastupdate = off) where tier = 0;
create index search_rows_words_1 on search_rows using gin (title_words, all_words) with (fastupdate = off) where tier = 1;
create index search_rows_words_2 on search_rows using gin (title_words, all_words) with (fastupdate = off) where tier = 2;
create index search_rows_words_3 on search_rows using gin (title_words, all_words) with (fastupdate = off) where tier = 3;
create index search_rows_words_4 on search_rows using gin (title_words, all_words) with (fastupdate = off) where tier = 4;
create index search_rows_newest on search_rows (site_id, listed_at desc, listing_id desc);
create index search_rows_name on search_rows (site_id, name_key);

-- The last listing of each full tier of a site. Which tier a listing is in follows from its own rank alone, so that
-- «by tier, then by rank» is the order by rank, between two refreshes of the tiers too.
create table search_tiers (
  site_id integer not null references sites on delete cascade,
  tier smallint not null,
  votes integer not null,
  listed_at timestamptz not null,
  listing_id integer not null,
  primary key (site_id, tier)
);

create function search_tier(of_site integer, of_votes integer, of_listed_at timestamptz, of_listing integer) returns smallint
language sql stable as $$
  select coalesce(min(t.tier) filter (where (of_votes, of_listed_at, of_listing) >= (t.votes, t.listed_at, t.listing_id)), count(*))::smallint
  from search_tiers t where t.site_id = of_site
$$;

-- How many live listings each category has, as changes to sum up: two launches in one category never wait for each other.
create table category_changes (
  id bigint generated always as identity primary key,
  site_id integer not null references sites on delete cascade,
  category text not null,
  change integer not null
);
create index category_changes_sum on category_changes (site_id, category) include (change);

create function count_categories() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into category_changes (site_id, category, change) select old.site_id, name, -1 from unnest(old.categories) as name;
  end if;
  if tg_op <> 'DELETE' then
    insert into category_changes (site_id, category, change) select new.site_id, name, 1 from unnest(new.categories) as name;
  end if;
  return null;
end $$;
create trigger search_rows_categories after insert or delete on search_rows for each row execute function count_categories();
create trigger search_rows_categories_changed after update of categories on search_rows for each row
  when (old.categories is distinct from new.categories) execute function count_categories();

-- The searches. Each walks the tiers from the top and stops when the page is full; each tier has a statement of its own, because a
-- partial index is used only where its condition stands in the statement. They answer the ids of the page in order, and `total`, the
-- number of all matches, where the walk came to the end (null otherwise). Plans are kept: making one takes longer than a search.
do $make$
declare
  -- Takes the page out of what a step found, the step's `ids` being no longer than what is still wanted (`most`).
  take constant text := $sql$
    ids := ids || step[skip + 1 : most];
    if cardinality(step) = most then return; end if;
    most := most - cardinality(step);
    skip := greatest(0, skip - cardinality(step));
    seen := seen + cardinality(step);
  $sql$;
  by_rank constant text := 'votes desc, listed_at desc, listing_id desc';
  by_score constant text := $sql$
    ts_rank('{0.1, 0.3, 0.6, 1}', title_words, scored) * (1 + 0.2 * ln(1 + votes)) desc, votes desc, listed_at desc, listing_id desc $sql$;
  options constant text := 'language plpgsql stable set plan_cache_mode to force_generic_plan set enable_seqscan to off set jit to off';
  named text := '';
  told text := '';
  ranked text := '';
  counted text := '';
begin
  for tier in 0..4 loop
    named := named || format($sql$
      step := array(select listing_id from search_rows where tier = %s and title_words @@ wanted and name_key <> key order by %s limit most);
      %s $sql$, tier, by_score, take);
    told := told || format($sql$
      step := array(select listing_id from search_rows where tier = %s and all_words @@ wanted and not title_words @@ wanted order by %s limit most);
      %s $sql$, tier, by_score, take);
    ranked := ranked || format($sql$
      step := array(select listing_id from search_rows where tier = %s and all_words @@ wanted order by %s limit most);
      %s $sql$, tier, by_rank, take);
    counted := counted || format($sql$
      seen := seen + (select count(*) from (select from search_rows where tier = %s and all_words @@ wanted limit most - seen) as matches);
      if seen >= most then return seen; end if; $sql$, tier);
  end loop;

  -- By relevance: who has exactly this name, then who says all of it in name, headline or categories, then the rest.
  execute format($sql$
    create function search_by_relevance(of_site integer, wanted tsquery, scored tsquery, key text, size integer, skip integer, out ids integer[], out total integer) %s as $body$
    declare
      step integer[];
      most integer := skip + size;
      seen integer := 0;
    begin
      ids := '{}';
      step := array(select listing_id from search_rows where site_id = of_site and name_key = key and title_words @@ wanted order by %s limit most);
      %s %s %s
      total := seen;
    end $body$ $sql$, options, by_rank, take, named, told);

  execute format($sql$
    create function search_by_votes(wanted tsquery, size integer, skip integer, out ids integer[], out total integer) %s as $body$
    declare
      step integer[];
      most integer := skip + size;
      seen integer := 0;
    begin
      ids := '{}';
      %s
      total := seen;
    end $body$ $sql$, options, ranked);

  -- The number of matches, counted no further than `most`.
  execute format($sql$
    create function search_count(wanted tsquery, most integer) returns integer %s as $body$
    declare
      seen integer := 0;
    begin
      %s
      return seen;
    end $body$ $sql$, options, counted);
end $make$;

-- By launch, newest first. Where there are `few` matches they are all fetched and sorted; else the newest listings are looked through
-- until the page is full.
create function search_by_newest(of_site integer, wanted tsquery, filters tsquery, words tsquery, few boolean, size integer, skip integer, out ids integer[])
language plpgsql stable
set plan_cache_mode to force_generic_plan set enable_seqscan to off set jit to off as $$
begin
  if few then
    ids := array(
      select listing_id from search_rows
      where (tier = 0 and all_words @@ wanted) or (tier = 1 and all_words @@ wanted) or (tier = 2 and all_words @@ wanted)
        or (tier = 3 and all_words @@ wanted) or (tier = 4 and all_words @@ wanted)
      order by listed_at desc, listing_id desc limit size offset skip);
  else
    ids := array(
      select listing_id from search_rows
      where site_id = of_site and (filters is null or title_words @@ filters) and (words is null or all_words @@ words)
      order by listed_at desc, listing_id desc limit size offset skip);
  end if;
end $$;
