import { foldedLabel } from "./bank-line"
import { addDays, type Day, daysBetween } from "./day"
import type { Cents } from "./money"
import { workingDays } from "./public-holidays"

/** A line of an account that something is looked for. */
export interface MatchedLine {
  day: Day
  amount: Cents
  label: string
  counterparty?: string | null
  reference?: string | null
  iban?: string | null
  currency?: string
  /** What was refused for it once. */
  refused?: string[]
}

/** A bill, or a purchase with an amount below zero, that is open. */
export interface OpenBill {
  id: string
  number: string
  client: string
  open: Cents
  issued: Day
  due: Day
  currency?: string
}

export interface Party {
  name: string
  /** Accounts that they were paid from, or to, before. */
  ibans?: string[]
  /** Labels that were confirmed for them. */
  labels?: string[]
}

export const matchReasons = [
  "number",
  "tail",
  "amount",
  "sum",
  "part",
  "over",
  "iban",
  "knownLabel",
  "name",
  "halfName",
  "date",
  "early",
  "late",
] as const
export type MatchReason = (typeof matchReasons)[number]

export interface Proposal {
  bills: string[]
  client: string
  reasons: MatchReason[]
  points: number
}

export interface Proposals {
  verdict: "sure" | "suggest" | "none"
  /** The best first. */
  proposals: Proposal[]
}

const points = {
  ...{ number: 60, tail: 25, amount: 30, sum: 30, part: 5, over: 5 },
  ...{ iban: 40, knownLabel: 40, name: 20, halfName: 10, date: 5, early: -20, late: -10 },
}
/** What a sum of bills that the line does not name all is worth less. */
const unnamed = 5
const sureFrom = 85
const aheadBy = 20
const suggestedFrom = 40
const mostBills = 6
const mostSums = 2_000
const mostProposals = 5
/** Legal forms say nothing of who it is. */
const legalForms = new Set(
  "SARL SAS SASU SA EURL EI EIRL SCI SNC SCOP SELARL SELAS GMBH LTD LLC INC BV NV SRL SPA AG ET AND DE LA LE LES DU DES".split(
    " ",
  ),
)

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)

/** A label without the words that bear digits: what stays the same from month to month. */
export const labelPattern = (label: string): string =>
  wordsOf(label)
    .filter((word) => !/\d/.test(word))
    .join(" ")

/** A number as a pattern: any separators between its parts, and no further digit on either side. */
function numberPattern(number: string): RegExp | undefined {
  const parts = number
    .normalize("NFD")
    .toUpperCase()
    .match(/[A-Z]+|\d+/g)
  if (!parts || !/\d/.test(number) || parts.join("").length < 4) return undefined
  return new RegExp(`(?<![A-Z0-9])${parts.join("[^A-Z0-9]*")}(?!\\d)`)
}

/** Its last figures, where something says that they are those of a bill. */
function tailPattern(number: string): RegExp | undefined {
  const tail = keyOf(number)
  if (!tail) return undefined
  return new RegExp(
    `(?:FACT(?:URE)?|FAC|FA|NO|N|NUM(?:ERO)?|INV(?:OICE)?)[^A-Z0-9]*0*${tail}(?!\\d)`,
  )
}

/** What is known once for all lines: numbers as patterns, names as words, bills by what is open and by client. */
export function matcher(bills: OpenBill[], clients: Record<string, Party>) {
  const known = bills.map((bill) => ({
    bill,
    number: numberPattern(bill.number),
    tail: tailPattern(bill.number),
    key: keyOf(bill.number),
  }))
  const parties = new Map(
    Object.entries(clients).map(([id, { name, ibans, labels }]) => [
      id,
      {
        words: wordsOf(name).filter((word) => !legalForms.has(word)),
        ibans: new Set(ibans?.map(foldedLabel)),
        labels: new Set(labels?.map(labelPattern)),
      },
    ]),
  )
  const byClient = new Map<string, typeof known>()
  for (const each of known)
    byClient.set(each.bill.client, [...(byClient.get(each.bill.client) ?? []), each])
  return (line: MatchedLine) => proposalsFor(line, byClient, parties)
}

