-- By which words, and which version of them, a mailing was written; older ones do not know.
alter table mailings
  add column template_name text,
  add column template_version integer;
