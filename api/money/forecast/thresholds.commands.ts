import type { TurnoverThresholds } from "#contract/vat-returns"
import { addDays, type Day, yearOf } from "#domain/day"
import { microLimitOn } from "#domain/micro-ceiling"
import type { Cents } from "#domain/money"
import { turnoverCourse } from "#domain/turnover-course"
import { vatRegimeOn } from "#domain/vat"
import { franchiseOn } from "#domain/vat-franchise"
import { findProfile } from "../../people/profile/queries"
import { listVatRegimes } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { listFranchiseSold } from "../../sales/bills/franchise.commands"
import { soldInFrance } from "../../sales/bills/franchise.rules"
import { listOpenBills } from "../bank-lines/queries"
import { listEarned } from "../books/commands"
import { listBilled } from "../books/ledger.queries"
import type { BilledFacts } from "../books/ledger.rules"
import { listPastSold, listPayingIncomes } from "../past-bills/queries"
import { type BookEntry, turnoverOf } from "../treasury/rules"
import { showSettings } from "../treasury/settings.commands"
import { listPlanned } from "./commands"
import { listDaysLate } from "./queries"
import { habitsOf } from "./rules"

type Asked = Pick<Context, "db" | "owner" | "today">
type Name = TurnoverThresholds["thresholds"][number]["name"]
type Activity = TurnoverThresholds["thresholds"][number]["activity"]

interface Sold {
  day: Day
  goods: Cents
  services: Cents
}

/** How the year stands to the turnovers that end the franchise of VAT and the micro regime. */
export async function showThresholds(context: Asked): Promise<TurnoverThresholds> {
  const { db, owner, today } = context
  const year = yearOf(today)
  const facts = await listBilled(db, owner, year)
  const entries: BookEntry[] = await listEarned({ db, owner }, year)
  const turnover = turnoverOf(entries, facts)
  const cashed = entries.flatMap(({ sequence, day }): Sold[] => {
    const { goods = 0, services = 0 } = turnover.get(sequence) ?? {}
    return [{ day, goods, services }]
  })
  // What pays a bill of another tool was billed with it.
  const paying = await listPayingIncomes(db, owner)
  const unbilled = entries.flatMap(({ sequence, day, billId, incomeId }): Sold[] => {
    const isBilled = billId !== null || (incomeId !== null && paying.has(incomeId))
    const { goods = 0, services = 0 } = (!isBilled && turnover.get(sequence)) || {}
    return [{ day, goods, services }]
  })
  const past = await listPastSold(db, owner, year)
  const billed = [...facts.flatMap((one) => billedIn(one, year)), ...past, ...unbilled]
  const shares = new Map(facts.map((one) => [one.id, shareInFrance(one)]))
  const inFrance = {
    cashed: entries.map(({ sequence, day, billId }): Sold => {
      const { goods = 0, services = 0 } = turnover.get(sequence) ?? {}
      return { day, goods, services: Math.round(services * (shares.get(billId ?? "") ?? 1)) }
    }),
    billed: await listFranchiseSold({ db, owner }, year),
  }
  const { cash, planned } = await expectedUntil(context, `${year}-12-31`)
  const limits = await limitsOf(
    context,
    billed.some(({ goods }) => goods > 0),
  )
  const soldBefore = await listFranchiseSold({ db, owner }, year - 1)
  return {
    year,
    thresholds: limits.map(({ name, activity, limit }) => {
      const sold = name === "micro" ? { cashed, billed } : inFrance
      const before = turned(soldBefore, activity).reduce((sum, { amount }) => sum + amount, 0)
      return {
        ...{ name, activity, limit },
        lostFrom: name === "franchise" && before > limit ? `${year}-01-01` : null,
        cashed: turnoverCourse(turned(sold.cashed, activity), cash, limit, today),
        billed: turnoverCourse(turned(sold.billed, activity), planned, limit, today),
      }
    }),
  }
}

/** How much of a bill's services is sold in France. */
function shareInFrance({ bill }: BilledFacts): number {
  const all = bill.lines.reduce(
    (sum, { kind, amountHT }) => (kind === "goods" ? sum : sum + amountHT),
    0,
  )
  return all === 0 ? 1 : soldInFrance({ ...bill, kind: "bill" }).services / all
}

/** Services alone count to their own limit, all together to that of goods (CGI 293 B I, 50-0); works to that of authors. */
const turned = (sold: readonly Sold[], activity: Activity) =>
  sold.map(({ day, goods, services }) => ({
    day,
    amount: activity === "services" || activity === "authors" ? services : goods + services,
  }))

/** What a bill of a year asks without VAT, goods and services apart. */
function billedIn({ bill, replaced }: BilledFacts, year: number): Sold[] {
  const { issueDate, kind } = bill
  if (!issueDate || yearOf(issueDate) !== year) return []
  const off = (bill.deposits ?? []).reduce((sum, deposit) => sum + deposit.totalHT, 0)
  const sign = kind === "creditNote" ? -1 : 1
  const total = sign * (bill.totalHT - off) - (replaced?.totalHT ?? 0)
  const lines = bill.lines.reduce((sum, { amountHT }) => sum + amountHT, 0)
  const ofGoods = bill.lines.reduce(
    (sum, line) => sum + (line.kind === "goods" ? line.amountHT : 0),
    0,
  )
  const goods = lines === 0 ? 0 : Math.round((total * ofGoods) / lines)
  return [{ day: issueDate, goods, services: total - goods }]
}

/** What is to come in of bills at each client's habit, and of what is scheduled. */
async function expectedUntil(context: Asked, until: Day) {
  const { db, owner, today } = context
  const planned = (await listPlanned(context, until)).filter(({ amount }) => amount > 0)
  const open = (await listOpenBills(db, owner, { most: 5_000 })).filter(
    ({ currency }) => currency === "EUR",
  )
  const clientIds = [...new Set(open.map(({ clientId }) => clientId))]
  const habits = habitsOf(await listDaysLate(db, owner, 12), clientIds)
  const bills = open.map(({ clientId, due, issued, openHT }) => ({
    day: addDays(due ?? issued ?? today, habits.get(clientId) ?? 0),
    amount: openHT,
  }))
  return { cash: [...planned, ...bills].filter(({ day }) => day <= until), planned }
}

/** The limits that one has to look at, by how one is taxed and what one sells. */
async function limitsOf({ db, owner, today }: Asked, sellsGoods: boolean) {
  const regime = vatRegimeOn(await listVatRegimes(db, owner), today)
  const activity = (await findProfile(db, owner))?.franchiseActivity ?? "services"
  const { regime: taxed } = await showSettings({ db, owner, today })
  const limits: { name: Name; activity: Activity; limit: Cents }[] = []
  const activities: Activity[] =
    activity === "mixed" || (sellsGoods && activity === "services")
      ? ["services", "goods"]
      : [activity]
  if (regime === "franchise")
    for (const each of activities) {
      const franchise = franchiseOn(today, each, { year: 0, yearBefore: 0 })
      if (!franchise) continue
      limits.push({ name: "franchise", activity: each, limit: franchise.threshold })
      limits.push({ name: "franchiseCeiling", activity: each, limit: franchise.ceiling })
    }
  if (taxed?.taxation === "micro") {
    const ofMicro: ("goods" | "services")[] =
      sellsGoods || activity === "goods" || activity === "mixed"
        ? ["services", "goods"]
        : ["services"]
    for (const each of ofMicro) {
      const limit = microLimitOn(today, each, taxed.beganOn)
      if (limit) limits.push({ name: "micro", activity: each, limit })
    }
  }
  return limits
}
