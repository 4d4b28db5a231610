import type { Day } from "#domain/day"
import type { Month } from "#domain/month"
import type { HolidayZone } from "#domain/public-holidays"

/** A party as the paper names it. */
export interface FrozenParty {
  name: string
  siren: string | null
  streetAddress: string | null
  postalCode: string | null
  city: string | null
  country: string
}

/** All that an edition says: of this contract alone, and nothing of why one was absent. */
export interface FrozenTimesheet {
  month: Month
  edition: number
  language: "fr" | "en"
  seller: FrozenParty
  client: FrozenParty
  contract: string
  reference: string | null
  /** For whom the client has it done; older editions never say it. */
  endClient?: string | null
  unit: "day" | "hour"
  zone: HolidayZone
  rows: { activity: string; billable: boolean; days: Record<Day, number> }[]
  comment: string | null
  /** Where prices are to be seen. */
  amountHT: number | null
  currency: string
}

/** What is billed of it, in quarters of its unit. */
export const totalOf = ({ rows }: Pick<FrozenTimesheet, "rows">): number =>
  rows.reduce((sum, { billable, days }) => sum + (billable ? quartersIn(days) : 0), 0)

export const quartersIn = (days: Record<Day, number>): number =>
  Object.values(days).reduce((sum, quarters) => sum + quarters, 0)
