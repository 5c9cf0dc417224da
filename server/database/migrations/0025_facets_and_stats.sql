-- What lists are filtered by. Each filter is a word of the row like any other (`1:=platform:web`), so that it costs what a word of a query costs;
-- `facets` holds the same values for counting them.
alter table search_rows add column facets text[] not null default '{}';
drop index search_rows_old;
create index search_rows_old on search_rows (listing_id) where form < 3;

-- How many of the best ranked matches have each value, looking at no more than `most` of them: walked by tier as a search is.
do $make$
declare
  walked text := '';
begin
  for tier in 0..4 loop
    walked := walked || format($sql$
      if cardinality(picked) < most then
        picked := picked || array(select listing_id from search_rows where tier = %s and all_words @@ wanted limit most - cardinality(picked));
      end if; $sql$, tier);
  end loop;
  execute format($sql$
    create function search_facets(wanted tsquery, most integer) returns table (facet text, matches integer)
    language plpgsql stable set plan_cache_mode to force_generic_plan set enable_seqscan to off set jit to off as $body$
    declare
      picked integer[] := '{}';
    begin
      %s
      return query
        select given, count(*)::integer from search_rows r, unnest(r.facets) as given where r.listing_id = any(picked) group by given;
    end $body$ $sql$, walked);
end $make$;

-- For a founder's numbers: how often a badge with the rank was shown, and from which websites people came. Hosts alone, and few of them a day.
alter table listing_days add column badge_views integer not null default 0;
create table listing_referrers (
  listing_id integer not null references listings on delete cascade,
  day date not null,
  host text not null,
  views integer not null,
  primary key (listing_id, day, host)
);

-- A small copy beside the whole one, of the picture that lists show: rows of a list would else weigh as much as ten pages.
alter table listing_pictures add column small text unique;
