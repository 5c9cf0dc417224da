-- A vote that was taken back while it waited for the site team is remembered with those it came with, so that it is none anew from elsewhere.
alter table votes drop constraint votes_review_check;
alter table votes add constraint votes_review_check check (review in ('held', 'discarded', 'withdrawn'));
