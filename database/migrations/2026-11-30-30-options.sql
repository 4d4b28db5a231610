-- The lists that people fill in fields from: those of everyone, and what each person adds for themselves. Records keep
-- a value; how it is called may change. Two values that were one: the one is shown as the other from then on.

create table options (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  list text not null check (list in ('sector', 'contactRole', 'offerSource', 'abortReason', 'expenseKind',
    'productColor', 'productSize')),
  -- What records keep: it never changes.
  value text not null,
  name_fr text not null,
  name_en text not null,
  place integer not null default 1,
  -- No longer suggested; where it is, it stays.
  retired_at timestamptz,
  merged_into text,
  merged_at timestamptz,
  unique (list, value),
  check ((merged_into is null) = (merged_at is null)),
  check (merged_into <> value)
);
create unique index on options (list, plain_text(value));
grant select, insert, update, delete on options to plume_app;
create trigger mark_change before update on options for each row execute function mark_change();

create table own_options (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  list text not null check (list in ('sector', 'contactRole', 'offerSource', 'abortReason', 'expenseKind',
    'productColor', 'productSize')),
  value text not null,
  name text not null,
  retired_at timestamptz,
  merged_into text,
  merged_at timestamptz,
  unique (owner, list, value),
  check ((merged_into is null) = (merged_at is null)),
  check (merged_into <> value)
);
call own_table('own_options');
create unique index on own_options (owner, list, plain_text(value));
-- Administrators see what people add, and how many did, to lift it for all.
create policy people on own_options for select using (current_setting('app.scope', true) = 'people');

-- A finer word for what was spent than its category, which says the account it is booked to.
alter table outcomes add column kind text;

-- Where the values of a list are kept: the table, the column, and what a record there is called by.
create function option_place(of_list text) returns text[]
  language sql immutable
  as $$
    select case of_list
      when 'sector' then array['clients', 'sector', 'name']
      when 'contactRole' then array['contacts', 'role', 'name']
      when 'offerSource' then array['offers', 'source', 'title']
      when 'abortReason' then array['offers', 'abort_reason', 'title']
      when 'expenseKind' then array['outcomes', 'kind', 'label']
      when 'productColor' then array['products', 'color', 'name']
      when 'productSize' then array['products', 'size', 'name']
    end
  $$;

-- A value, and those that are shown as it since they were merged.
create function same_options(of_list text, of_value text) returns text[]
  language sql stable
  set search_path = public, pg_catalog
  as $$
    with recursive known as (
      select value, merged_into from options where list = of_list
      union all select value, merged_into from own_options where list = of_list and owner = app_owner()
    ), same as (
      select of_value as value union select known.value from known join same on known.merged_into = same.value
    )
    select array_agg(value) from same
  $$;

-- How many records keep a value, and of how many people: counts, whoever's they are.
create function count_option_uses(of_list text, of_value text) returns table (records bigint, people bigint)
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  as $$
declare
  place constant text[] := option_place(of_list);
begin
  return query execute format('select count(*), count(distinct owner) from %I where %I = $1', place[1], place[2])
    using of_value;
end
$$;
grant create on schema public to plume_search;
alter function count_option_uses(text, text) owner to plume_search;
revoke create on schema public from plume_search;
revoke all on function count_option_uses(text, text) from public;
grant execute on function count_option_uses(text, text) to plume_app;

-- The caller's own records that keep a value: as many as one looks through.
create function own_option_uses(of_list text, of_value text) returns table (id uuid, title text)
  language plpgsql stable
  set search_path = public, pg_catalog
  as $$
declare
  place constant text[] := option_place(of_list);
begin
  return query execute format('select id, %I from %I where owner = app_owner() and %I = $1 order by 2, 1 limit 20',
    place[3], place[1], place[2]) using of_value;
end
$$;

