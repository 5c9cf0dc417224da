-- The page of a listing shows its founder's interview where that section was unlocked.
create trigger interviews_tell after insert or delete on interviews for each row execute function tell_listings_of_account();
create trigger interviews_tell_changed after update of updated_at on interviews for each row
  when (old.updated_at <> new.updated_at) execute function tell_listings_of_account();
create trigger interview_questions_tell after insert or update or delete on interview_questions for each row execute function tell_pages();