type Known = { bill: OpenBill; number?: RegExp; tail?: RegExp; key: string }
interface KnownParty {
  words: string[]
  ibans: Set<string>
  labels: Set<string>
}

/** The last digits of a number, by which it is looked for before its pattern is. */
const keyOf = (number: string) => (number.match(/\d+/g)?.at(-1) ?? "").replace(/^0+/, "")

function proposalsFor(
  line: MatchedLine,
  byClient: Map<string, Known[]>,
  parties: Map<string, KnownParty>,
): Proposals {
  const text = [line.label, line.counterparty, line.reference]
    .filter(Boolean)
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
  const words = new Set(wordsOf(text))
  const pattern = labelPattern(line.label)
  const refused = new Set(line.refused)
  const found: (Proposal & { words: number; due: Day })[] = []
  for (const [client, all] of byClient) {
    const party = parties.get(client)
    const own = all.filter(({ bill }) => isPossible(bill, line, refused))
    if (!own.length) continue
    const about = aboutParty(line, party, words, pattern)
    const named = own.filter(({ number, key }) => text.includes(key) && number?.test(text))
    // A bill says something only by its number, its amount, or a client that the line tells of.
    for (const each of own) {
      const reason = amountReason([each.bill], line.amount)
      const isNamed = named.includes(each)
      if (!isNamed && reason !== "amount" && about.points === 0) continue
      const isTail = !isNamed && each.tail?.test(text)
      found.push(
        scored(line, [each.bill], about, [
          ...(isNamed ? (["number"] as const) : isTail ? (["tail"] as const) : []),
          reason,
        ]),
      )
    }
    if (named.length > 0 || about.points > 0)
      for (const sum of sumsOf(own, named, line.amount)) {
        const areNamed = sum.every((each) => named.includes(each))
        const bills = sum.map(({ bill }) => bill)
        const proposal = scored(line, bills, about, areNamed ? ["number", "sum"] : ["sum"])
        found.push({ ...proposal, points: proposal.points - (areNamed ? 0 : unnamed) })
      }
  }
  return judged(found)
}

/** Money of the same sign and currency that was not refused. */
const isPossible = (bill: OpenBill, line: MatchedLine, refused: Set<string>) =>
  bill.open > 0 === line.amount > 0 &&
  bill.open !== 0 &&
  (bill.currency ?? "EUR") === (line.currency ?? "EUR") &&
  !refused.has(bill.id)

function amountReason(bills: OpenBill[], amount: Cents): "amount" | "part" | "over" {
  const open = bills.reduce((sum, bill) => sum + bill.open, 0)
  if (open === amount) return "amount"
  return Math.abs(amount) < Math.abs(open) ? "part" : "over"
}

interface AboutParty {
  reasons: MatchReason[]
  points: number
  words: number
}

function aboutParty(
  line: MatchedLine,
  party: KnownParty | undefined,
  words: Set<string>,
  pattern: string,
): AboutParty {
  if (!party) return { reasons: [], points: 0, words: 0 }
  const reasons: MatchReason[] = []
  if (line.iban && party.ibans.has(foldedLabel(line.iban))) reasons.push("iban")
  else if (pattern && party.labels.has(pattern)) reasons.push("knownLabel")
  const told = party.words.filter((word) => words.has(word)).length
  if (told > 0 && told === party.words.length) reasons.push("name")
  else if (told > 0 && told * 2 >= party.words.length) reasons.push("halfName")
  return { reasons, points: sumOf(reasons), words: told }
}

const sumOf = (reasons: MatchReason[]) => reasons.reduce((sum, reason) => sum + points[reason], 0)

