-- How many keys a call claims says nothing of how to look them up: without this each call plans anew, which takes longer than the rest.
alter function claim_keys(bigint[], text[], text[], timestamptz) set plan_cache_mode = force_generic_plan;
alter function claim_forms(bigint, text[], timestamptz) set plan_cache_mode = force_generic_plan;
