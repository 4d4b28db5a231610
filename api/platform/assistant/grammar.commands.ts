import { BillFilter } from "#contract/bills"
import { findClient } from "../../people/clients/queries"
import { listBills } from "../../sales/bills/queries"
import type { Asked, Say } from "./asked.commands"
import { findHelp, helpIn, surely } from "./help.commands"
import { hasUnknown } from "./help.rules"
import { findHint } from "./hints.commands"
import type { Intent } from "./intent.rules"
import { intentOf } from "./intents.rules"
import { isPlain } from "./lexicon.rules"
import { toolNamed } from "./list.commands"
import { type Named, wordsOfName } from "./names.rules"
import { link, type Outcome, tell } from "./outcome.rules"
import { listNames } from "./queries"
import { type Reading, read, strangeEnd } from "./reading.rules"
import { billChoice, billNumbered, clientNamed } from "./resolve.commands"
import { findScreens } from "./screens.commands"
import type { Tool } from "./tool.commands"
import { bareAmountIn } from "./values.rules"
import { fold, likeness, wordsOf } from "./words.rules"

/** What the grammar understands of a question: what it reads in it, and what it takes it for. */
export async function understand({ db, owner, today, language }: Asked, text: string) {
  const names = await listNames(db, owner)
  const reading = read(text, { today, names, usual: language })
  return { reading, intent: intentOf(reading, today) }
}

/** Answers by the grammar; below its threshold it says that it does not know, with what is nearest. */
export async function answerByGrammar(
  asked: Asked,
  say: Say,
  { reading, intent }: { reading: Reading; intent: Intent | undefined },
): Promise<Outcome> {
  if (!intent) return unknown(asked, say, reading.text)
  if (intent.kind === "ask") return askBack(asked, say, intent, reading.text)
  if (intent.kind === "refusal") return refuse(asked, say, intent)
  if (intent.kind === "none")
    return tell("none", say.text(`assistant.because.${intent.because}`, intent.args), {
      because: intent.because,
      links: intent.because === "advice" ? adviceLinks(asked, reading) : [],
    })
  const tool = toolNamed(intent.tool, asked.rights)
  if (!tool)
    return tell("none", say.text("assistant.because.notAllowed"), { because: "notAllowed" })
  if (tool.does === "proposes" && typeof intent.args.bill === "string") {
    const refused = await ofAnother(asked, say, reading, intent.args.bill)
    if (refused) return refused
  }
  const outcome = withLeftOut(say, reading, intent, await tool.run(asked, say, intent.args))
  return isOnlyShown(reading, tool)
    ? withRemark(outcome, say.text("assistant.said.onlyShown"))
    : outcome
}

/** Somebody who is named beside a bill is its client: else one of the two was meant otherwise. */
async function ofAnother(asked: Asked, say: Say, { client }: Reading, number: string) {
  const named = client.one ? [client.one] : client.several
  const { record: bill } = await billNumbered(asked, say, number)
  if (!bill || named.length === 0 || named.some(({ id }) => id === bill.clientId)) return undefined
  const values = { number, client: bill.clientName, name: named[0]?.name ?? "" }
  return tell("refusal", say.text("assistant.because.ofAnother", values), {
    because: "ofAnother",
    links: [link(number, `bills/${bill.id}`)],
  })
}

/** It was told to do something, or what was paid, and shows something: that nothing was done is said. */
const isOnlyShown = (reading: Reading, { does }: Pick<Tool, "does">) =>
  does === "reads" && !reading.isQuestion && (isTold(reading) || tellsPayment(reading))

const tellsPayment = ({ has, bills, amounts, unnamed, client }: Reading) =>
  bills.length > 0 &&
  has("receive", "paid", "payment") &&
  !has("show", "find", "open", "howMuch") &&
  (amounts.length > 0 || bareAmountIn(unnamed) !== undefined || client.one !== undefined)

