import { type FigureName, figureCards, type StatisticPage } from "#contract/statistic-figures"
import type { FigureFilter, FigureTotals, StatisticFilter } from "#contract/statistics"
import type { Day } from "#domain/day"
import { monthOf } from "#domain/month"
import { daysOfSpan, moved } from "#domain/statistics"
import { HttpProblem } from "../../http/problem"
import type { Context } from "../../ports/context"
import { certainFacts, interestFacts, likelyFacts, workFacts } from "./ahead.commands"
import * as facts from "./facts.queries"
import * as queries from "./queries"
import * as rules from "./rules"

type Narrowed = Pick<FigureFilter, "clientId" | "service">

interface Days {
  from: Day
  to: Day
}

/** The records of a figure, as one select. */
async function factsOf(
  context: Context,
  figure: FigureName,
  { from, to }: Days,
  { service }: Narrowed,
): Promise<facts.Facts> {
  const { today } = context
  const asked = { today, ...(service && { service }) }
  const span = { first: monthOf(from), last: monthOf(to) }
  const reckoned = (given: facts.GivenFact[]) => () => facts.givenFacts(given)
  const within = (given: facts.GivenFact[]) =>
    reckoned(given.filter(({ day }) => day >= from && day <= to))
  const select = facts.selects[figure]
  if (select) return (owner) => select({ ...asked, owner, from, to })
  switch (figure) {
    case "aheadCertain":
      return within(await certainFacts(context))
    case "aheadLikely":
      return within(await likelyFacts(context))
    case "lateInterest":
      return reckoned(await interestFacts(context))
    case "occupation":
    case "billableShare":
    case "unfilledDays":
      return reckoned(await workFacts(context, span, figure))
    default: {
      const select = facts.selectOfShares(figure)
      return (owner) => select({ ...asked, owner, ...daysOfSpan(rules.twelveMonths(span)) })
    }
  }
}

/** What a figure is made of: of whole months from the sums that are kept where there are some, else from its records. */
async function sumsOf(
  context: Context,
  figure: FigureName,
  days: Days,
  filter: Narrowed,
): Promise<queries.Sums> {
  const { db, owner } = context
  const { from, to } = days
  const span = { first: monthOf(from), last: monthOf(to) }
  const ofRecords = async () =>
    queries.sumFacts(db, owner, await factsOf(context, figure, days, filter), filter.clientId)
  if (!rules.isOfMonths(days)) return ofRecords()
  const billed = () => queries.sumKeptBills(db, owner, span, filter)
  const paid = () => queries.sumKeptPayments(db, owner, span, filter)
  switch (figure) {
    case "turnoverHT":
    case "bills":
    case "averageBillHT":
      return rules.sumsOfBills(await billed())
    case "averageTjmHT":
    case "daysBilled":
      return rules.sumsOfDays(await billed())
    case "recurringShare": {
      const [part, { totalHT }] = await Promise.all([
        queries.sumRecurring(db, owner, from, to, filter.clientId),
        billed(),
      ])
      return rules.sumsOfPart(part, totalHT)
    }
    case "collected":
      return rules.sumsOfCollected(await paid())
    case "averageDaysToPay":
      return rules.sumsOfDaysToPay(await paid())
    case "averageDelayDays":
      return rules.sumsOfDelays(await paid())
    case "paidOnTime":
      return rules.sumsOfOnTime(await paid())
    default:
      return ofRecords()
  }
}

/** The figures of a page, each beside the same months of the year before. */
export async function readFigures(context: Context, page: StatisticPage, filter: StatisticFilter) {
  const { today, rights } = context
  const { period, month, span } = rules.periodOf(filter, today)
  const figures = await Promise.all(
    rules.figuresOf(page, rights, filter).map(async (figure) => {
      const { unit, now } = figureCards[figure]
      const [sums, before] = await Promise.all([
        sumsOf(context, figure, daysOfSpan(span), filter),
        now ? null : sumsOf(context, figure, daysOfSpan(moved(span, -12)), filter),
      ])
      return {
        ...{ figure, unit },
        value: rules.figureFrom(figure, sums),
        before: before && rules.figureFrom(figure, before),
      }
    }),
  )
  return { today, period, month, ...daysOfSpan(span), currency: "EUR", figures }
}

/** One figure of any days, as the pages count it. */
export async function readFigure(
  context: Context,
  figure: FigureName,
  { clientId, ...days }: Days & { clientId?: string | undefined },
) {
  allowed(context, figure)
  const sums = await sumsOf(context, figure, days, clientId ? { clientId } : {})
  return rules.figureFrom(figure, sums)
}

/** The same by client, with the sums that it is made of. */
export async function readFigureByClient(context: Context, figure: FigureName, days: Days) {
  allowed(context, figure)
  const { db, owner } = context
  const rows =
    figure === "turnoverHT" && rules.isOfMonths(days)
      ? await queries.listKeptByClient(db, owner, {
          first: monthOf(days.from),
          last: monthOf(days.to),
        })
      : await queries.listFactsByClient(db, owner, await factsOf(context, figure, days, {}))
  return rows.map(({ clientId, name, part, whole }) => ({
    ...{ clientId, name, part: Number(part), whole: Number(whole) },
    value: rules.figureFrom(figure, rules.sumsOfPart(part, whole)),
  }))
}

/** Refuses a figure of records that the caller may not see. */
function allowed({ rights }: Context, figure: FigureName): void {
  if (!rules.isOpen(figureCards[figure], rights)) throw new HttpProblem(403, "forbidden")
}

const narrowed = (figure: FigureName, filter: Narrowed): Narrowed => ({
  ...(figureCards[figure].byClient && filter.clientId && { clientId: filter.clientId }),
  ...(figureCards[figure].byService && filter.service && { service: filter.service }),
})

/** The records of a figure, and whose they are narrowed to. */
export async function behind(context: Context, filter: FigureFilter) {
  allowed(context, filter.figure)
  const { span } = rules.periodOf(filter, context.today)
  const own = narrowed(filter.figure, filter)
  return {
    facts: await factsOf(context, filter.figure, daysOfSpan(span), own),
    span,
    clientId: own.clientId,
  }
}

/** A figure again, added up from its records. */
export async function sumBehind(context: Context, filter: FigureFilter): Promise<FigureTotals> {
  const { facts: records, span, clientId } = await behind(context, filter)
  const sums = await queries.sumFacts(context.db, context.owner, records, clientId)
  const { figure } = filter
  return {
    ...{ figure, unit: figureCards[figure].unit, value: rules.figureFrom(figure, sums) },
    ...{ count: sums.count, amount: sums.amount, ...daysOfSpan(span) },
  }
}
