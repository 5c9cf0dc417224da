-- When a picture of a profile was last found to be named there: it is looked for again a week later, not each hour.
alter table site_pictures add column named_at timestamptz;
