-- An event may be of a project, as of a client and of a contract.
alter table events add column project_id uuid,
  add foreign key (owner, project_id) references projects (owner, id) on delete set null (project_id);
create index on events (owner, project_id);
