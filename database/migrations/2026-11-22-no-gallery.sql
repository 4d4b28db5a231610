-- The gallery of pieces is no part of what is installed any more, and nothing asks for its rights.
update roles set permissions = array(
  select permission from unnest(permissions) with ordinality as each (permission, place)
   where permission not like 'design.%' order by place)
 where permissions::text like '%design.%';
