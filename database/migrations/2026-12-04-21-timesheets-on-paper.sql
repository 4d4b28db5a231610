-- The day on which a client answered on paper or by e-mail; what is answered by the link says it by its instant.
alter table timesheet_answers add column answered_on date;
