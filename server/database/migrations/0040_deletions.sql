-- Whoever deletes an account or a listing has to find what names it: without an index each of these tables is read whole, for each row that goes.
do $make$
declare
  one text[];
begin
  foreach one slice 1 in array array[
    ['api_keys', 'account_id'], ['claims', 'listing_id'], ['claims', 'former_account_id'], ['confirmations', 'account_id'],
    ['confirmations', 'listing_id'], ['interview_answers', 'question_id'], ['invites', 'accepted_by'], ['promo_codes', 'account_id'],
    ['promo_uses', 'account_id'], ['publishers', 'account_id'], ['reports', 'account_id'], ['reports', 'decided_by'],
    ['sign_ins', 'account_id'], ['transfers', 'account_id']
  ] loop
    execute format('create index %1$s_%2$s on %1$I (%2$I) where %2$I is not null', one[1], one[2]);
  end loop;
end $make$;
