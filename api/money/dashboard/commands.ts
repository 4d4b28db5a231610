import type { z } from "zod"
import type { Dashboard } from "#contract/dashboard"
import type { Permission } from "#contract/permissions"
import { yearOf } from "#domain/day"
import { addMonths, monthOf } from "#domain/month"
import { countOverdueActions } from "../../people/offers/queries"
import { findProfile } from "../../people/profile/queries"
import { blank, missing } from "../../people/profile/rules"
import type { Context } from "../../ports/context"
import { summary } from "../../sales/bills/show.commands"
import { countToRenew } from "../../work/contracts/queries"
import * as queries from "./queries"
import * as rules from "./rules"

/** As many bills as a card shows. */
const shown = 5

/** The figures of the business today, and what to do next. */
export async function readDashboard({
  db,
  owner,
  person,
  rights,
  today,
}: Context & { rights: ReadonlySet<Permission> }): Promise<z.output<typeof Dashboard>> {
  const first = rules.firstMonth(today)
  const soon = rules.soonFrom(today)
  // Sent one after the other without waiting: one trip to the database.
  const [profile, clients, months, days, collections, uncollected, due, latest, renewals, actions] =
    await Promise.all([
      findProfile(db, owner),
      queries.hasClients(db, owner),
      queries.sumMonths(db, owner, first),
      queries.sumUnpaidByDay(db, owner, rules.oldestAge(today)),
      queries.sumCollections(db, owner, addMonths(monthOf(today), -12)),
      queries.sumUncollected(db, owner),
      queries.listDue(db, owner, soon.dueFrom, soon.dueTo, shown),
      queries.listLatest(db, owner, shown),
      rights.has("contracts.see") ? countToRenew(db, owner, today) : 0,
      rights.has("offers.see") ? countOverdueActions(db, owner, today) : 0,
    ])
  const turnover = new Map(months.map(({ month, totalHT }) => [month, totalHT]))
  const byMonth = rules.turnoverOf(turnover, today)
  const collected = new Map(collections.map(({ month, amount }) => [month, amount]))
  const bills = months.reduce((sum, month) => sum + month.bills, 0)
  const drafts = months.reduce((sum, month) => sum + month.drafts, 0)
  const ages = rules.ageUnpaid(days, today)
  const overdue = rules.sumDue(days, null, ages[1]?.dueTo ?? null)
  const lacking = missing(profile ?? blank(person.email))
  const franchise = rules.franchiseOf(profile, byMonth, today)
  const beyondSince =
    franchise?.standing === "beyond"
      ? await queries.findDayBeyond(db, owner, yearOf(today), franchise.ceiling)
      : undefined
  return {
    today,
    firstName: profile?.firstName ?? null,
    currency: "EUR",
    clients,
    bills,
    steps: rules.stepsFor({
      missing: lacking,
      clients,
      bills,
      drafts,
      renewals,
      actions,
      overdue,
      uncollected,
    }),
    turnover: byMonth,
    franchise: beyondSince ? rules.franchiseOf(profile, byMonth, today, beyondSince) : franchise,
    unpaid: rules.sumDue(days, null, null),
    overdue,
    ages,
    dueSoon: {
      ...soon,
      ...rules.sumDue(days, soon.dueFrom, soon.dueTo),
      bills: due.map((bill) => summary(bill, today)),
    },
    cash: rules.cashOf(collected, days, today),
    latest: latest.map((bill) => summary(bill, today)),
  }
}
