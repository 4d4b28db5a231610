-- Whether a record is put away with its project, which is read-only until it is taken out again: nothing is noted on it.
create function is_put_away(whose uuid, area text, record uuid) returns boolean language sql stable as $$
  select exists (select from projects p where p.owner = whose and p.archived_at is not null
    and (area = 'projects' and p.id = record
      or area = 'tasks' and p.id = (select t.project_id from tasks t where t.owner = whose and t.id = record)))
$$;