-- What a list began as in the code, under the words that its values are kept by.
insert into options (list, value, name_fr, name_en, place)
select list, value, fr, en, row_number() over (partition by list order by nth) from (values
  ('offerSource', 'network', 'Réseau', 'Network', 1),
  ('offerSource', 'recommendation', 'Recommandation', 'Recommendation', 2),
  ('offerSource', 'formerClient', 'Ancien client', 'Former client', 3),
  ('offerSource', 'prospecting', 'Prospection', 'Prospecting', 4),
  ('offerSource', 'intermediary', 'Intermédiaire ou ESN', 'Intermediary', 5),
  ('offerSource', 'platform', 'Plateforme de missions', 'Freelance platform', 6),
  ('offerSource', 'jobBoard', 'Site d’annonces', 'Job board', 7),
  ('offerSource', 'website', 'Mon site', 'My website', 8),
  ('offerSource', 'directory', 'Annuaire', 'Directory', 9),
  ('offerSource', 'socialNetwork', 'Réseau social', 'Social network', 10),
  ('offerSource', 'event', 'Salon ou rencontre', 'Event', 11),
  ('offerSource', 'other', 'Autre', 'Other', 12),
  ('abortReason', 'price', 'Prix', 'Price', 13),
  ('abortReason', 'otherChosen', 'Un autre a été choisi', 'Another was chosen', 14),
  ('abortReason', 'needWithdrawn', 'Besoin abandonné', 'Need withdrawn', 15),
  ('abortReason', 'noAnswer', 'Sans réponse', 'No answer', 16),
  ('abortReason', 'dates', 'Dates', 'Dates', 17),
  ('abortReason', 'declined', 'J’ai refusé', 'I declined', 18),
  ('abortReason', 'other', 'Autre', 'Other', 19),
  ('sector', 'Agroalimentaire', 'Agroalimentaire', 'Food industry', 101),
  ('sector', 'Artisanat', 'Artisanat', 'Crafts', 102),
  ('sector', 'Banque et assurance', 'Banque et assurance', 'Banking and insurance', 103),
  ('sector', 'Bâtiment', 'Bâtiment', 'Construction', 104),
  ('sector', 'Commerce', 'Commerce', 'Retail', 105),
  ('sector', 'Culture et médias', 'Culture et médias', 'Culture and media', 106),
  ('sector', 'Énergie', 'Énergie', 'Energy', 107),
  ('sector', 'Enseignement', 'Enseignement', 'Education', 108),
  ('sector', 'Industrie', 'Industrie', 'Manufacturing', 109),
  ('sector', 'Informatique', 'Informatique', 'Information technology', 110),
  ('sector', 'Restauration', 'Restauration', 'Restaurants', 111),
  ('sector', 'Santé', 'Santé', 'Health', 112),
  ('sector', 'Secteur public', 'Secteur public', 'Public sector', 113),
  ('sector', 'Transport et logistique', 'Transport et logistique', 'Transport and logistics', 114),
  ('contactRole', 'Achats', 'Achats', 'Purchasing', 201),
  ('contactRole', 'Comptabilité', 'Comptabilité', 'Accounting', 202),
  ('contactRole', 'Direction', 'Direction', 'Management', 203),
  ('contactRole', 'Chef de projet', 'Chef de projet', 'Project manager', 204),
  ('contactRole', 'Ressources humaines', 'Ressources humaines', 'Human resources', 205),
  ('contactRole', 'Technique', 'Technique', 'Engineering', 206),
  ('expenseKind', 'Abonnement', 'Abonnement', 'Subscription', 301),
  ('expenseKind', 'Hôtel', 'Hôtel', 'Hotel', 302),
  ('expenseKind', 'Péage et stationnement', 'Péage et stationnement', 'Tolls and parking', 303),
  ('expenseKind', 'Repas', 'Repas', 'Meal', 304),
  ('expenseKind', 'Train', 'Train', 'Train', 305),
  ('productColor', 'Blanc', 'Blanc', 'White', 401),
  ('productColor', 'Bleu', 'Bleu', 'Blue', 402),
  ('productColor', 'Gris', 'Gris', 'Grey', 403),
  ('productColor', 'Jaune', 'Jaune', 'Yellow', 404),
  ('productColor', 'Noir', 'Noir', 'Black', 405),
  ('productColor', 'Rouge', 'Rouge', 'Red', 406),
  ('productColor', 'Vert', 'Vert', 'Green', 407),
  ('productSize', 'XS', 'XS', 'XS', 501),
  ('productSize', 'S', 'S', 'S', 502),
  ('productSize', 'M', 'M', 'M', 503),
  ('productSize', 'L', 'L', 'L', 504),
  ('productSize', 'XL', 'XL', 'XL', 505)
) as given (list, value, fr, en, nth);
