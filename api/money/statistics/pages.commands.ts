import { units } from "#contract/sales-choices"
import type {
  BusinessStatistics,
  ClientStatistics,
  PaymentStatistics,
  SalesStatistics,
  StatisticFilter,
} from "#contract/statistics"
import { addDays, addMonths as addMonthsToDay } from "#domain/day"
import { addMonths, monthsBetween } from "#domain/month"
import { daysOfSpan, dividedBy, moved, percentIn, seasonalityOf } from "#domain/statistics"
import type { Context } from "../../ports/context"
import { showYear } from "../../work/timesheets/year.commands"
import { aheadOf, certainFacts, likelyFacts, listWork } from "./ahead.commands"
import * as facts from "./facts.queries"
import { readFigures } from "./figures.commands"
import * as queries from "./queries"
import * as rules from "./rules"

/** As many clients as are listed by name, and as many bills as are expected. */
const mostShares = 20
const mostExpected = 100

export async function readBusiness(
  context: Context,
  filter: StatisticFilter,
): Promise<BusinessStatistics> {
  const { db, owner, today } = context
  const { span } = rules.periodOf(filter, today)
  const [page, months, services, ahead, season] = await Promise.all([
    readFigures(context, "business", filter),
    monthsOf(context, filter),
    servicesOf(context, filter),
    readAhead(context, filter),
    readSeason({ db, owner, today }, filter),
  ])
  return { ...page, from: daysOfSpan(span).from, months, services, ahead, ...season }
}

async function monthsOf({ db, owner, today }: Context, filter: StatisticFilter) {
  const span = rules.twelveMonths(rules.periodOf(filter, today).span)
  const both = { first: addMonths(span.first, -12), last: span.last }
  const { issued, collected } = await queries.sumMonths(db, owner, both, filter)
  return monthsBetween(span.first, span.last).map((month) => ({
    month,
    turnoverHT: issued.get(month) ?? 0,
    turnoverBefore: issued.get(addMonths(month, -12)) ?? 0,
    collected: collected.get(month) ?? 0,
    collectedBefore: collected.get(addMonths(month, -12)) ?? 0,
  }))
}

async function servicesOf({ db, owner, today }: Context, filter: StatisticFilter) {
  const { span } = rules.periodOf(filter, today)
  const [now, then] = await Promise.all(
    [span, moved(span, -12)].map((each) => queries.sumServices(db, owner, each, filter.clientId)),
  )
  const of = (rows: typeof now, service: string) =>
    rows?.find((row) => row.service === service)?.totalHT ?? 0
  return units
    .map((service) => ({ service, totalHT: of(now, service), before: of(then, service) }))
    .filter(({ totalHT, before }) => totalHT !== 0 || before !== 0)
    .sort((one, other) => other.totalHT - one.totalHT)
}

async function readAhead(context: Context, { clientId, service }: StatisticFilter) {
  // What is to come is not yet told apart by what is sold.
  if (service) return []
  const own = (given: facts.GivenFact[]) =>
    given.filter((one) => !clientId || one.client_id === clientId)
  const [certain, likely] = await Promise.all([certainFacts(context), likelyFacts(context)])
  return aheadOf(own(certain), own(likely), context.today)
}

async function readSeason(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  filter: StatisticFilter,
) {
  const year = Number(today.slice(0, 4))
  const span = { first: `${year - 10}-01`, last: `${year - 1}-12` }
  const [first, { issued }] = await Promise.all([
    queries.findFirstMonth(db, owner),
    queries.sumMonths(db, owner, span, filter),
  ])
  const known = first && first < span.first ? span.first : first
  const years = rules.wholeYears(issued, known, today)
  return { seasonality: seasonalityOf(years), years: years.length }
}

export async function readClients(
  context: Context,
  filter: StatisticFilter,
): Promise<ClientStatistics> {
  const { db, owner, today } = context
  const { span } = rules.periodOf(filter, today)
  const [page, settings, shares] = await Promise.all([
    readFigures(context, "clients", filter),
    queries.findSettings(db, owner),
    queries.exportFacts(
      db,
      owner,
      (of) => facts.shares({ owner: of, today, ...daysOfSpan(rules.twelveMonths(span)) }),
      filter.clientId,
    ),
  ])
  const sorted = shares
    .map(({ id, name, amount }) => ({ clientId: id, name, totalHT: Number(amount) }))
    .sort((one, other) => other.totalHT - one.totalHT)
  const whole = sorted.reduce((sum, { totalHT }) => sum + totalHT, 0)
  const withShare = sorted.map((one) => ({
    ...one,
    percent: percentIn({ part: one.totalHT, whole }) ?? "0.0",
  }))
  const rest = withShare.slice(mostShares)
  const { shareThreshold: threshold } = settings
  return {
    ...page,
    shares: withShare.slice(0, mostShares),
    others: { count: rest.length, totalHT: rest.reduce((sum, one) => sum + one.totalHT, 0) },
    threshold,
    isAbove: Number(withShare[0]?.percent ?? 0) > threshold,
  }
}

export async function readPayment(
  context: Context,
  filter: StatisticFilter,
): Promise<PaymentStatistics> {
  const { db, owner, today } = context
  const { span } = rules.periodOf(filter, today)
  const [page, payers, due, delays] = await Promise.all([
    readFigures(context, "payment", filter),
    queries.listPayers(db, owner, span, filter.clientId),
    queries.listDue(db, owner, filter.clientId, mostExpected),
    queries.listDelays(db, owner, addDays(addMonthsToDay(today, -12), 1), today),
  ])
  const delayOf = rules.delaysOf(delays)
  return {
    ...page,
    payers: payers.map(
      ({ clientId, name, counted: whole, timesDays, timesDelay, onTime, unpaid }) => ({
        ...{ clientId, name, paid: Number(whole), unpaid: Number(unpaid) },
        averageDaysToPay: dividedBy({ part: timesDays, whole }),
        averageDelayDays: dividedBy({ part: timesDelay, whole }),
        paidOnTime: percentIn({ part: onTime, whole }),
      }),
    ),
    expected: due.map(({ clientId, amount, ...bill }) => {
      const habitualDelayDays = delayOf(clientId)
      const isOverdue = bill.dueDate < today
      const usual = addDays(bill.dueDate, habitualDelayDays)
      // A day that is past is expected no more: then it is the due date.
      const expectedOn = isOverdue ? null : usual < today ? bill.dueDate : usual
      return { ...bill, amount: Number(amount), habitualDelayDays, expectedOn }
    }),
  }
}

export async function readSales(
  context: Context,
  filter: StatisticFilter,
): Promise<SalesStatistics> {
  const { db, owner, today, rights } = context
  const { span } = rules.periodOf(filter, today)
  const { from, to } = daysOfSpan(span)
  const ofTime = rights.has("timesheets.see") && !filter.clientId && !filter.service
  const year = Number(span.last.slice(0, 4))
  const [page, reasons, work, target] = await Promise.all([
    readFigures(context, "sales", filter),
    rights.has("offers.see") ? queries.sumReasons(db, owner, from, to, filter.clientId) : null,
    ofTime ? listWork(context, rules.begun(span, today)) : null,
    ofTime ? showYear(context, year) : null,
  ])
  return {
    ...page,
    reasons:
      reasons?.map(({ reason, count, value }) => ({
        reason: reason ?? "other",
        ...{ count, valueHT: Number(value) },
      })) ?? null,
    work,
    target:
      target && target.targetDays !== null && target.leftToTarget !== null
        ? { year, days: target.targetDays, left: target.leftToTarget }
        : null,
  }
}
