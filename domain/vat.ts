import { isSiren } from "./siren"

// Rates and VAT numbers; the sums of a bill are in bill-pricing.ts.

export const vatZones = ["metropole", "overseas", "exemptOverseas", "corsica"] as const
export type VatZone = (typeof vatZones)[number]
export type VatRegime = "franchise" | "simplified" | "normal"

interface VatRate {
  zone: VatZone
  /** Percent, as a decimal string. */
  rate: string
  from: string
  /** The first day on which it no longer holds. */
  to: string | null
  source: string
}

/** Highest first within a zone. Overseas: Guadeloupe, Martinique, Réunion; exempt: Guyane, Mayotte, without any. */
const rates: readonly VatRate[] = [
  { zone: "metropole", rate: "20.6", from: "1995-08-01", to: "2000-04-01", source: "CGI 278" },
  { zone: "metropole", rate: "19.6", from: "2000-04-01", to: "2014-01-01", source: "CGI 278" },
  { zone: "metropole", rate: "20", from: "2014-01-01", to: null, source: "CGI 278" },
  { zone: "metropole", rate: "7", from: "2012-01-01", to: "2014-01-01", source: "CGI 279" },
  { zone: "metropole", rate: "10", from: "2014-01-01", to: null, source: "CGI 278 bis, 279" },
  { zone: "metropole", rate: "5.5", from: "1982-07-01", to: null, source: "CGI 278-0 bis" },
  { zone: "metropole", rate: "2.1", from: "1989-01-01", to: null, source: "CGI 281 quater" },
  { zone: "overseas", rate: "8.5", from: "1995-08-01", to: null, source: "CGI 296" },
  { zone: "overseas", rate: "2.1", from: "1995-01-01", to: null, source: "CGI 296" },
  {
    zone: "overseas",
    rate: "1.75",
    from: "1995-01-01",
    to: null,
    source: "CGI ann. IV 50 duodecies",
  },
  { zone: "overseas", rate: "1.05", from: "1995-01-01", to: null, source: "CGI 298 octies" },
  { zone: "corsica", rate: "13", from: "2014-01-01", to: null, source: "CGI 297" },
  { zone: "corsica", rate: "10", from: "2014-01-01", to: null, source: "CGI 297" },
  { zone: "corsica", rate: "2.1", from: "2014-01-01", to: null, source: "CGI 297" },
  { zone: "corsica", rate: "0.9", from: "2014-01-01", to: null, source: "CGI 297" },
]

/** Which regime holds on a day, of those that were said, the first one first; none where none was. */
export const vatRegimeOn = (
  regimes: readonly { startsOn: string; regime: VatRegime }[],
  day: string,
): VatRegime | undefined => regimes.findLast(({ startsOn }) => startsOn <= day)?.regime

/** The rates of a zone on a day, highest first; Corsica has its own beside those of the mainland. */
export function vatRatesOn(day: string, zone: VatZone = "metropole"): string[] {
  const zones: readonly VatZone[] = zone === "corsica" ? ["corsica", "metropole"] : [zone]
  return rates
    .filter(
      (rate) =>
        zones.includes(rate.zone) && rate.from <= day && (rate.to === null || day < rate.to),
    )
    .map(({ rate }) => rate)
    .filter((rate, at, all) => all.indexOf(rate) === at)
    .sort((one, other) => Number(other) - Number(one))
}

/** The rates by which a service may be taxed, as the law calls them. */
export const vatLevels = ["normal", "intermediate", "reduced"] as const
export type VatLevel = (typeof vatLevels)[number]

/** The rate of a level on a day; overseas there is one below the normal one (CGI 296), and none where there is no VAT. */
export function rateOfLevel(level: VatLevel, day: string, zone: VatZone = "metropole"): string {
  const normal = zone === "corsica" ? "metropole" : zone
  const [first = "0", ...lower] = vatRatesOn(day, normal)
  if (level === "normal") return first
  return (level === "intermediate" || zone === "overseas" ? lower[0] : lower[1]) ?? first
}

/** The French VAT number that a SIREN's holder bears, once registered. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, "0")}${siren}`
}

/** Norwegians write theirs without the country, which bills need (BR-CO-09). */
export function normaliseVatNumber(text: string): string {
  const bare = text.replace(/[\s.-]/g, "").toUpperCase()
  return /^\d{9}MVA$/.test(bare) ? `NO${bare}` : bare
}

/** Numbers of countries outside the Union whose businesses are known by them on a bill. */
const outsideUnion: Record<string, RegExp> = {
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  NO: /^\d{9}(?:MVA)?$/,
}

/** Whether it has the form of a VAT number of the United Kingdom, Switzerland or Norway. */
export const isVatNumberOutside = (text: string): boolean =>
  outsideUnion[text.slice(0, 2)]?.test(text.slice(2)) === true

/** Whether a VAT number is one by which somebody is known within the Union (CGI 262 ter, 283-2). */
export const isOfUnion = (vatNumber: string): boolean => !(vatNumber.slice(0, 2) in outsideUnion)

/**
 * Whether it has the form of a VAT number of the Union (or of Northern Ireland), and a right key if
 * French. A French key with letters cannot be verified; Monaco's numbers hide no real SIREN.
 */
export function isVatNumber(text: string): boolean {
  const country = text.slice(0, 2)
  const pattern = patterns[country]
  if (!pattern?.test(text.slice(2))) return false
  if (country !== "FR" || !/^\d{2}/.test(text.slice(2))) return true
  const siren = text.slice(4)
  return !/^0+$/.test(siren) && vatNumberOf(siren) === text
}

/** Whether the VAT number's key can be verified and belongs to a business with a SIREN. */
export function isVatNumberOf(text: string, siren: string): boolean {
  return isSiren(siren) && text.startsWith("FR") && text.endsWith(siren)
}

const patterns: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}
