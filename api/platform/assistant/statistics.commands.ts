import { z } from "zod"
import { Day } from "#contract/values"
import { addMonths, endOfMonth } from "#domain/day"
import { sumBills } from "../../sales/bills/totals.queries"
import type { Asked, Say } from "./asked.commands"
import {
  countIssued,
  daysToPay,
  type Span,
  sumCollected,
  sumDays,
  turnoverByClient,
} from "./figures.queries"
import { link, mostRows, type Outcome, tell } from "./outcome.rules"
import { clientNamed } from "./resolve.commands"
import { tool } from "./tool.commands"

const statistics = [
  "turnoverHT",
  "averageBillHT",
  "collected",
  "averageTjmHT",
  "averageDaysToPay",
  "averageDelayDays",
  "unpaid",
  "overdue",
  "clientShares12Months",
] as const

const Args = z.object({
  name: z.enum(statistics),
  from: Day.optional(),
  to: Day.optional(),
  client: z.string().max(120).optional(),
  by: z.enum(["client"]).optional(),
  compare: z.enum(["yearBefore"]).optional(),
})

interface Asking {
  asked: Asked
  say: Say
  span: Span
  /** "… de Librairies Voltaire SAS, du … au …". */
  about: string
  args: z.output<typeof Args>
}

/** A figure by its definition, of a period and of a client where they are said. */
export const findStatistic = tool({
  name: "findStatistic",
  text: "A figure of the business: turnover without VAT, what was collected, what is unpaid or overdue, the average bill, the average daily rate, days to pay, delay after the due date, and each client's share of twelve months. Days are YYYY-MM-DD.",
  needs: ["bills.see"],
  args: Args,
  async run(asked, say, args) {
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
    const { told } = await find[args.name](asking)
    return {
      told: {
        ...told,
        args: client ? { client: client.name } : {},
        links: [...told.links, ...(client ? [link(client.name, `companies/${client.id}`)] : [])],
      },
    }
  },
})

const amount = (
  { say, about }: Asking,
  key: string,
  cents: number,
  more: Parameters<typeof tell>[2] = {},
) => {
  const figure = say.money(cents)
  return tell("read", `${say.text(`assistant.figures.${key}`)} ${about}`.trim(), {
    figure,
    ...more,
  })
}

const none = ({ say, about }: Asking, key: string): Outcome =>
  tell("read", `${say.text(`assistant.figures.${key}`)} ${about}`.trim(), {
    figure: "–",
    because: "nothingToCount",
    links: [],
  })

const billsLink = ({ say, span }: Asking, state?: string) => {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(span.from && { from: span.from }),
    ...(span.to && { to: span.to }),
    ...(span.clientId && { clientId: span.clientId }),
  })
  return link(say.text("shell.screens.bills"), `bills?${query}`)
}

const find: Record<(typeof statistics)[number], (asking: Asking) => Promise<Outcome>> = {
  async turnoverHT(asking) {
    const { asked, span, args, say } = asking
    const parts = await turnoverByClient(asked.db, asked.owner, span)
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const rows = args.by ? parts : []
    const before = args.compare
      ? await yearBefore(asking, (its) => turnoverOf(asked, its))
      : undefined
    return amount(asking, "turnoverHT", sum, {
      table: before
        ? comparison(asking, sum, before)
        : rows.length > 0
          ? byClient(say, rows, say.money)
          : null,
      links: [billsLink(asking, "issued")],
    })
  },
  async averageBillHT(asking) {
    const { asked, span } = asking
    const bills = await countIssued(asked.db, asked.owner, span)
    if (bills === 0) return none(asking, "averageBillHT")
    const average = Math.round((await turnoverOf(asked, span)) / bills)
    return amount(asking, "averageBillHT", average, { links: [billsLink(asking, "issued")] })
  },
  async collected(asking) {
    const { asked, span, args } = asking
    const sum = await sumCollected(asked.db, asked.owner, span)
    const before = args.compare
      ? await yearBefore(asking, (its) => sumCollected(asked.db, asked.owner, its))
      : undefined
    return amount(asking, "collected", sum, {
      ...(before && { table: comparison(asking, sum, before) }),
      links: [link(asking.say.text("shell.screens.dashboard"), "dashboard/collections")],
    })
  },
  async averageTjmHT(asking) {
    const { asked, span } = asking
    const { amount: billed, days } = await sumDays(asked.db, asked.owner, span)
    if (days <= 0) return none(asking, "averageTjmHT")
    return amount(asking, "averageTjmHT", Math.round(billed / days), {
      links: [billsLink(asking, "issued")],
    })
  },
  averageDaysToPay: (asking) => duration(asking, "releaseDate", "averageDaysToPay"),
  averageDelayDays: (asking) => duration(asking, "dueDate", "averageDelayDays"),
  unpaid: (asking) => owed(asking, "unpaid"),
  overdue: (asking) => owed(asking, "overdue"),
  async clientShares12Months(asking) {
    const { asked, say, span } = asking
    const first = addMonths(`${asked.today.slice(0, 7)}-01`, -11)
    const of = { from: first, to: endOfMonth(asked.today) }
    const all = (await turnoverByClient(asked.db, asked.owner, of)).filter(({ value }) => value > 0)
    const sum = all.reduce((total, { value }) => total + value, 0)
    if (sum === 0) return none(asking, "clientShares12Months")
    const percent = (value: number) => `${say.number((100 * value) / sum, 1)}\u00a0%`
    const own = all.find(({ clientId }) => clientId === span.clientId)
    const figure = span.clientId ? percent(own?.value ?? 0) : percent(all[0]?.value ?? 0)
    return tell(
      "read",
      `${say.text("assistant.figures.clientShares12Months")} ${asking.about}`.trim(),
      {
        figure,
        table: byClient(say, all, percent),
      },
    )
  },
}

