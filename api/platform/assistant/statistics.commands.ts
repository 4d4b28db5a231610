import { z } from "zod"
import { type FigureName, figureCards, figureNames } from "#contract/statistic-figures"
import type { StatisticFigure } from "#contract/statistics"
import { Day as DayOf } from "#contract/values"
import { addMonths, type Day, endOfMonth } from "#domain/day"
import { monthOf } from "#domain/month"
import { daysOfSpan, spanOf, statisticPeriods } from "#domain/statistics"
import { readFigure, readFigureByClient } from "../../money/statistics/figures.commands"
import type { Asked, Say } from "./asked.commands"
import { link, mostRows, type Outcome, tell } from "./outcome.rules"
import { clientNamed } from "./resolve.commands"
import { tool } from "./tool.commands"

/** Each client's share of twelve months; every other name is a figure of the statistics. */
const shares = "clientShares12Months"

const Args = z.object({
  name: z.enum([shares, ...figureNames]),
  from: DayOf.optional(),
  to: DayOf.optional(),
  client: z.string().max(120).optional(),
  by: z.enum(["client"]).optional(),
  compare: z.enum(["yearBefore"]).optional(),
})

interface Span {
  from?: Day | undefined
  to?: Day | undefined
  clientId?: string | undefined
}

interface Asking {
  asked: Asked
  say: Say
  span: Span
  /** "… de Librairies Voltaire SAS, du … au …". */
  about: string
  args: z.output<typeof Args>
}

/** Where nothing is said: all that there is. */
const always = { from: "2000-01-01", to: "2099-12-31" }
const daysOf = ({ from = always.from, to = always.to }: Span) => ({ from, to })

/** A figure by its definition, of a period and of a client where they are said. */
export const findStatistic = tool({
  name: "findStatistic",
  text: "A figure of the business, as the statistics count it: turnover without VAT, what was collected, what is unpaid or overdue, the average bill and daily rate, days to pay and delay after the due date, new clients, conversion of quotes and offers, occupation; and each client's share of twelve months. Days are YYYY-MM-DD.",
  needs: ["bills.see"],
  args: Args,
  async run(asked, say, args) {
    const needs = args.name === shares ? undefined : figureCards[args.name].needs
    if (needs && !asked.rights.has(needs))
      return tell("none", say.text("assistant.because.notAllowed"), { because: "notAllowed" })
    const named = args.client ? await clientNamed(asked, say, args.client) : undefined
    if (named?.outcome) return named.outcome
    const client = named?.record
    const span = { from: args.from, to: args.to, clientId: client?.id }
    const about = [
      client && say.text("assistant.said.ofClient", { client: client.name }),
      args.from &&
        args.to &&
        say.text("assistant.said.between", { from: say.day(args.from), to: say.day(args.to) }),
    ]
    const asking = { asked, say, span, about: about.filter(Boolean).join(" "), args }
    const { told } =
      args.name === shares ? await sharesOf(asking) : await figureOf(asking, args.name)
    return {
      told: {
        ...told,
        args: client ? { client: client.name } : {},
        links: [...told.links, ...(client ? [link(client.name, `companies/${client.id}`)] : [])],
      },
    }
  },
})

type Value = StatisticFigure["value"]

/** Figures that have words of their own here, as people ask for them. */
const ownWords: readonly FigureName[] = [
  "turnoverHT",
  "averageBillHT",
  "collected",
  "averageTjmHT",
  "averageDaysToPay",
  "averageDelayDays",
  "unpaid",
  "overdue",
]
const nameOf = (say: Say, figure: FigureName) =>
  say.text(`${ownWords.includes(figure) ? "assistant" : "statistics"}.figures.${figure}`)

function written(say: Say, figure: FigureName, value: Value): string {
  if (value === null) return "–"
  const { unit } = figureCards[figure]
  if (unit === "money") return say.money(Number(value))
  const number = say.number(Number(value), 1)
  if (unit === "percent") return `${number}\u00a0%`
  return unit === "days" ? say.text("assistant.figures.days", { days: number }) : number
}

async function figureOf(asking: Asking, figure: FigureName): Promise<Outcome> {
  const { asked, say, span, about, args } = asking
  if (args.by && figureCards[figure].byClient) return byClientOf(asking, figure)
  const { byClient } = figureCards[figure]
  const read = (its: Span) =>
    readFigure(asked, figure, { ...daysOf(its), ...(byClient && { clientId: its.clientId }) })
  const value = await read(span)
  const before = args.compare ? await read(yearBefore(span)) : undefined
  return tell("read", `${nameOf(say, figure)} ${about}`.trim(), {
    figure: written(say, figure, value),
    because: value === null ? "nothingToCount" : null,
    table: before === undefined ? null : comparison(say, figure, value, before),
    links: rowsLink(asking, figure),
  })
}