function scored(line: MatchedLine, bills: OpenBill[], about: AboutParty, own: MatchReason[]) {
  const reasons = [...own, ...about.reasons, ...dayReason(line.day, bills)]
  return {
    ...{ bills: bills.map(({ id }) => id), client: bills[0]?.client ?? "", reasons },
    ...{ points: sumOf(reasons), words: about.words },
    due: bills.map(({ due }) => due).sort()[0] ?? "",
  }
}

function dayReason(day: Day, bills: OpenBill[]): MatchReason[] {
  if (bills.some(({ issued }) => day < issued)) return ["early"]
  if (bills.some(({ due }) => daysBetween(due, day) > 365)) return ["late"]
  return bills.every(({ due }) => day <= addDays(due, 60)) ? ["date"] : []
}

/** Two to six open bills of one client whose sum is the amount: those that are named first, then the oldest. */
function sumsOf(own: Known[], named: Known[], amount: Cents): Known[][] {
  const found: Known[][] = []
  if (named.length > 1 && named.length <= mostBills && sumOfOpen(named) === amount)
    found.push(named)
  const sorted = own.toSorted((one, other) => (one.bill.due < other.bill.due ? -1 : 1))
  let tried = 0
  const sign = Math.sign(amount)
  const search = (from: number, taken: Known[], left: Cents) => {
    for (let at = from; at < sorted.length && tried < mostSums && found.length < 3; at++) {
      const next = sorted[at]
      if (!next || left * sign < next.bill.open * sign) continue
      tried += 1
      const all = [...taken, next]
      const rest = left - next.bill.open
      if (rest === 0) {
        if (all.length > 1 && !isSame(all, found[0])) found.push(all)
      } else if (all.length < mostBills) search(at + 1, all, rest)
    }
  }
  search(0, [], amount)
  return found
}

const sumOfOpen = (all: Known[]) => all.reduce((sum, { bill }) => sum + bill.open, 0)
const isSame = (one: Known[], other: Known[] | undefined) =>
  one.length === other?.length && one.every((each) => other.includes(each))

/** Sure is what is far ahead of its rivals; parts of the same bills are none. Never by the amount alone. */
function judged(found: (Proposal & { words: number; due: Day })[]): Proposals {
  const ranked = found.sort(
    (one, other) =>
      other.points - one.points ||
      other.words - one.words ||
      (one.due < other.due ? -1 : one.due > other.due ? 1 : 0),
  )
  const kept = ranked.filter((each) => each.points >= suggestedFrom).slice(0, mostProposals)
  const [best] = kept
  if (!best) return { verdict: "none", proposals: [] }
  const rival = ranked.find(
    (each) => each !== best && !each.bills.every((bill) => best.bills.includes(bill)),
  )
  const isAhead = best.points - (rival?.points ?? 0) >= aheadBy
  return {
    verdict: best.points >= sureFrom && isAhead ? "sure" : "suggest",
    proposals: kept.map(({ bills, client, reasons, points }) => ({
      bills,
      client,
      reasons,
      points,
    })),
  }
}

export interface OwnLine {
  account: string
  day: Day
  amount: Cents
}

/** The pairs of lines that are one transfer between one's own accounts: opposite amounts, at most three working days apart. */
export function transfersAmong<Line extends OwnLine>(lines: Line[]): [Line, Line][] {
  const open = new Map<Cents, Line[]>()
  const pairs: [Line, Line][] = []
  const sorted = lines.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )
  for (const line of sorted) {
    const others = open.get(-line.amount) ?? []
    const at = others.findIndex(
      (each) => each.account !== line.account && workingDays(addDays(each.day, 1), line.day) <= 3,
    )
    const [other] = at < 0 ? [] : others.splice(at, 1)
    if (other) pairs.push([other, line])
    else open.set(line.amount, [...(open.get(line.amount) ?? []), line])
  }
  return pairs
}
