-- Which certification takes the place of which: the old one is kept, and nobody is told of its end any more.
alter table cv_facts
  add column renews_id uuid,
  add foreign key (owner, renews_id) references cv_facts (owner, id) on delete set null (renews_id);
create unique index on cv_facts (owner, renews_id);
