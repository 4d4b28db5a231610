import { z } from "zod"
import { AccountFilter } from "#contract/accounts"
import { scheduledStates } from "#contract/choices"
import { IncomeFilter } from "#contract/incomes"
import { placeOf } from "#contract/notification-places"
import { NotificationFilter } from "#contract/notifications"
import { OutcomeFilter } from "#contract/outcomes"
import { ScheduledTransactionFilter } from "#contract/scheduled-transactions"
import { stepCards } from "#contract/steps"
import { Day } from "#contract/values"
import { found } from "../../http/problem"
import { listAccounts } from "../../money/accounts/queries"
import { readSteps } from "../../money/dashboard/steps.commands"
import { showForecast } from "../../money/forecast/commands"
import { showThresholds } from "../../money/forecast/thresholds.commands"
import { listIncomes } from "../../money/incomes/queries"
import { listOutcomes } from "../../money/outcomes/queries"
import { listItems } from "../../money/scheduled-transactions/queries"
import { showTreasury } from "../../money/treasury/commands"
import { showContributions } from "../../money/treasury/contributions.commands"
import { listVatReturns } from "../../money/vat-returns/commands"
import { listNotifications } from "../../notifications/queries"
import { findProduct } from "../../sales/products/queries"
import type { Asked, Say } from "./asked.commands"
import { isPlain } from "./lexicon.rules"
import { choose, namesIn } from "./names.rules"
import { link, mostRows, tell } from "./outcome.rules"
import { productNamed } from "./resolve.commands"
import { between, facts, limit, list, Name, query, wholeList } from "./told.commands"
import { type Tool, tool } from "./tool.commands"

/** What is open to the owner of an account alone, whatever rights a guest was given. */
const isOwner = ({ owner, person }: Pick<Asked, "owner" | "person">) => owner === person.id
const notYours = (say: Say) =>
  tell("none", say.text("assistant.because.notAllowed"), { because: "notAllowed" })

const listAccountsTool = tool({
  name: "listAccounts",
  text: "The accounts at banks with what each holds today; one of them where the words name it.",
  needs: ["treasury.see"],
  args: z.object({ q: z.string().max(2000).optional() }),
  async run(asked, say, { q }) {
    if (!isOwner(asked)) return notYours(say)
    const { db, owner, today } = asked
    const { rows, count } = await listAccounts(db, owner, AccountFilter.parse({ limit }), today)
    const { one } = q ? choose(namesIn(q, rows, isPlain)) : { one: undefined }
    const named = rows.find(({ id }) => id === one?.id)
    if (named)
      return tell("read", say.text("assistant.said.balance", { account: named.name }), {
        args: { account: named.name },
        figure: say.money(named.balance, named.currency),
        links: [link(named.name, `accounts/${named.id}`)],
      })
    const shown = rows.slice(0, limit).map(({ id, name, balance, currency }) => ({
      cells: [name, say.money(balance, currency)],
      to: `accounts/${id}`,
    }))
    return list(say, "accounts", ["account", "balance"], shown, count, "accounts")
  },
})

const findAvailableTool = tool({
  name: "findAvailableMoney",
  text: "What may be spent today: the balance less VAT, contributions, tax and one's own reserve.",
  needs: ["treasury.see"],
  args: z.object({}),
  async run(asked, say) {
    const { available, balance, parts, isEstimate } = await showTreasury(asked)
    const rows = parts
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount }): [string, string] => [
        say.text(`treasury.parts.${name}`),
        say.money(-amount),
      ])
    return tell("read", say.text(`assistant.said.${isEstimate ? "availableGuess" : "available"}`), {
      figure: say.money(available),
      table: facts(say, [[say.text("assistant.table.balance"), say.money(balance)], ...rows]),
      links: [link(say.text("shell.screens.treasury"), "treasury")],
    })
  },
})

const findForecastTool = tool({
  name: "findForecast",
  text: "What will be on the accounts in so many months: at its end and on its lowest day, at the habit of each client.",
  needs: ["treasury.see"],
  args: z.object({ months: z.int().min(1).max(12).optional() }),
  async run(asked, say, { months = 3 }) {
    const { habitual, onTime, until } = await showForecast(asked, months)
    return tell("read", say.text("assistant.said.forecast", { day: say.day(until) }), {
      args: { months },
      figure: say.money(habitual.end),
      table: facts(say, [
        [
          say.text("assistant.said.lowest", { day: say.day(habitual.lowest.day) }),
          say.money(habitual.lowest.balance),
        ],
        [say.text("assistant.said.paidOnTime"), say.money(onTime.end)],
      ]),
      links: [link(say.text("shell.screens.forecast"), "forecast")],
    })
  },
})

