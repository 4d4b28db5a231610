-- Rights that no operation and no screen ever asked for are no longer offered; a role that holds some keeps the others.
do $$
declare
  idle constant text[] := array[
    'dashboard.create', 'dashboard.edit', 'dashboard.delete', 'dashboard.export',
    'profile.create', 'profile.delete', 'profile.export',
    'mailTemplates.export',
    'website.create', 'website.delete',
    'notifications.create', 'notifications.delete', 'notifications.export',
    'users.create',
    'jobs.create', 'jobs.delete', 'jobs.export',
    'roles.export',
    'audit.create', 'audit.edit', 'audit.delete',
    'outbox.create', 'outbox.edit', 'outbox.delete', 'outbox.export'];
begin
  update roles set permissions = array(
      select permission from unnest(permissions) with ordinality as held (permission, place)
      where permission <> all (idle) order by place)
    where permissions && idle;
end
$$;
