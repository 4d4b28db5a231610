import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { Profile } from "#contract/profile"
import type { Paper } from "#domain/paper"
import type { VatRegime } from "#domain/vat"
import { cents, instant, stamp } from "../../../database/columns"
import type { ProfileForm } from "./rules"

export const profiles = pgTable("profiles", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  gender: text("gender").$type<Profile["gender"]>(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  birthDate: date("birth_date"),
  email: text("email"),
  phoneNumber: text("phone_number"),
  photoId: uuid("photo_id"),
  photoAlt: text("photo_alt"),
  language: text("language").$type<Profile["language"]>().notNull().default("fr"),
  legalStatus: text("legal_status").$type<Profile["legalStatus"]>(),
  commercialName: text("commercial_name"),
  siren: text("siren"),
  siret: text("siret"),
  activity: text("activity"),
  shareCapital: cents("share_capital"),
  registerCity: text("register_city"),
  insurer: text("insurer"),
  insuranceCover: text("insurance_cover"),
  approvedAssociation: boolean("approved_association").notNull().default(false),
  streetAddress: text("street_address"),
  postalCode: text("postal_code"),
  city: text("city"),
  country: text("country").notNull().default("FR"),
  bankName: text("bank_name"),
  iban: text("iban"),
  bic: text("bic"),
  currency: text("currency").notNull().default("EUR"),
  vatRegime: text("vat_regime").$type<Profile["vatRegime"]>(),
  franchiseActivity: text("franchise_activity").$type<Profile["franchiseActivity"]>(),
  vatNumber: text("vat_number"),
  vatOnDebits: boolean("vat_on_debits").notNull().default(false),
  userType: text("user_type"),
  personType: text("person_type"),
  howIAmDescription: text("how_i_am_description"),
  hobbies: text("hobbies"),
  bannerId: uuid("banner_id"),
  bannerAlt: text("banner_alt"),
  offeredProducts: uuid("offered_products").array().notNull().default([]),
  offerPrices: boolean("offer_prices").notNull().default(false),
  workPhotoId: uuid("work_photo_id"),
  workPhotoAlt: text("work_photo_alt"),
  jobs: uuid("jobs").array().notNull().default([]),
  skills: text("skills").array().notNull().default([]),
  spokenLanguages: text("spoken_languages").array().notNull().default([]),
  communeId: text("commune_id"),
  communeName: text("commune_name"),
  /** Kilometres. */
  limitInterventionZone: integer("limit_intervention_zone"),
  logoId: uuid("logo_id"),
  logoAlt: text("logo_alt"),
  signatureId: uuid("signature_id"),
  paperTemplate: text("paper_template").$type<Paper["template"]>().notNull().default("classic"),
  paperColor: text("paper_color").notNull().default("#1f4e79"),
  firstRunStep: text("first_run_step").$type<Profile["firstRunStep"]>(),
  firstConnection: boolean("first_connection").notNull().default(true),
  /** For each form, the version of the row with which its fields changed last; kept by the database. */
  formVersions: jsonb("form_versions")
    .$type<Partial<Record<ProfileForm, number>>>()
    .notNull()
    .default({}),
})

export const workAvailabilities = pgTable("work_availabilities", {
  ...stamp,
  startsOn: date("starts_on").notNull(),
  endsOn: date("ends_on"),
  daysPerWeek: integer("days_per_week").notNull(),
  confirmedAt: instant("confirmed_at").notNull().defaultNow(),
})

/** Which VAT regime holds from a day on, until the next. */
export const vatRegimes = pgTable(
  "vat_regimes",
  {
    owner: uuid("owner").notNull(),
    startsOn: date("starts_on").notNull(),
    regime: text("regime").$type<VatRegime>().notNull(),
  },
  (regime) => [primaryKey({ columns: [regime.owner, regime.startsOn] })],
)
