import type { Day } from "#domain/day"
import { isWish } from "./acting.rules"
import type { Intent } from "./intent.rules"
import { leftOver } from "./left-over.rules"
import type { Reading } from "./reading.rules"
import { amountsIn, bareAmountIn } from "./values.rules"
import { fold } from "./words.rules"

/** What a model wants of a tool. */
interface Wish {
  tool: string
  args: Readonly<Record<string, unknown>>
}

/**
 * Whether the person's own words ask for this proposal and no other. Where the grammar understands an order, the model
 * may propose the same and nothing else; where it only asks back, nothing; else each value must be one that was said.
 */
export function isTold(
  wish: Wish,
  reading: Reading,
  intent: Intent | undefined,
  today: Day,
): boolean {
  if (!isWish(reading) || intent?.kind === "ask" || reading.bills.length > 1) return false
  if (leftOver(reading, wish.tool, wish.args).length > 0) return false
  if (intent?.kind === "run" && intent.tool.startsWith("propose"))
    return intent.tool === wish.tool && same(essence(wish, today), essence(intent, today))
  return same(essence(wish, today), essence({ ...wish, args: said(wish, reading, today) }, today))
}

/** What was said of each thing that such a wish consists of; of a bill's lines only the grammar knows. */
function said({ tool, args }: Wish, reading: Reading, today: Day): Wish["args"] {
  const { bills, client, product, amounts, unnamed, day, means, text } = reading
  const [bill] = bills
  const bare = bareAmountIn(unnamed)
  const [amount, ...others] = amounts.length > 0 || bare === undefined ? amounts : [bare]
  const onDay = day && "day" in day ? day.day : undefined
  const ofBill = bill ? { bill } : { client: client.one?.name }
  if (tool === "proposePayment")
    return others.length > 0 || (onDay !== undefined && onDay > today)
      ? {}
      : { ...ofBill, amount, paidOn: onDay, means }
  if (tool === "proposeSale")
    return { product: product.one?.name, price: amount, sellingDate: onDay ?? today }
  if (tool === "proposeBillEmail") return { bill, reminder: reading.has("remind") }
  if (tool === "proposeClient")
    return { name: text.includes(String(args.name)) ? args.name : undefined }
  return tool === "proposeBill" ? {} : ofBill
}

/** A wish without what changes nothing of it: what is so anyway, and the client of a bill that is named. */
function essence({ args: { client, ...args } }: Wish, today: Day): Wish["args"] {
  const usual = { means: "transfer", paidOn: today, sellingDate: today, reminder: false }
  const entries = Object.entries(args.bill === undefined ? { ...args, client } : args).filter(
    ([name, value]) => value !== undefined && value !== null && value !== Object(usual)[name],
  )
  return Object.fromEntries(entries)
}

const same = (one: Wish["args"], other: Wish["args"]): boolean => {
  const written = (args: unknown): string =>
    JSON.stringify(args, (_, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).sort(([first], [second]) => first.localeCompare(second)),
          )
        : value,
    )
  return written(one) === written(other)
}

/** Of whom and of when something is. */
const whose = ["client", "bill", "quote", "from", "to", "dueFrom", "dueTo", "month"]
const ofClients = /^(?:findStatistic|readStatement)$/

/** Figures of today, whatever days one speaks of. */
const ofNow = /^(?:unpaid|overdue|dso90Days|pipelineHT|lateInterest|clientShares12Months)$/

/** Whether what a model looks up is of whom and of when the person asked, where they said so. */
export function isAsked(
  { tool, args }: Wish,
  { client, period, bills, quotes }: Reading,
  intent: Intent | undefined,
): boolean {
  const { from, to, bill, quote, client: name, by } = args
  // A handle that stands for nothing.
  if (/"Name\d+x"/.test(JSON.stringify(args))) return false
  // The same tool is asked for the same: a figure for that figure, of nobody else and of no other days.
  if (intent?.kind === "run" && intent.tool === tool) {
    const { args: known } = intent
    const asked =
      tool === "findStatistic"
        ? [...whose, "name", "by"]
        : whose.filter((one) => known[one] !== undefined)
    return asked.every((one) => known[one] === args[one])
  }
  if (client.one && ofClients.test(tool) && by === undefined && name !== client.one.name)
    return false
  if (typeof bill === "string" && bills.length > 0 && !bills.includes(bill)) return false
  if (typeof quote === "string" && quotes.length > 0 && !quotes.includes(quote)) return false
  if (!period) return true
  if (tool === "findStatistic" && from === undefined && !ofNow.test(String(args.name))) return false
  return (from === undefined || from === period.from) && (to === undefined || to === period.to)
}

/** Whether each amount that a model writes is one of those that were found. */
export function isOfFound(remark: string, found: unknown): boolean {
  const there = new Set(amountsIn(fold(JSON.stringify(found))))
  return amountsIn(fold(remark)).every((amount) => there.has(amount))
}