const listVatReturnsTool = tool({
  name: "listVatReturns",
  text: "The returns of VAT, all or those of some days: what each comes to, and by when it is to be filed.",
  needs: ["treasury.see"],
  args: z.object({ from: Day.optional(), to: Day.optional() }),
  async run(asked, say, { from, to }) {
    const { regime, periods } = await listVatReturns(asked)
    const links = [link(say.text("shell.screens.vat-returns"), "vat-returns")]
    if (regime === "franchise") return tell("read", say.text("assistant.said.noVat"), { links })
    const wanted = periods.filter(
      (period) => (!from || period.to >= from) && (!to || period.from <= to),
    )
    const rows = wanted.slice(0, mostRows).map((period) => ({
      cells: [
        `${say.day(period.from)} – ${say.day(period.to)}`,
        say.day(period.due),
        say.money((period.toPay - period.credit) * 100),
        say.text(`vatReturns.states.${period.state}`),
      ],
      to: `vat-returns/${period.from}`,
    }))
    const told = wholeList(
      say,
      "vatReturns",
      ["period", "dueDate", "amount", "state"],
      rows,
      "vat-returns",
    )
    if (!from || !to) return told
    // Of some days one asks how much: where returns are of those days, and no others.
    const isWhole = wanted.at(0)?.to === to && wanted.at(-1)?.from === from
    const sum = wanted.reduce((all, { toPay, credit }) => all + toPay - credit, 0)
    const summed = isWhole
      ? { ...told, told: { ...told.told, figure: say.money(sum * 100) } }
      : told
    return between(say, summed, from, to)
  },
})

const listContributionsTool = tool({
  name: "listContributions",
  text: "What a micro-entrepreneur declares to Urssaf, period by period, and by when.",
  needs: ["treasury.see"],
  args: z.object({}),
  async run(asked, say) {
    const { isMicro, periods } = await showContributions(asked)
    const to = "contributions"
    if (!isMicro)
      return tell("read", say.text("assistant.said.notMicro"), {
        links: [link(say.text("shell.screens.contributions"), to)],
      })
    const rows = periods.slice(0, mostRows).map((period) => ({
      cells: [
        `${say.day(period.from)} – ${say.day(period.to)}`,
        say.day(period.due),
        say.money(period.total),
      ],
      to: null,
    }))
    return wholeList(say, "contributions", ["period", "dueDate", "amount"], rows, to)
  },
})

const listScheduledTool = tool({
  name: "listScheduledTransactions",
  text: "What is paid or received by itself at its dates: rent, contributions, subscriptions.",
  needs: ["treasury.see"],
  args: z.object({ state: z.enum(scheduledStates).optional() }),
  async run({ db, owner, today }, say, { state }) {
    const wanted = ScheduledTransactionFilter.parse({ state, limit })
    const { rows, count } = await listItems(db, owner, wanted, today)
    const shown = rows.slice(0, limit).map(({ id, title, nextOn }) => ({
      cells: [title, say.day(nextOn)],
      to: `scheduled-transactions/${id}`,
    }))
    const to = `scheduled-transactions${query({ state })}`
    return list(say, "scheduled", ["title", "next"], shown, count, to)
  },
})

const findThresholdsTool = tool({
  name: "findThresholds",
  text: "How this year's turnover stands to the limits that end the VAT exemption and the micro regime, and on which day each is crossed.",
  needs: ["treasury.see"],
  args: z.object({}),
  async run(asked, say) {
    if (!isOwner(asked)) return notYours(say)
    const { year, thresholds } = await showThresholds(asked)
    if (thresholds.length === 0)
      return tell("read", say.text("assistant.said.noThresholds"), {
        links: [link(say.text("shell.screens.vat-returns"), "vat-returns")],
      })
    const rows = thresholds.map(({ name, activity, limit: ceiling, cashed, billed }) => {
      const { crossedOn, isExpected } = [cashed, billed].sort((one, other) =>
        (one.crossedOn ?? "9999") < (other.crossedOn ?? "9999") ? -1 : 1,
      )[0] as typeof billed
      const day = crossedOn ? say.day(crossedOn) : ""
      const course = crossedOn ? (isExpected ? "expected" : "crossed") : "notCrossed"
      return {
        cells: [
          `${say.text(`vatReturns.limits.${name}`)} (${say.text(`vatReturns.activities.${activity}`)})`,
          say.money(ceiling),
          say.money(Math.max(cashed.amount, billed.amount)),
          say.text(`vatReturns.thresholds.${course}`, { day }),
        ],
        to: null,
      }
    })
    const heads = ["limit", "ceiling", "reached", "state"]
    const told = wholeList(say, "thresholds", heads, rows, "vat-returns").told
    return { told: { ...told, figure: null, args: { year } } }
  },
})

const Span = z.object({ from: Day.optional(), to: Day.optional() })

