-- Two tabs on two forms of the profile do not refuse each other: beside the version of the row stands, for
-- each form, the version with which its fields changed last. A save that knew the row at that version or a
-- later one has seen the form as it is.
alter table profiles add column form_versions jsonb not null default '{}';

-- The columns of each form. When one can be hired is kept in a table of its own, whose form the API marks.
create function profile_forms() returns jsonb language sql immutable as $$
  select '{
    "personal": ["gender", "first_name", "last_name", "birth_date", "email", "phone_number", "photo_id",
      "photo_alt", "language"],
    "presentation": ["user_type", "person_type", "how_i_am_description", "hobbies", "banner_id", "banner_alt"],
    "expertise": ["jobs", "skills", "spoken_languages"],
    "offer": ["offered_products", "offer_prices"],
    "zone": ["commune_id", "commune_name", "limit_intervention_zone"],
    "availabilities": [],
    "professional": ["legal_status", "commercial_name", "siren", "siret", "activity", "share_capital",
      "register_city"],
    "address": ["street_address", "postal_code", "city", "country"],
    "bank": ["bank_name", "iban", "bic", "currency"],
    "vat": ["vat_regime", "franchise_activity", "vat_number", "vat_on_debits"],
    "brand": ["logo_id", "logo_alt", "signature_id", "paper_template", "paper_color"]
  }'::jsonb
$$;

create function mark_forms() returns trigger language plpgsql as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  form record;
begin
  for form in select key as name, value as columns from jsonb_each(profile_forms()) loop
    if exists (
      select from jsonb_array_elements_text(form.columns) as own (name)
        where before -> own.name is distinct from after -> own.name
    ) then
      new.form_versions := jsonb_set(new.form_versions, array[form.name], to_jsonb(new.version));
    end if;
  end loop;
  return new;
end
$$;

-- After mark_change, by the order of their names: it is what counts the version.
create trigger mark_forms before update on profiles for each row execute function mark_forms();
