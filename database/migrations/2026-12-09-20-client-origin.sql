-- Where a client comes from, as an offer says where it comes from: a list of its own, and people's own words.
alter table clients add column origin text;
create index on clients (owner, ((case when origin is null then '' else origin end) collate "fr-x-icu"), id);

alter table options drop constraint options_list_check;
alter table options add constraint options_list_check check (list in ('sector', 'clientOrigin', 'contactRole',
  'offerSource', 'abortReason', 'expenseKind', 'productColor', 'productSize'));
alter table own_options drop constraint own_options_list_check;
alter table own_options add constraint own_options_list_check check (list in ('sector', 'clientOrigin', 'contactRole',
  'offerSource', 'abortReason', 'expenseKind', 'productColor', 'productSize'));

create or replace function option_place(of_list text) returns text[]
  language sql immutable
  as $$
    select case of_list
      when 'sector' then array['clients', 'sector', 'name']
      when 'clientOrigin' then array['clients', 'origin', 'name']
      when 'contactRole' then array['contacts', 'role', 'name']
      when 'offerSource' then array['offers', 'source', 'title']
      when 'abortReason' then array['offers', 'abort_reason', 'title']
      when 'expenseKind' then array['outcomes', 'kind', 'label']
      when 'productColor' then array['products', 'color', 'name']
      when 'productSize' then array['products', 'size', 'name']
    end
  $$;

-- What a kept bill refers to says no more than the bill does.
do $$
declare
  cleared constant text := 'update clients c set sector = null,';
  known constant text := pg_get_functiondef('erase_person()'::regprocedure);
begin
  if position(cleared in known) = 0 then
    raise exception 'erase_person does not say what is cleared of clients';
  end if;
  execute replace(known, cleared, cleared || ' origin = null,');
end
$$;

insert into options (list, value, name_fr, name_en, place)
select 'clientOrigin', value, fr, en, row_number() over (order by nth) from (values
  ('Annuaire', 'Annuaire', 'Directory', 1),
  ('Bouche-à-oreille', 'Bouche-à-oreille', 'Word of mouth', 2),
  ('Mon site', 'Mon site', 'My website', 3),
  ('Plateforme de missions', 'Plateforme de missions', 'Freelance platform', 4),
  ('Prospection', 'Prospection', 'Prospecting', 5),
  ('Recommandation', 'Recommandation', 'Recommendation', 6),
  ('Réseau', 'Réseau', 'Network', 7),
  ('Réseau social', 'Réseau social', 'Social network', 8),
  ('Salon ou rencontre', 'Salon ou rencontre', 'Event', 9)
) as given (value, fr, en, nth);
