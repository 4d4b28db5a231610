import { elementAt, elementsOf, textAt, treeOf, type XmlNode } from "../e-invoice/xml-tree"
import { amountAt, dayAt, dayOfInstant, lineAt, type Place } from "./figures"
import {
  type AccountStatement,
  type LeftOut,
  type ReadStatement,
  reference,
  refuse,
  type StatementLine,
  type StatementPart,
  said,
} from "./statement"

interface Entry {
  node: XmlNode
  place: Place
}

/** CAMT.053, versions 02 to 13: each entry is one movement of the account, and what it holds are its parts. */
export function readCamt(source: string): ReadStatement {
  const statements: { node: XmlNode; lines: StatementLine[] }[] = []
  const leftOut: LeftOut = {}
  let lines: StatementLine[] = []
  const take = (node: XmlNode, at: number): boolean => {
    if (node.name === "Ntry") {
      const state = stateOf(node)
      if (state === "booked") lines.push(lineOf({ node, place: () => lineAt(source, at) }))
      else leftOut[state] = (leftOut[state] ?? 0) + 1
    } else if (node.name === "Stmt") {
      statements.push({ node, lines })
      lines = []
    } else return false
    return true
  }
  const root = treeOf(source, { take, mostElements: 3_000_000 })
  const [, message] = /:(\w+\.\d{3})\.\d{3}\.\d{2}$/.exec(root.namespace) ?? []
  if (message !== "camt.053") refuse("notStatement", { what: message ?? root.name.slice(0, 40) })
  if (!statements.length) refuse("empty")
  return { format: "camt053", accounts: joined(statements), leftOut }
}

/** Older versions say it as text, newer ones as a code below. */
function stateOf(entry: XmlNode): "booked" | "pending" | "information" {
  const said = textAt(entry, "Sts/Cd") ?? textAt(entry, "Sts")
  if (said === "PDNG" || said === "FUTR") return "pending"
  return said === "INFO" ? "information" : "booked"
}

interface Page {
  account: string | null
  currency: string
  sequence: string | null
  balances: { code: string; day: string; amount: number }[]
  lines: StatementLine[]
}

/** The statements of each account as one, its pages in their order. */
function joined(statements: { node: XmlNode; lines: StatementLine[] }[]): AccountStatement[] {
  const pages = statements.map(pageOf)
  const accounts = [...new Set(pages.map(({ account }) => account))]
  return accounts.map((account) => {
    const own = pages.filter((page) => page.account === account).sort(bySequence)
    const [first] = own
    const last = own[own.length - 1]
    return {
      account,
      currency: first?.currency ?? "EUR",
      sequence: last?.sequence ?? null,
      opening: balanceOf(first, "OPBD", "PRCD") ?? intermediate(first, "first"),
      closing:
        balanceOf(last, "CLBD") ??
        intermediate(last, "last") ??
        refuse("noClosing", { what: account ?? undefined }),
      lines: own.flatMap((page) => page.lines),
    }
  })
}

const bySequence = (one: Page, other: Page) =>
  Number(one.sequence ?? 0) - Number(other.sequence ?? 0)

function pageOf({ node, lines }: { node: XmlNode; lines: StatementLine[] }): Page {
  const account =
    textAt(node, "Acct/Id/IBAN") ?? textAt(node, "Acct/Id/Othr/Id") ?? textAt(node, "Acct/Id")
  const balances = elementsOf(node, "Bal").map((balance) => ({
    code: textAt(balance, "Tp/CdOrPrtry/Cd") ?? "",
    day: dayOf(balance, "Dt", 1) ?? "",
    amount: signed(balance, amountOf(elementAt(balance, "Amt"), 1)),
  }))
  const currency = textAt(node, "Acct/Ccy") ?? elementAt(node, "Bal/Amt")?.attributes.Ccy ?? "EUR"
  const sequence = textAt(node, "ElctrncSeqNb") ?? textAt(node, "LglSeqNb")
  return { account: account?.replace(/\s/g, "") ?? null, currency, sequence, balances, lines }
}

function balanceOf(page: Page | undefined, ...codes: string[]) {
  const found = codes.flatMap((code) => page?.balances.find((each) => each.code === code) ?? [])[0]
  return found ? { day: found.day, amount: found.amount } : null
}