const turnoverOf = async ({ db, owner }: Asked, span: Span) =>
  (await turnoverByClient(db, owner, span)).reduce((sum, { value }) => sum + value, 0)

const yearBefore = async ({ span }: Asking, sum: (span: Span) => Promise<number>) => {
  const { from, to } = span
  return sum({
    ...span,
    ...(from && { from: addMonths(from, -12) }),
    ...(to && { to: addMonths(to, -12) }),
  })
}

function comparison({ say }: Asking, now: number, before: number) {
  const change = before === 0 ? "–" : `${say.number((100 * (now - before)) / before, 1)}\u00a0%`
  const heads = [say.text("assistant.table.period"), say.text("assistant.table.amount")]
  const rows = [
    [say.text("assistant.table.now"), say.money(now)],
    [say.text("assistant.table.yearBefore"), say.money(before)],
    [say.text("assistant.table.change"), change],
  ].map((cells) => ({ cells, to: null }))
  return { heads, rows, count: rows.length }
}

function byClient(
  say: Say,
  parts: readonly { clientId: string; clientName: string; value: number }[],
  show: (value: number) => string,
) {
  return {
    heads: [say.text("assistant.table.client"), say.text("assistant.table.value")],
    rows: parts.slice(0, mostRows).map(({ clientId, clientName, value }) => ({
      cells: [clientName, show(value)],
      to: `companies/${clientId}`,
    })),
    count: parts.length,
  }
}

/** Days weighted by amount; by client the slowest first. */
async function duration(
  asking: Asking,
  since: "releaseDate" | "dueDate",
  key: string,
): Promise<Outcome> {
  const { asked, say, span, args } = asking
  const parts = await daysToPay(asked.db, asked.owner, since, span)
  const amounts = parts.reduce((sum, part) => sum + part.amount, 0)
  if (amounts === 0) return none(asking, key)
  const days = (value: number) => say.text("assistant.figures.days", { days: say.number(value, 1) })
  const each = parts
    .map((part) => ({ ...part, value: part.value / part.amount }))
    .sort((one, other) => other.value - one.value)
  const all = parts.reduce((sum, part) => sum + part.value, 0) / amounts
  const sentence = `${say.text(`assistant.figures.${key}`)} ${asking.about}`.trim()
  const [slowest] = each
  if (args.by && slowest)
    return tell("read", say.text(`assistant.figures.${key}First`, { client: slowest.clientName }), {
      figure: days(slowest.value),
      table: byClient(say, each, days),
      links: [link(slowest.clientName, `companies/${slowest.clientId}`)],
    })
  return tell("read", sentence, { figure: days(all) })
}

async function owed(asking: Asking, state: "unpaid" | "overdue"): Promise<Outcome> {
  const { asked, span } = asking
  const { unpaid } = await sumBills(
    asked.db,
    asked.owner,
    { state, clientId: span.clientId },
    asked.today,
  )
  return amount(asking, state, unpaid, {
    links: [billsLink({ ...asking, span: { clientId: span.clientId } }, state)],
  })
}
