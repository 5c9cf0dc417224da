-- Beginnings of up to five letters are words of their own (`1:>inv`, `1:^loom` of a name): going through all the words that begin so took
-- two thirds of a search. Rows of an older form are found by whole words until the schedule has written them anew.
drop index search_rows_old;
create index search_rows_old on search_rows (listing_id) where form < 2;
-- The score reads the words of every candidate, which stay in the row for it.
alter table search_rows set (toast_tuple_target = 2048);

-- As in 0017_search_beginnings.sql, told which form is the present one. The old functions stay for processes of the version before.
do $make$
declare
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
  beginning text := '';
  named text := '';
  told text := '';
begin
  for tier in 0..4 loop
    -- `is not false` keeps the words out of the index scan: the few names that begin so are all it has to read.
    beginning := beginning || format($sql$
      step := array(select listing_id from search_rows where tier = %s and title_words @@ begins and (title_words @@ wanted) is not false
        and name_key <> key order by %s limit most);
      %s $sql$, tier, by_score, take);
    named := named || format($sql$
      step := array(select listing_id from search_rows where tier = %s and title_words @@ wanted and name_key <> key and (form < present_form or not starts_with(name_key, key))
        order by %s limit most);
      %s $sql$, tier, by_score, take);
    told := told || format($sql$
      step := array(select listing_id from search_rows where tier = %s and all_words @@ wanted and not title_words @@ wanted order by %s limit most);
      %s $sql$, tier, by_score, take);
  end loop;

  execute format($sql$
    create function search_by_relevance(of_site integer, wanted tsquery, scored tsquery, key text, begins tsquery, present_form integer, size integer, skip integer,
      out ids integer[], out total integer) %s as $body$
    declare
      step integer[];
      most integer := skip + size;
      seen integer := 0;
    begin
      ids := '{}';
      step := array(select listing_id from search_rows where site_id = of_site and name_key = key and title_words @@ wanted order by %s limit most);
      %s %s %s %s
      total := seen;
    end $body$ $sql$, options, by_rank, take, beginning, named, told);
end $make$;