const isTold = ({ begins }: Reading) =>
  begins(
    "send",
    "remind",
    "create",
    "issue",
    "change",
    "cancel",
    "mark",
    "sell",
    "refund",
    "convert",
    "accepted",
  )

/** Lists that a place, a name or a period may narrow, and that answer without where they cannot be. */
const narrowed =
  /^list(?:Offers|Contracts|Quotes|Bills|Projects|Products|Purchases|RecurringBills|Outcomes|Incomes)$/

/** What of a question a list could not be narrowed by is said, so that it is not taken for the answer to it. */
function withLeftOut(
  say: Say,
  reading: Reading,
  { tool, args }: Extract<Intent, { kind: "run" }>,
  outcome: Outcome,
): Outcome {
  if (!narrowed.test(tool) || outcome.told.kind !== "read") return outcome
  const { period } = reading
  const isOfDays = Object.keys(args).some((name) => /from|to$/i.test(name))
  const left = [
    strangeEnd(reading),
    period && !isOfDays
      ? say.text("assistant.said.between", { from: say.day(period.from), to: say.day(period.to) })
      : undefined,
  ].filter(Boolean)
  if (left.length === 0) return outcome
  return withRemark(outcome, say.text("assistant.said.leftOut", { left: left.join(", ") }))
}

const withRemark = (outcome: Outcome, said: string): Outcome => ({
  ...outcome,
  told: { ...outcome.told, sentence: `${said} ${outcome.told.sentence}` },
})

/** The pages on what one asks advice about: what the rules are, whatever the words of the question. */
function adviceLinks({ language }: Asked, { folded, text }: Reading) {
  const { pages } = helpIn(language)
  const known = advised.find(([pattern]) => pattern.test(folded))?.[1] ?? []
  const found = known.flatMap((topic) => pages.find((page) => page.topic === topic) ?? [])
  const nearest = found.length > 0 ? found : findHelp(language, text).nearest
  return nearest.slice(0, 3).map(({ title, topic }) => link(title, `help/${topic}`))
}

const advised: [RegExp, string[]][] = [
  [/\b(?:tva|vat|franchise)\b/, ["vat-franchise", "micro-thresholds", "vat-returns"]],
  [
    /\b(?:sasu|sasus|eurl|sarl|ei|statuts?|status|societes?|company|micro)\b/,
    ["micro-enterprise", "sole-trader", "contributions"],
  ],
  [
    /\b(?:impots?|tax|taxes|fiscal\w{0,6}|dedui\w{0,4}|deductibles?|deduct|write off)\b/,
    ["micro-enterprise", "flat-income-tax", "contributions"],
  ],
]

/** Asks for what is missing, with those between which one has to choose. */
async function askBack(
  asked: Asked,
  say: Say,
  intent: Extract<Intent, { kind: "ask" }>,
  text: string,
): Promise<Outcome> {
  const { because, args, between = [], area = "clients" } = intent
  const screen = area === "clients" ? "companies" : "products"
  const isThere = asked.rights.has(`${area}.see`)
  const places = area === "clients" && isThere ? await placesOf(asked, between) : new Map()
  const links = isThere
    ? between.map(({ id, name }) =>
        link([name, places.get(id)].filter(Boolean).join(" · "), `${screen}/${id}`),
      )
    : []
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, String(value)]),
  )
  if (values.paidOn) values.day = say.day(values.paidOn)
  const sentence = say.text(`assistant.because.${because}`, values)
  if (because !== "whichBill")
    return tell("ask", sentence, {
      ...{ because, args, links },
      offers: isThere
        ? between.flatMap(({ name }) => {
            const question = askedOf(text, name, between)
            return question ? [{ tool: "search", args: { q: name }, text: question }] : []
          })
        : [],
    })
  return tell("ask", sentence, {
    because,
    args,
    links: [...links, ...(await candidates(asked, say, args))],
  })
}

