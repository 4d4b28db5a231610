import { expect, test } from "vitest"
import type { HolidayZone } from "#domain/public-holidays"
import {
  isWithin,
  linesOf,
  quartersOf,
  sumUp,
  unitOf,
  type WorkRow,
  type WorkTerms,
} from "#domain/timesheet"
import cases from "./month-vectors.json"

/* Months of work, as they were handed over: the cases are data, and more of them can be added there. */

interface TypedContract {
  unit: WorkTerms["unit"]
  priceHT: number
  startDate: string
  runsUntil: string | null
  prices?: { from: string; priceHT: number }[]
}

interface Typed {
  month: string
  zone: HolidayZone
  hoursPerDay: string
  contracts: Record<string, TypedContract>
  rows: {
    contract: string | null
    kind: WorkRow["kind"]
    activity: string
    days: Record<string, string>
  }[]
  ownDaysOff?: { day: string; share: string }[]
}

test.each(cases)("$id: $note", (one) => {
  const input = one.input as unknown as Typed
  const contracts = Object.fromEntries(
    Object.entries(input.contracts).map(([name, terms]) => [
      name,
      { ...terms, hoursPerDay: Number(input.hoursPerDay) },
    ]),
  )
  const errors: unknown[] = []
  const rows: WorkRow[] = input.rows.map((row, at) => {
    const terms = row.contract === null ? undefined : contracts[row.contract]
    const days: Record<string, number> = {}
    for (const [day, typed] of Object.entries(row.days)) {
      const quarters = quartersOf(typed, unitOf(terms))
      if (typeof quarters === "string") errors.push({ row: at, day, code: quarters })
      else if (terms && !isWithin(day, terms))
        errors.push({ row: at, day, code: "outsideContract" })
      else days[day] = quarters
    }
    return { ...row, days }
  })
  if (errors.length) return expect({ errors }).toEqual(one.expected)
  const daysOff = (input.ownDaysOff ?? []).map(({ day, share }) => ({
    day,
    quarters: Number(share) * 4,
  }))
  const { month, zone } = input
  const sums = sumUp({ month, zone, daysOff, contracts }, rows, "2100-01-01")
  const priceOn = (name: string, day: string) => {
    const { priceHT = 0, prices = [] } = input.contracts[name] ?? {}
    return prices.findLast(({ from }) => from <= day)?.priceHT ?? priceHT
  }
  expect({
    workingDays: String(sums.workingDays),
    entered: String(sums.entered),
    left: String(sums.left),
    billable: String(sums.billable),
    nonBillable: String(sums.nonBillable),
    timeOff: String(sums.timeOff),
    sickLeave: String(sums.sickLeave),
    warnings: sums.warnings,
    dayExceeded: sums.dayExceeded,
    duplicates: sums.duplicates,
    offDays: sums.offDays,
    lines: linesOf(rows, contracts, priceOn).map(({ quarters: _, ...line }) => line),
  }).toEqual(one.expected)
})
