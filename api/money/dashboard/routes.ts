import { createRoute } from "@hono/zod-openapi"
import { Collection, CollectionFilter, CollectionTotals, Dashboard } from "#contract/dashboard"
import { yearOf } from "#domain/day"
import { addMonths, monthOf } from "#domain/month"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, listed, ok } from "../../http/operation"
import { findProfile } from "../../people/profile/queries"
import { blank, missing } from "../../people/profile/rules"
import { summary } from "../../sales/bills/show.commands"
import { countToRenew } from "../../work/contracts/queries"
import * as queries from "./queries"
import * as rules from "./rules"

export const dashboard = area()

/** As many bills as a card shows. */
const shown = 5

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findDashboard",
    description:
      "The figures of the business today, in Paris: turnover by month, what is unpaid by age, what is due soon, money by month, and what to do next.",
    middleware: allow("dashboard.see", "bills.see"),
    responses: ok(Dashboard),
  }),
  async (c) => {
    const { owner, db, today, person, rights } = c.var
    const first = rules.firstMonth(today)
    const soon = rules.soonFrom(today)
    // Sent one after the other without waiting: one trip to the database.
    const [profile, clients, months, days, collections, uncollected, due, latest, renewals] =
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
    return c.json(
      {
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
          overdue,
          uncollected,
        }),
        turnover: byMonth,
        franchise: beyondSince
          ? rules.franchiseOf(profile, byMonth, today, beyondSince)
          : franchise,
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
      },
      200,
    )
  },
)

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/collections",
    operationId: "listCollections",
    description: "The payments that reached the bank in a month.",
    middleware: allow("dashboard.see", "bills.see"),
    request: { query: CollectionFilter },
    responses: listed(Collection),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const [rows, sums] = await Promise.all([
      queries.listCollections(db, owner, filter),
      queries.sumCollected(db, owner, filter.month),
    ])
    const count = { value: sums.count, more: false }
    return c.json(
      answerPage(c, filter, rows, count, (row) => row),
      200,
    )
  },
)

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/collections/totals",
    operationId: "sumCollections",
    description: "What the payments that reached the bank in a month come to.",
    middleware: allow("dashboard.see", "bills.see"),
    request: { query: CollectionFilter.pick({ month: true }) },
    responses: ok(CollectionTotals),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { month } = c.req.valid("query")
    return c.json(
      { month, ...(await queries.sumCollected(db, owner, month)), currency: "EUR" },
      200,
    )
  },
)
