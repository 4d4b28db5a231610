import type { z } from "zod"
import type { Dashboard } from "#contract/dashboard"
import { yearOf } from "#domain/day"
import { addMonths, firstDayOf, monthOf } from "#domain/month"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { listFranchiseSold } from "../../sales/bills/franchise.commands"
import { summary } from "../../sales/bills/show.commands"
import { sumPastBills } from "../../sales/bills/totals.queries"
import * as queries from "./queries"
import * as rules from "./rules"

/** As many bills as a card shows. */
const shown = 5

/** The figures of the business today. */
export async function readDashboard({
  db,
  owner,
  today,
}: Context): Promise<z.output<typeof Dashboard>> {
  const first = rules.firstMonth(today)
  // Sent one after the other without waiting: one trip to the database.
  const [profile, months, past, days, collections, latest] = await Promise.all([
    findProfile(db, owner),
    queries.sumMonths(db, owner, first),
    sumPastBills(db, owner, firstDayOf(first)),
    queries.sumUnpaidByDay(db, owner, rules.oldestAge(today)),
    queries.sumCollections(db, owner, addMonths(monthOf(today), -12)),
    queries.listLatest(db, owner, shown),
  ])
  const turnover = new Map(months.map(({ month, totalHT }) => [month, totalHT]))
  for (const { month, totalHT } of past) turnover.set(month, (turnover.get(month) ?? 0) + totalHT)
  const byMonth = rules.turnoverOf(turnover, today)
  const collected = new Map(collections.map(({ month, amount }) => [month, amount]))
  const bills = months.reduce((sum, month) => sum + month.bills, 0)
  const ages = rules.ageUnpaid(days, today)
  const overdue = rules.sumDue(days, null, ages[1]?.dueTo ?? null)
  return {
    today,
    currency: "EUR",
    bills,
    turnover: byMonth,
    franchise:
      profile?.vatRegime === "franchise"
        ? rules.franchiseOf(profile, await soldInFrance({ db, owner, today }), today)
        : null,
    unpaid: rules.sumDue(days, null, null),
    overdue,
    ages,
    cash: rules.cashOf(collected, days, today),
    latest: latest.map((bill) => summary(bill, today)),
  }
}

/** What was sold this year and the one before, as the franchise counts it. */
async function soldInFrance({ db, owner, today }: Pick<Context, "db" | "owner" | "today">) {
  const year = yearOf(today)
  return {
    year: await listFranchiseSold({ db, owner }, year),
    yearBefore: await listFranchiseSold({ db, owner }, year - 1),
  }
}
