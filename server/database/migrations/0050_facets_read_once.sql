-- As in 0025_facets_and_stats.sql, reading each match once: their numbers were gathered first, and each row was then looked up by its own.
do $make$
begin
  execute format($sql$
    create or replace function search_facets(wanted tsquery, most integer) returns table (facet text, matches integer)
    language plpgsql stable set plan_cache_mode to force_generic_plan set enable_seqscan to off set jit to off as $body$
    begin
      return query
        select given, count(*)::integer from (%s limit most) r, unnest(r.facets) as given group by given;
    end $body$ $sql$,
    (select string_agg(format('select facets from search_rows where tier = %s and all_words @@ wanted', tier), ' union all ' order by tier) from generate_series(0, 4) as tier));
end $make$;
