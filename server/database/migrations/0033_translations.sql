-- What a language model made of a summary that is not in English: beside the original, and of that text alone. Without `text` it gave none
-- that holds, and is not asked again before the summary says something else.
create table summary_translations (
  profile_id integer primary key references profiles on delete cascade,
  original text not null,
  language text not null,
  text text,
  at timestamptz not null
);

-- Live listings whose summary, as it is now, a model has not been asked to translate.
alter table search_rows add column untranslated boolean not null default false;
create index search_rows_untranslated on search_rows (listing_id) where untranslated;

-- Rows of before know nothing of that until the schedule has written them anew (SEARCH_FORM).
drop index search_rows_old;
create index search_rows_old on search_rows (listing_id) where form < 4;

-- The listing's own page shows it.
create function tell_listing_translated() returns trigger language plpgsql as $$
begin
  insert into page_changes (listing_id, in_lists) select id, false from listings where profile_id = new.profile_id;
  return null;
end $$;
create trigger summary_translations_tell after insert or update on summary_translations for each row execute function tell_listing_translated();
