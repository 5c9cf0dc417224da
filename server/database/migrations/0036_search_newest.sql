-- By launch, newest first, reading what a page takes and not what matches. The statements of 0002_search.sql fetched up to 2,000 matches, and
-- of more, planned without values, sorted all listings of the site. The old function stays for processes of the version before.
do $make$
declare
  options constant text := 'language plpgsql stable set plan_cache_mode to force_generic_plan set enable_seqscan to off set jit to off';
  matches constant text := $sql$((tier = 0 and all_words @@ wanted) or (tier = 1 and all_words @@ wanted) or (tier = 2 and all_words @@ wanted)
    or (tier = 3 and all_words @@ wanted) or (tier = 4 and all_words @@ wanted))$sql$;
  ordered constant text := 'order by listed_at desc, listing_id desc';
begin
  -- Of the listings since then, null for all: only rows that stand both in the index of launches and in that of words are fetched.
  -- A plan made without values has to be told how dear fetching them is.
  execute format($sql$
    create function search_newest_since(of_site integer, wanted tsquery, since timestamptz, size integer, skip integer, out ids integer[]) %1$s
    set enable_indexscan to off set cpu_tuple_cost to 1000 as $body$
    begin
      if since is null then
        ids := array(select listing_id from search_rows where %2$s %3$s limit size offset skip);
      else
        ids := array(select listing_id from search_rows where site_id = of_site and listed_at between since and 'infinity' and %2$s %3$s limit size offset skip);
      end if;
    end $body$ $sql$, options, matches, ordered);

  -- A `few` matches are all fetched and sorted. Of more, the newest listings are looked through, as long as that costs less than reading the
  -- index, which grows with the matches; then matches are taken from ever longer stretches of time. `wanted` says what `filters` and `words` do
  -- together. How many rows a site has is known well enough from its tiers.
  execute format($sql$
    create function search_newest(of_site integer, wanted tsquery, filters tsquery, words tsquery, few boolean, size integer, skip integer, out ids integer[])
    %1$s set enable_sort to off as $body$
    declare
      most constant integer := skip + size;
      site_rows constant float := 200 * 8 ^ (select count(*) from search_tiers where site_id = of_site);
      -- Texts are long to read, filters are not.
      looked float := case when words is null then 4 * most else 64 end;
      found integer;
      since timestamptz;
    begin
      if few then
        ids := search_newest_since(of_site, wanted, null, size, skip);
        return;
      end if;
      loop
        ids := array(
          select listing_id from (select * from search_rows where site_id = of_site %2$s limit looked::integer) newest
          where (filters is null or title_words @@ filters) and (words is null or all_words @@ words) limit most);
        found := cardinality(ids);
        exit when found = 0 or 8 * most * looked / (1 + found) > site_rows * found / looked;
        exit when found = most or filters is null and words is null;
        looked := 1.5 * looked * most / (1 + found);
      end loop;
      while found < most and (filters is not null or words is not null) loop
        looked := looked * greatest(8, 2 * most / (1 + found));
        if looked < site_rows / 2 then
          since := (select listed_at from search_rows where site_id = of_site %2$s limit 1 offset looked::integer);
        else
          since := null;
        end if;
        ids := search_newest_since(of_site, wanted, since, most, 0);
        found := cardinality(ids);
        exit when since is null;
      end loop;
      ids := ids[skip + 1 : most];
    end $body$ $sql$, options, ordered);
end $make$;
