-- Free launches that wait were judged by what a profile had to hold then, and are judged again only when something of theirs changes.
-- What has to be there is less today, so all that wait are looked at anew within minutes; the queue's own states do not change here.
update listings set readiness_at = null where status = 'awaiting_badge' and plan = 'free';
