import { type Day, yearOf } from "#domain/day"
import { isFrench, territoryOf } from "#domain/territory"
import { type VatZone, vatRegimeOn } from "#domain/vat"
import { findProfile } from "../../people/profile/queries"
import { listVatRegimes } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { listBilled, listChecked } from "../books/ledger.queries"
import { listReceipts } from "../books/queries"
import { listExpenses } from "../outcomes/queries"
import {
  billFacts,
  expenseFacts,
  incomeFacts,
  purchaseFacts,
  together,
  type VatFact,
} from "./facts.rules"
import { findFirstDay, findSettings } from "./queries"

/**
 * From which day on received bills that are checked tell of VAT that is owed in franchise. Those of before were declared
 * without it, or not at all: they are in no return of today.
 */
const toldFrom: Day = "2026-12-01"

type Asked = Pick<Context, "db" | "owner" | "today">

/** From which day on returns are made here: as it was said, else since something was billed, received or spent. */
export async function firstDay({ db, owner, today }: Asked): Promise<Day> {
  const settings = await findSettings(db, owner)
  return settings?.startsOn ?? (await findFirstDay(db, owner)) ?? `${yearOf(today)}-01-01`
}

/** All that counts in returns, from the first day on until another one: each on its own day. */
export async function listFacts(context: Asked, until: Day): Promise<VatFact[]> {
  const { db, owner, today } = context
  const from = await firstDay(context)
  const zone = await zoneOf(context)
  const regimes = await listVatRegimes(db, owner)
  const deductsOn = (day: Day) => vatRegimeOn(regimes, day) !== "franchise"
  const foreignServices = (await findSettings(db, owner))?.foreignServicesBox ?? "A3"
  const facts: VatFact[] = []
  const last = Math.max(yearOf(until), yearOf(today))
  for (let year = yearOf(from); year <= last; year++) {
    const billed = await listBilled(db, owner, year)
    const received = await listReceipts(db, owner, year)
    const ofYear = [
      ...billed.flatMap((one) => billFacts(one, from)),
      ...received.flatMap((receipt) => (deductsOn(receipt.day) ? incomeFacts(receipt, zone) : [])),
    ]
    facts.push(...ofYear.filter(({ day }) => yearOf(day) === year))
  }
  for (const bought of await listChecked(db, owner)) {
    const deducts = deductsOn(bought.issueDate ?? "")
    if (deducts || (bought.checkedOn ?? "") >= toldFrom)
      facts.push(...purchaseFacts(bought, zone, foreignServices, deducts))
  }
  for (const expense of await listExpenses(db, owner))
    if (deductsOn(expense.day)) facts.push(...expenseFacts(expense, zone))
  return together(facts).filter(({ day }) => day >= from && day <= until)
}

/** Whose rates someone charges, by their address. */
async function zoneOf({ db, owner, today }: Asked): Promise<VatZone> {
  const profile = await findProfile(db, owner)
  if (!profile) return "metropole"
  const { country, postalCode } = profile
  const territory = territoryOf({ country: country ?? "FR", postalCode }, today)
  return isFrench(territory) ? territory : "metropole"
}
