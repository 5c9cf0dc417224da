-- How a listing's copy of a picture was cropped when it was drawn: one whose profile says otherwise by now is drawn anew.
alter table listing_pictures add column crop jsonb;