/** What tells namesakes apart: their towns. */
async function placesOf({ db, owner }: Asked, between: readonly Named[]) {
  const isShared = ({ name }: Named) =>
    between.filter((other) => fold(other.name) === fold(name)).length > 1
  const cities = await Promise.all(
    between.filter(isShared).map(async ({ id }) => {
      const client = await findClient(db, owner, id)
      return [id, client?.city ?? client?.siren ?? ""] as const
    }),
  )
  return new Map(cities)
}

/** The same question with the whole name of one of those that it may mean; none where another bears that name too. */
function askedOf(text: string, name: string, between: readonly { name: string }[]) {
  if (between.filter((other) => fold(other.name) === fold(name)).length > 1) return undefined
  const own = new Set(wordsOfName(name))
  const isOwn = (word: string) =>
    wordsOf(fold(word)).some(
      (one) =>
        own.has(one) ||
        // With its slip: what is nearly a name is not said beside it.
        (one.length > 3 && !isPlain(one) && [...own].some((name) => likeness(one, name) >= 0.6)),
    )
  const words = text.split(" ")
  const from = words.findIndex(isOwn)
  if (from < 0) return undefined
  const rest = words.slice(from).findIndex((word) => !isOwn(word))
  const to = rest < 0 ? words.length : from + rest
  // Signs behind the name stay: "Martin ?", "Martin,".
  const sign = /[?.!,;:]$/.exec(words[to - 1] ?? "")?.[0] ?? ""
  return [...words.slice(0, from), `${name}${sign}`, ...words.slice(to)].join(" ")
}

/** The bills that may be meant. */
async function candidates(asked: Asked, say: Say, args: Record<string, unknown>) {
  if (!asked.rights.has("bills.see")) return []
  const client =
    typeof args.client === "string" ? await clientNamed(asked, say, args.client) : undefined
  const state = args.state === "unpaid" ? args.state : "issued"
  const filter = BillFilter.parse({ state, clientId: client?.record?.id, limit: 10 })
  const { rows } = await listBills(asked.db, asked.owner, filter, asked.today)
  return rows.slice(0, 10).map((bill) => billChoice(say, bill))
}

async function refuse(
  asked: Asked,
  say: Say,
  intent: Extract<Intent, { kind: "refusal" }>,
): Promise<Outcome> {
  const { because, args, offers = [], to, bill: number } = intent
  const bill = number ? (await billNumbered(asked, say, number)).record : undefined
  const screen = to ? findScreens(to, asked.rights, asked.language).one : undefined
  const place = bill
    ? link(number ?? "", `bills/${bill.id}`)
    : screen && link(screen.name, screen.to)
  const open = offers.filter(({ tool }) => toolNamed(tool, asked.rights))
  return tell("refusal", say.text(`assistant.because.${because}`, args), {
    because,
    links: place ? [place] : [],
    offers: open.map(({ tool, args }) => ({
      tool,
      args,
      text: say.text("assistant.offers.creditNote", { number: String(args.bill) }),
    })),
  })
}

/** Then one looks for the words: in the help, in what screens say, and among their names. */
async function unknown(asked: Asked, say: Say, text: string): Promise<Outcome> {
  const { language, rights } = asked
  const { nearness, nearest } = findHelp(language, text)
  const help = toolNamed("findHelp", rights)
  const hint = findHint(language, text, rights)
  const isSure =
    Math.max(nearness, hint?.nearness ?? 0) >= surely && !hasUnknown(text, helpIn(language))
  if (isSure && help) return help.run(asked, say, { topic: text })
  const { near } = findScreens(text, rights, language)
  const links = [
    ...near.slice(0, 2).map(({ name, to }) => link(name, to)),
    ...nearest.map(({ title, topic }) => link(title, `help/${topic}`)),
    link(say.text("help.title"), "help"),
    link(say.text("shell.screens.settings"), "settings"),
    link(say.text("shell.screens.dashboard"), "dashboard"),
  ]
  const distinct = links.filter(({ to }, at) => links.findIndex((other) => other.to === to) === at)
  return tell("none", say.text("assistant.because.outOfScope"), {
    because: "outOfScope",
    links: distinct.slice(0, 3),
  })
}
