-- Whether the founder story keeps the rules of publication as it stands, and when it first did. Kept by every write of the company's
-- facts or of the founder's profile, so that a page need not count words.
alter table companies add column story_published boolean not null default false;
alter table companies add column story_published_at timestamptz;

-- What is new, told by a live listing to its followers and on the site's page of latest updates.
create table listing_updates (
  id integer generated always as identity primary key,
  listing_id integer not null references listings on delete cascade,
  site_id integer not null references sites,
  title text not null,
  body text not null,
  published_at timestamptz not null,
  -- The last follower who was written to: letters and this mark commit together, so that nobody is written to twice.
  announced_to text,
  announced_at timestamptz
);
create index listing_updates_site on listing_updates (site_id, published_at desc, id desc);
create index listing_updates_listing on listing_updates (listing_id, published_at desc, id desc);

-- The founder interview; the operator may change wording, order and bounds, and add questions.
create table interview_questions (
  id integer generated always as identity primary key,
  position integer not null,
  question text not null check (char_length(question) between 1 and 300),
  help text not null default '' check (char_length(help) <= 500),
  required boolean not null default false,
  min_words integer not null default 0 check (min_words between 0 and 1000),
  max_chars integer not null default 4000 check (max_chars between 1 and 10000)
);

-- One interview per account; `public_id` stands in the address of its page instead of the account's id.
create table interviews (
  account_id text primary key references auth."user" on delete cascade,
  public_id text not null unique,
  updated_at timestamptz not null
);

create table interview_answers (
  account_id text not null references interviews on delete cascade,
  question_id integer not null references interview_questions on delete cascade,
  answer text not null,
  updated_at timestamptz not null,
  primary key (account_id, question_id)
);

insert into interview_questions (position, question, help, required, min_words) values
  (1, 'What were you doing the day you decided to build this?', 'The scene, not the pitch: where you were, what went wrong, who was with you.', true, 20),
  (2, 'Who has the problem, and how did they cope before?', 'One real person and their workaround say more than a market.', true, 20),
  (3, 'How does somebody use it on an ordinary day?', 'Walk us through one use from beginning to end.', true, 20),
  (4, 'What did you build first, and what did you throw away?', 'First versions and wrong turns are welcome.', true, 20),
  (5, 'How did you find your first ten users?', 'What you did, and what they said.', true, 20),
  (6, 'What was the hardest moment so far, and what got you through it?', '', true, 20),
  (7, 'How does it earn money, or how will it?', 'Share as much as you like to.', false, 0),
  (8, 'Which tools do you build and run it with?', '', false, 0),
  (9, 'What do you believe about your field that most people there do not?', '', false, 0),
  (10, 'What comes next, and what would help you most?', 'Readers may be able to.', false, 0);
