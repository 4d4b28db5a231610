import type { Day } from "./day"
import type { VatZone } from "./vat"

/**
 * Whose VAT is that of a place: the French one, by zone of rates; that of another member state; Northern
 * Ireland's, which is of the Union for goods alone; or none of the Union's.
 */
export type Territory = VatZone | "union" | "northernIreland" | "outside"

export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string
  postalCode: string | null
}

interface Rule {
  territory: Territory
  /** Codes of countries, or the postal codes of a part of one. */
  countries: string
  postalCode?: RegExp
  from?: Day
  /** The first day on which it no longer holds. */
  to?: Day
  source: string
}

/** The first that fits a place and a day says what it is: parts of countries stand before them. */
const rules: readonly Rule[] = [
  {
    territory: "outside",
    countries: "FR",
    postalCode: /^(?:97133|97150|97[57]|98[4678])/,
    source: "CGI 294, directive 2006/112, 6-1 (c)",
  },
  { territory: "overseas", countries: "FR", postalCode: /^97[124]/, source: "CGI 294-1, 296" },
  { territory: "exemptOverseas", countries: "FR", postalCode: /^97[36]/, source: "CGI 294-1" },
  { territory: "corsica", countries: "FR", postalCode: /^20/, source: "CGI 297" },
  { territory: "metropole", countries: "FR", source: "CGI 256-0" },
  {
    territory: "metropole",
    countries: "MC",
    source: "directive 2006/112, 7; convention of 1963-05-18",
  },
  { territory: "overseas", countries: "GP MQ RE", source: "CGI 294-1, 296" },
  { territory: "exemptOverseas", countries: "GF YT", source: "CGI 294-1" },
  {
    territory: "outside",
    countries: "ES",
    // The Canaries; Ceuta and Melilla.
    postalCode: /^(?:35|38|51|52)/,
    source: "directive 2006/112, 6-1 (b), 6-2 (c, d)",
  },
  {
    territory: "outside",
    countries: "IT",
    // Livigno; Campione d'Italia.
    postalCode: /^(?:23041|22061)/,
    source: "directive 2006/112, 6-2 (f), 6-1 (f)",
  },
  {
    territory: "outside",
    countries: "DE",
    // Büsingen; Heligoland.
    postalCode: /^(?:78266|27498)/,
    source: "directive 2006/112, 6-2 (a, b)",
  },
  {
    territory: "outside",
    countries: "FI",
    // Åland, which ISO also knows as AX.
    postalCode: /^22/,
    source: "directive 2006/112, 6-1 (d)",
  },
  {
    territory: "outside",
    countries: "GR",
    // Mount Athos.
    postalCode: /^6308[67]/,
    source: "directive 2006/112, 6-1 (a)",
  },
  {
    territory: "union",
    countries: "GB IM",
    to: "2021-01-01",
    source: "agreement on the withdrawal of the United Kingdom, 126, 127",
  },
  {
    territory: "northernIreland",
    countries: "GB",
    postalCode: /^BT/,
    from: "2021-01-01",
    source: "protocol on Northern Ireland, 8; directive 2020/1756",
  },
  {
    territory: "union",
    countries: "HR",
    from: "2013-07-01",
    source: "treaty of accession of Croatia, 3",
  },
  {
    territory: "union",
    countries: "AT BE BG CY CZ DE DK EE ES FI GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
    from: "2007-01-01",
    source: "directive 2006/112, 5",
  },
]

/** The territory of a place on a day; what no rule names is outside the Union. */
export function territoryOf({ country, postalCode }: Place, day: Day): Territory {
  const code = (postalCode ?? "").replace(/[\s-]/g, "").toUpperCase()
  const found = rules.find(
    (rule) =>
      rule.countries.split(" ").includes(country) &&
      (!rule.postalCode || rule.postalCode.test(code)) &&
      (!rule.from || rule.from <= day) &&
      (!rule.to || day < rule.to),
  )
  return found?.territory ?? "outside"
}

/** Whether French VAT is that of a territory. */
export const isFrench = (territory: Territory): territory is VatZone =>
  territory === "metropole" ||
  territory === "corsica" ||
  territory === "overseas" ||
  territory === "exemptOverseas"

/**
 * Whether a business there is established in France, and bills go to it through the platforms: not in
 * Monaco, nor where no French VAT is charged (CGI 289 bis, 294).
 */
export const isEstablishedInFrance = (place: Place, day: Day): boolean =>
  place.country !== "MC" && ["metropole", "corsica", "overseas"].includes(territoryOf(place, day))

/** Goods between them leave one's territory for the other's (CGI 294-2, 294-3). */
export const isExportBetween = (one: VatZone, other: VatZone): boolean =>
  sideOf(one) !== sideOf(other)

/** From overseas, goods leave for the Union as for anywhere else: it is outside the Union's VAT (CGI 294-2, 294-3; directive 2006/112, 6-1 c). */
export const isExportTerritory = (from: Territory): boolean =>
  from === "overseas" || from === "exemptOverseas"

const sideOf = (zone: VatZone) => (zone === "corsica" ? "metropole" : zone)
