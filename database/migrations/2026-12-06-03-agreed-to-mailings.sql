-- That a private person agreed to be canvassed is noted by hand: what they wrote by the site agrees to an answer alone.
alter table notes drop constraint notes_kind_check;
alter table notes add constraint notes_kind_check check (kind in ('call', 'meeting', 'message', 'agreement', 'other'));
