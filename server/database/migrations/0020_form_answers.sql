-- What a form of the website was answered, so that one that is sent twice is answered as the first time: by a hash of the form's key, and
-- sealed with that key, which only the browser has.
create table form_answers (
  key_hash bytea primary key,
  answer bytea not null,
  finished_at timestamptz not null
);
create index form_answers_finished on form_answers (finished_at);
