import { amountAt, dateOrderOf, dayIn, decimalSignIn } from "./figures"
import {
  type AccountStatement,
  type DateOrder,
  type ReadStatement,
  refuse,
  type StatementLine,
  type StatementPart,
  type StatementQuestion,
  said,
} from "./statement"

interface Item {
  line: number
  fields: { code: string; text: string; line: number }[]
}

/** QIF: neither id nor balance; which of two figures is the day is decided on the whole file, or asked. */
export function readQif(source: string, said?: DateOrder): ReadStatement | StatementQuestion {
  const accounts: { account: string | null; items: Item[] }[] = []
  const days: { text: string; line: number }[] = []
  const amounts: string[] = []
  for (const { account, item } of itemsOf(source)) {
    if (accounts.at(-1)?.account !== account || !accounts.length)
      accounts.push({ account, items: [] })
    accounts.at(-1)?.items.push(item)
    for (const { code, text, line } of item.fields) {
      if (code === "D") days.push({ text, line })
      if (code === "T" || code === "$") amounts.push(text)
    }
  }
  const shown = decimalSignIn(amounts)
  const told = dateOrderOf(days)
  const order = told === "either" ? said : told
  if (!order) {
    const rows = accounts.flatMap(({ items }) => items.slice(0, 5).map(rowOf)).slice(0, 5)
    return {
      asks: ["dateOrder"],
      format: "qif",
      proposed: {},
      headings: ["D", "T", "P", "M"],
      rows,
    }
  }
  return {
    format: "qif",
    leftOut: {},
    accounts: accounts.map(
      ({ account, items }): AccountStatement => ({
        ...{ account, currency: "EUR", sequence: null, opening: null, closing: null },
        lines: items.map((item) => lineOf(item, order, shown)),
      }),
    ),
  }
}

const textOf = (item: Item, code: string) => item.fields.find((each) => each.code === code)?.text
const rowOf = (item: Item) => ["D", "T", "P", "M"].map((code) => textOf(item, code) ?? "")

function* itemsOf(source: string): Generator<{ account: string | null; item: Item }> {
  let account: string | null = null
  let kind = ""
  let number = 0
  let item: Item = { line: 1, fields: [] }
  for (const row of source.split(/\r\n|\r|\n/)) {
    number += 1
    if (row.trim() === "") continue
    if (row.startsWith("!")) {
      const [, type] = /^!Type:\s*(.+?)\s*$/i.exec(row) ?? []
      if (/^!Account/i.test(row)) kind = "account"
      else if (type) kind = /^(Bank|CCard|Cash|Oth [AL])$/i.test(type) ? "lines" : "other"
      continue
    }
    if (row.startsWith("^")) {
      const name = textOf(item, "N")
      if (kind === "account") account = name?.trim() || null
      else if (kind === "lines" && item.fields.length) yield { account, item }
      item = { line: number + 1, fields: [] }
    } else item.fields.push({ code: row.slice(0, 1), text: row.slice(1), line: number })
  }
  // The end of a record is said, not guessed: without it a figure may be cut.
  if (kind === "lines" && item.fields.length) refuse("cut", { line: number })
  if (kind === "other") refuse("notStatement", { what: "QIF" })
}

function lineOf(
  item: Item,
  order: DateOrder,
  shown: ReturnType<typeof decimalSignIn>,
): StatementLine {
  const day = item.fields.find(({ code }) => code === "D")
  const amount =
    item.fields.find(({ code }) => code === "T") ?? item.fields.find(({ code }) => code === "U")
  if (!day) return refuse("day", { line: item.line })
  if (!amount) return refuse("amount", { line: item.line })
  const cents = amountAt(amount.text, amount.line, shown)
  const parts = partsOf(item, shown)
  const payee = textOf(item, "P")
  return {
    day: dayIn(day, order),
    valueDay: null,
    amount: cents,
    label: said(payee, textOf(item, "M")) ?? said(textOf(item, "L")) ?? "",
    counterparty: null,
    counterpartyIban: null,
    reference: said(textOf(item, "N")),
    bankId: null,
    parts: parts.reduce((sum, part) => sum + part.amount, 0) === cents ? parts : [],
  }
}

function partsOf(item: Item, shown: ReturnType<typeof decimalSignIn>): StatementPart[] {
  const parts: StatementPart[] = []
  for (const { code, text, line } of item.fields) {
    const last = parts.at(-1)
    if (code === "S")
      parts.push({ amount: 0, label: said(text) ?? "", counterparty: null, reference: null })
    else if (code === "E" && last) last.label = said(last.label, text) ?? ""
    else if (code === "$" && last) last.amount = amountAt(text, line, shown)
  }
  return parts
}