/** Between two pages: the first of them opens this one, the last closes it. */
function intermediate(page: Page | undefined, which: "first" | "last") {
  const found = page?.balances.filter(({ code }) => code === "ITBD") ?? []
  const taken = which === "first" ? (found.length > 1 ? found[0] : undefined) : found.at(-1)
  return taken ? { day: taken.day, amount: taken.amount } : null
}

function lineOf({ node, place }: Entry): StatementLine {
  const amount = signed(node, amountOf(elementAt(node, "Amt"), place))
  const details = elementsOf(node, "NtryDtls").flatMap((each) => elementsOf(each, "TxDtls"))
  const parts = details.map((each) => partOf(each, node, amount, place))
  const [only] = parts
  const isBatch = parts.length > 1
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  const own = said(textAt(node, "AddtlNtryInf", 500))
  const [detail] = details
  const texts = isBatch
    ? parts.map((part) => said(part.counterparty, part.label, part.reference))
    : [only?.label]
  const day = dayOf(node, "BookgDt", place)
  const valueDay = dayOf(node, "ValDt", place)
  return {
    day: day ?? valueDay ?? refuse("day", { line: typeof place === "number" ? place : place() }),
    valueDay,
    amount,
    label: said(own, ...texts) ?? (isBatch ? null : only?.counterparty) ?? code(node) ?? "",
    counterparty: isBatch ? null : (only?.counterparty ?? null),
    counterpartyIban: isBatch || !detail ? null : ibanIn(detail, node, amount),
    reference: isBatch ? null : (only?.reference ?? null),
    bankId: said(textAt(node, "AcctSvcrRef")),
    // What does not sum to the entry is not split; its texts are kept.
    parts: isBatch && sum === amount ? parts : [],
  }
}

function partOf(details: XmlNode, entry: XmlNode, whole: number, place: Place): StatementPart {
  const own = elementAt(details, "Amt") ?? elementAt(details, "AmtDtls/TxAmt/Amt")
  const value = own ? amountOf(own, place) : Math.abs(whole)
  // Of version 02 a detail has no sign of its own: it is the entry's.
  const sign = elementAt(details, "CdtDbtInd") ? details : entry
  const amount = signed(sign, value)
  const remittance = elementAt(details, "RmtInf")
  const unstructured = elementsOf(remittance, "Ustrd").map((each) => each.text)
  const structured = elementsOf(remittance, "Strd").map((each) => textAt(each, "CdtrRefInf/Ref"))
  const other = textAt(details, "AddtlTxInf", 500)
  return {
    amount,
    label: said(...unstructured, ...structured, other) ?? "",
    counterparty: nameIn(details, entry, amount),
    reference: reference(textAt(details, "Refs/EndToEndId")) ?? reference(structured[0]),
  }
}

/** Who paid what came in, who was paid what went out; of a movement that is reversed, the other way round. */
const roleOf = (entry: XmlNode, amount: number) =>
  amount >= 0 === (textAt(entry, "RvslInd") !== "true") ? "Dbtr" : "Cdtr"

/** Their name, and in whose name they did it, where another one is said. */
function nameIn(details: XmlNode, entry: XmlNode, amount: number): string | null {
  const names = ["", "Ultmt"].map((prefix) => {
    const path = `RltdPties/${prefix}${roleOf(entry, amount)}`
    return textAt(details, `${path}/Nm`) ?? textAt(details, `${path}/Pty/Nm`)
  })
  return said(...new Set(names))
}

const ibanIn = (details: XmlNode, entry: XmlNode, amount: number) =>
  said(textAt(details, `RltdPties/${roleOf(entry, amount)}Acct/Id/IBAN`))

const code = (entry: XmlNode) =>
  said(textAt(entry, "BkTxCd/Prtry/Cd") ?? textAt(entry, "BkTxCd/Domn/Fmly/SubFmlyCd"))

const amountOf = (node: XmlNode | undefined, place: Place) =>
  amountAt(node?.text.trim() ?? "", place, ".")

const signed = (node: XmlNode, amount: number) =>
  textAt(node, "CdtDbtInd") === "DBIT" ? 0 - amount : amount

/** A day as it is; an instant is a day of Paris. */
function dayOf(node: XmlNode, path: string, place: Place): string | null {
  const day = textAt(node, `${path}/Dt`)
  if (day) return dayAt(day.slice(0, 10), place)
  const instant = textAt(node, `${path}/DtTm`)
  return instant ? dayAt(dayOfInstant(instant), place, instant) : null
}