function yearBefore({ from, to, ...of }: Span): Span {
  const isMonthEnd = to !== undefined && to === endOfMonth(to)
  const last = to && addMonths(to, -12)
  return {
    ...of,
    ...(from && { from: addMonths(from, -12) }),
    ...(last && { to: isMonthEnd ? endOfMonth(last) : last }),
  }
}

function comparison(say: Say, figure: FigureName, now: Value, before: Value) {
  const [is, was] = [Number(now ?? 0), Number(before ?? 0)]
  const change = was === 0 ? "–" : `${say.number((100 * (is - was)) / was, 1)}\u00a0%`
  const heads = [say.text("assistant.table.period"), say.text("assistant.table.amount")]
  const rows = [
    [say.text("assistant.table.now"), written(say, figure, now)],
    [say.text("assistant.table.yearBefore"), written(say, figure, before)],
    [say.text("assistant.table.change"), change],
  ].map((cells) => ({ cells, to: null }))
  return { heads, rows, count: rows.length }
}

/** The records that a figure is counted from, where the statistics show such a period. */
function rowsLink({ asked, say, span }: Asking, figure: FigureName) {
  if (!asked.rights.has("statistics.see")) return []
  const { from, to } = daysOf(span)
  const month = monthOf(to)
  const { now } = figureCards[figure]
  const period = statisticPeriods.find((its) => {
    const days = daysOfSpan(spanOf(its, month))
    return days.from === from && days.to === to
  })
  if (!period && !now) return [link(say.text("shell.screens.statistics"), "statistics")]
  const query = new URLSearchParams({
    figure,
    ...(period && { period, month }),
    ...(span.clientId && figureCards[figure].byClient && { clientId: span.clientId }),
  })
  return [link(say.text("assistant.said.wholeList"), `statistics/rows?${query}`)]
}

function clientTable(
  say: Say,
  parts: readonly { clientId: string; name: string }[],
  cells: readonly string[],
) {
  return {
    heads: [say.text("assistant.table.client"), say.text("assistant.table.value")],
    rows: parts.slice(0, mostRows).map(({ clientId, name }, at) => ({
      cells: [name, cells[at] ?? ""],
      to: `companies/${clientId}`,
    })),
    count: parts.length,
  }
}

/** A figure client by client, the most first: of days that is the slowest. */
async function byClientOf(asking: Asking, figure: FigureName): Promise<Outcome> {
  const { asked, say, span, about } = asking
  const all = (await readFigureByClient(asked, figure, daysOf(span)))
    .filter(({ value }) => value !== null)
    .sort((one, other) => Number(other.value) - Number(one.value))
  const parts = span.clientId ? all.filter(({ clientId }) => clientId === span.clientId) : all
  const [first] = parts
  if (!first)
    return tell("read", `${nameOf(say, figure)} ${about}`.trim(), {
      figure: "–",
      because: "nothingToCount",
    })
  const table = clientTable(
    say,
    parts,
    parts.map(({ value }) => written(say, figure, value)),
  )
  if (figure === "averageDaysToPay" || figure === "averageDelayDays")
    return tell("read", say.text(`assistant.figures.${figure}First`, { client: first.name }), {
      figure: written(say, figure, first.value),
      table,
      links: [link(first.name, `companies/${first.clientId}`), ...rowsLink(asking, figure)],
    })
  const whole = await readFigure(asked, figure, { ...daysOf(span), clientId: span.clientId })
  return tell("read", `${nameOf(say, figure)} ${about}`.trim(), {
    figure: written(say, figure, whole),
    table,
    links: rowsLink(asking, figure),
  })
}

/** Each client's share of the twelve months that end with this one; whom nothing is left of is left out. */
async function sharesOf(asking: Asking): Promise<Outcome> {
  const { asked, say, span, about } = asking
  const from = addMonths(`${asked.today.slice(0, 7)}-01`, -11)
  const days = { from, to: endOfMonth(asked.today) }
  const all = (await readFigureByClient(asked, "turnoverHT", days)).filter(({ part }) => part > 0)
  const sum = all.reduce((total, { part }) => total + part, 0)
  const sentence = `${say.text(`assistant.figures.${shares}`)} ${about}`.trim()
  if (sum === 0) return tell("read", sentence, { figure: "–", because: "nothingToCount" })
  const percent = (value: number) => `${say.number((100 * value) / sum, 1)}\u00a0%`
  const own = all.find(({ clientId }) => clientId === span.clientId)
  return tell("read", sentence, {
    figure: percent(span.clientId ? (own?.part ?? 0) : (all[0]?.part ?? 0)),
    table: clientTable(
      say,
      all,
      all.map(({ part }) => percent(part)),
    ),
  })
}
