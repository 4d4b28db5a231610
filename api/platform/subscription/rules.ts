import type { Plan } from "#contract/plans"
import type { SubscriptionDetails } from "#contract/subscription"
import type { Language } from "#contract/values"
import { missingOfAddress } from "#domain/address"
import { addDays, type Day, instantInParis } from "#domain/day"
import { percentOf } from "#domain/money"
import type { SubscriptionState } from "#domain/subscription"
import { isFrench, territoryOf } from "#domain/territory"
import { rateOfLevel, type VatLevel } from "#domain/vat"
import type { findProfile } from "../../people/profile/queries"
import type { PlanRow } from "./plans.queries"

/** Refuses by a field of the form what has no price yet. */
export const priceOn = ({ prices }: Pick<PlanRow, "prices">, day: Day): number | undefined =>
  prices.findLast(({ startsOn }) => startsOn <= day)?.priceHT

export const showPlan = ({ withdrawnOn: _, ...row }: PlanRow, today: Day): Plan => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  priceHT: priceOn(row, today) ?? 0,
})

/** A price with VAT: that of where its buyer is, or of the mainland; without any where none is charged. */
export const withVat = (priceHT: number, { place, level, chargesVat, today }: Taxing): number =>
  priceHT + percentOf(priceHT, rateFor({ place, level, chargesVat, today }))

/** By what the rate of a period is told. */
export interface Taxing {
  /** Where the client is; the mainland where nobody is known. */
  place?: { country: string; postalCode: string | null } | undefined
  level: VatLevel
  chargesVat: boolean
  today: Day
}

export const nameIn = (plan: Pick<PlanRow, "nameFr" | "nameEn">, language: Language): string =>
  language === "fr" ? plan.nameFr : plan.nameEn

export const textIn = (plan: Pick<PlanRow, "textFr" | "textEn">, language: Language): string =>
  language === "fr" ? plan.textFr : plan.textEn

type Profile = Awaited<ReturnType<typeof findProfile>>

/** A subscriber as the client that the seller bills. */
export function clientOf(profile: NonNullable<Profile>, email: string | null) {
  const { firstName, lastName, commercialName, country } = profile
  return {
    kind: "company" as const,
    status: "active" as const,
    sector: null,
    origin: null,
    name: commercialName ?? [firstName, lastName].filter(Boolean).join(" "),
    email: profile.email ?? email,
    phoneNumber: null,
    siren: profile.siren,
    siret: profile.siret,
    vatNumber: profile.vatNumber,
    streetAddress: profile.streetAddress,
    postalCode: profile.postalCode,
    city: profile.city,
    country,
    language: profile.language,
  }
}

/**
 * What a profile lacks to be billed. Elsewhere in the Union a business has a VAT number; who has none is a consumer,
 * whose VAT is not settled here.
 */
export function missingOfSubscriber(profile: Profile, today: Day): SubscriptionDetails["missing"] {
  const lacks = (path: string, code: string, lacking: boolean) => (lacking ? [{ path, code }] : [])
  if (!profile) return [{ path: "lastName", code: "required" }]
  const client = clientOf(profile, null)
  const territory = territoryOf(client, today)
  return [
    ...lacks("lastName", "required", !client.name.trim()),
    ...missingOfAddress(client).map((path) => ({ path, code: "required" })),
    ...lacks("siren", "required", isFrench(territory) && !client.siren),
    ...lacks("vatNumber", "consumerOfUnion", territory === "union" && !client.vatNumber),
  ]
}

/** The rate of a period’s line: of where the client is, or none (CGI 259-1°, 294, 293 B). */
export function rateFor({ place, level, chargesVat, today }: Taxing): string {
  const territory = place ? territoryOf(place, today) : "metropole"
  return chargesVat && isFrench(territory) ? rateOfLevel(level, today, territory) : "0"
}

/** The day up to which periods are billed: they begin at six in Paris. */
export const billingDay = (now: Date, today: Day): Day =>
  instantInParis(`${today}T06:00`) <= now ? today : addDays(today, -1)

const words = { "free trial": "freeTrial", active: "active", inactive: "inactive" } as const

/** The dates of a state, as they travel. */
export function showState(state: SubscriptionState) {
  const none = { trialEndsOn: null, renewsOn: null, cancelledOn: null, endsOn: null }
  const { dueSince: _, ...said } = { dueSince: null, ...state }
  return { ...none, graceEndsOn: null, endedOn: null, ...said, state: words[state.state] }
}

/** Of an installation where nobody is limited. */
export const unlimited: SubscriptionDetails = {
  isLimited: false,
  ...showState({ state: "active", writable: true, endsOn: "" }),
  endsOn: null,
  trialShared: false,
  planName: null,
  next: null,
  awaited: null,
  opensAtOnce: true,
  missing: [],
  plans: [],
  canCancel: false,
  canKeep: false,
  nextPrice: null,
  waiting: { recurringBills: 0, emails: 0, reminders: false },
  credit: 0,
  paidBy: "transfer",
  method: null,
  openPage: null,
}