const listOutcomesTool = tool({
  name: "listOutcomes",
  text: "What was spent without a received bill, of a period.",
  needs: ["treasury.see"],
  args: Span,
  async run({ db, owner }, say, span) {
    const { rows, count } = await listOutcomes(db, owner, OutcomeFilter.parse({ ...span, limit }))
    const shown = rows.slice(0, limit).map(({ id, label, day, amount }) => ({
      cells: [label, say.day(day), say.money(amount)],
      to: `outcomes/${id}`,
    }))
    return list(say, "outcomes", ["title", "day", "amount"], shown, count, `outcomes${query(span)}`)
  },
})

const listIncomesTool = tool({
  name: "listIncomes",
  text: "All money that came in, of a period: paid bills and what had none.",
  needs: ["treasury.see"],
  args: Span,
  async run({ db, owner }, say, span) {
    const { rows, count } = await listIncomes(db, owner, IncomeFilter.parse({ ...span, limit }))
    const shown = rows.slice(0, limit).map(({ label, day, amount, incomeId, billId }) => ({
      cells: [label, say.day(day), say.money(amount)],
      to: incomeId ? `incomes/${incomeId}` : billId ? `bills/${billId}` : null,
    }))
    return list(say, "incomes", ["title", "day", "amount"], shown, count, `incomes${query(span)}`)
  },
})

const findProductTool = tool({
  name: "findProduct",
  text: "One product by name: what it cost, what it sells or sold for, and the margin.",
  needs: ["products.see"],
  args: z.object({ product: Name }),
  async run(asked, say, { product: name }) {
    const { record, outcome } = await productNamed(asked, say, name)
    if (!record) return outcome
    const product = found(await findProduct(asked.db, asked.owner, record.id))
    const money = (cents: number | null) =>
      cents === null ? "–" : say.money(cents, product.currency)
    return tell("read", say.text("assistant.said.product", { name: product.name }), {
      args: { product: product.name },
      figure: money(product.margin),
      table: facts(say, [
        [say.text("products.purchasePrice"), money(product.purchasePrice)],
        [say.text("products.sellingPrice"), money(product.sellingPrice)],
        [say.text("products.sellingDate"), say.day(product.sellingDate)],
      ]),
      links: [link(product.name, `products/${product.id}`)],
    })
  },
})

/** What there is to do; of some facts there are several words, by how many are missing. */
function stepText(say: Say, step: string, count: number): string {
  const key = `dashboard.steps.${step}.title`
  const plain = say.text(key)
  return plain === key ? say.text(`${key}_${count === 1 ? "one" : "other"}`, { count }) : plain
}

const listStepsTool = tool({
  name: "listThingsToDo",
  text: "What there is to do, the most pressing first, and what today is about.",
  needs: ["dashboard.see"],
  args: z.object({}),
  async run(asked, say) {
    const { toDo, day, kinds } = await readSteps(asked)
    const rows = [...toDo, ...day].slice(0, mostRows).map((entry) => {
      const card = stepCards.find(({ name }) => name === entry.step)
      return {
        cells: [
          stepText(say, entry.step, entry.count),
          [entry.title, entry.detail].filter(Boolean).join(" · ") || "–",
          say.day(entry.day),
        ],
        to:
          card && (entry.id || !card.to.includes(":id"))
            ? card.to.replace(":id", entry.id ?? "")
            : null,
      }
    })
    const count = { value: kinds.reduce((sum, kind) => sum + kind.count, 0), more: false }
    return list(say, "toDo", ["what", "record", "day"], rows, count, "dashboard")
  },
})

const listNotificationsTool = tool({
  name: "listNotifications",
  text: "What the bell told that was not read yet.",
  needs: ["notifications.see"],
  args: z.object({}),
  async run(asked, say) {
    if (!isOwner(asked)) return notYours(say)
    const { db, owner, now } = asked
    const wanted = NotificationFilter.parse({ state: "unread", limit })
    const { rows, count } = await listNotifications(db, owner, wanted, now)
    const shown = rows.slice(0, limit).map((row) => {
      const { kind, parameters, createdAt } = row
      const title = say.text(
        `notifications.kinds.${kind}.title`,
        Object.fromEntries(
          Object.entries(parameters).map(([name, value]) => [name, String(value ?? "")]),
        ),
      )
      const to = placeOf(kind, row, parameters)
      return {
        cells: [title, say.day(createdAt.toISOString().slice(0, 10))],
        to: to ?? null,
      }
    })
    return list(say, "notifications", ["what", "day"], shown, count, "notifications?state=unread")
  },
})

/** Where money is, what of it is owed, and what there is to do. */
export const moneyReads: readonly Tool[] = [
  listAccountsTool,
  findAvailableTool,
  findForecastTool,
  listVatReturnsTool,
  listContributionsTool,
  listScheduledTool,
  findThresholdsTool,
  listOutcomesTool,
  listIncomesTool,
  findProductTool,
  listStepsTool,
  listNotificationsTool,
]
