-- Where goods are brought, if elsewhere than to the buyer (CGI ann. II 242 nonies A, I-7° bis).
alter table bills
  add column delivery_name text,
  add column delivery_street_address text,
  add column delivery_postal_code text,
  add column delivery_city text,
  add column delivery_country text,
  add check (num_nulls(delivery_street_address, delivery_postal_code, delivery_city) in (0, 3));

-- What some trades say on their papers: by whom they are insured, and where (loi 96-603, art. 22-2); and that they
-- are a member of an approved association, which takes cheques and cards.
alter table profiles
  add column insurer text,
  add column insurance_cover text,
  add column approved_association boolean not null default false;

create or replace function profile_forms() returns jsonb language sql immutable as $$
  select '{
    "personal": ["gender", "first_name", "last_name", "birth_date", "email", "phone_number", "photo_id",
      "photo_alt", "language"],
    "presentation": ["user_type", "person_type", "how_i_am_description", "hobbies", "banner_id", "banner_alt"],
    "expertise": ["jobs", "skills", "spoken_languages"],
    "offer": ["offered_products", "offer_prices"],
    "zone": ["commune_id", "commune_name", "limit_intervention_zone"],
    "availabilities": [],
    "professional": ["legal_status", "commercial_name", "siren", "siret", "activity", "share_capital",
      "register_city", "insurer", "insurance_cover", "approved_association"],
    "address": ["street_address", "postal_code", "city", "country"],
    "bank": ["bank_name", "iban", "bic", "currency"],
    "vat": ["vat_regime", "franchise_activity", "vat_number", "vat_on_debits"],
    "brand": ["logo_id", "logo_alt", "signature_id", "paper_template", "paper_color"]
  }'::jsonb
$$;
