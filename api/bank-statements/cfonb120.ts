import type { Cents } from "#domain/money"
import { dayAt, dayOfSix } from "./figures"
import { ibanOfRib } from "./rib"
import {
  type AccountStatement,
  type ReadStatement,
  reference,
  refuse,
  type StatementLine,
  said,
} from "./statement"

const width = 120

interface Record {
  text: string
  line: number
}

/** CFONB 120, "relevé de compte": records of 120 signs, with line breaks or without. */
export function readCfonb(source: string): ReadStatement {
  const blocks: { opening: Record; closing: Record; lines: StatementLine[] }[] = []
  let opening: Record | undefined
  let lines: StatementLine[] = []
  let movement: { record: Record; complements: string[] } | undefined
  const finish = () => {
    if (movement) lines.push(lineOf(movement.record, movement.complements))
    movement = undefined
  }
  for (const record of recordsOf(source)) {
    const kind = record.text.slice(0, 2)
    if (kind === "01" && !opening) opening = record
    else if (kind === "04" && opening) {
      finish()
      movement = { record, complements: [] }
    } else if (kind === "05" && movement) movement.complements.push(record.text.slice(45, 118))
    else if (kind === "07" && opening) {
      finish()
      blocks.push({ opening, closing: record, lines })
      lines = []
      opening = undefined
    } else refuse(kind === "01" ? "noClosing" : "unreadable", { line: record.line })
  }
  if (opening) refuse("noClosing", { line: opening.line })
  if (!blocks.length) refuse("empty")
  const accounts = new Map<string, AccountStatement>()
  for (const block of blocks) {
    const [from, to] = [balanceOf(block.opening), balanceOf(block.closing)]
    const account = accountOf(block.opening)
    const known = accounts.get(account)
    if (known) Object.assign(known, { closing: to, lines: known.lines.concat(block.lines) })
    else
      accounts.set(account, {
        account,
        currency: block.opening.text.slice(16, 19).trim() || "EUR",
        sequence: null,
        opening: from,
        closing: to,
        lines: block.lines,
      })
  }
  return { format: "cfonb120", accounts: [...accounts.values()], leftOut: {} }
}

function* recordsOf(source: string): Generator<Record> {
  let line = 0
  for (const row of source.split(/\r\n|\r|\n/)) {
    line += 1
    if (row.trim() === "" || row === "\u001a") continue
    for (let at = 0; at < row.length; at += width)
      yield { text: row.slice(at, at + width).padEnd(width), line }
  }
}

const balanceOf = (record: Record) => ({ day: dayOf(record), amount: amountOf(record) })

const dayOf = ({ text, line }: Record) =>
  dayAt(dayOfSix(text.slice(34, 40), "DMY"), line, text.slice(34, 40))

/** The last digit and the sign in one; é and è where a national set of signs has them for the braces. */
const lastDigits = "{ABCDEFGHI}JKLMNOPQR"

function amountOf({ text, line }: Record): Cents {
  const written = text.slice(90, 104)
  const what = written.trim()
  const last = written.slice(13).toUpperCase().replace("É", "{").replace("È", "}")
  const at = last === "" ? -1 : lastDigits.indexOf(last)
  const digits = written.slice(0, 13).replace(/ /g, "0")
  if (at < 0 || !/^\d{13}$/.test(digits)) refuse("amount", { line, what })
  const value = Number(digits) * 10 + (at % 10)
  const decimals = text.slice(19, 20).trim() || "2"
  const cents = value * 10 ** (2 - Number(decimals))
  if (!Number.isSafeInteger(cents)) refuse("amount", { line, what })
  return at < 10 ? cents : 0 - cents
}

function accountOf({ text }: Record): string {
  const [bank, branch, number] = [text.slice(2, 7), text.slice(11, 16), text.slice(21, 32)]
  return ibanOfRib(bank, branch, number) ?? said(bank, branch, number) ?? ""
}

/** What the records behind a movement say of it, by their qualifiers. */
function lineOf(record: Record, complements: string[]): StatementLine {
  const amount = amountOf(record)
  const told = (...names: string[]) =>
    complements.filter((each) => names.includes(each.slice(0, 3))).map((each) => each.slice(3))
  const first = (text: string | undefined) => text?.slice(0, 35)
  const { text, line } = record
  const valueDay = text.slice(42, 48).trim()
  const references = [
    reference(first(told("RCN")[0])),
    reference(text.slice(104, 120)),
    reference(first(told("LCS")[0])),
  ].filter((each) => each !== null)
  const [direct, ultimate, account] = amount >= 0 ? ["NPY", "NPO", "CPY"] : ["NBE", "NBU", "CBE"]
  const parties = [...told(direct as string), ...told(ultimate as string)].map((each) => said(each))
  return {
    day: dayOf(record),
    valueDay: valueDay ? dayAt(dayOfSix(valueDay, "DMY"), line, valueDay) : null,
    amount,
    label: said(text.slice(48, 79), ...told("LIB", "LCC", "LC2")) ?? "",
    counterparty: said(...new Set(parties)),
    counterpartyIban: said(first(told(account as string)[0])),
    reference: said(...new Set(references)),
    // The number of an entry is not its own: two movements may bear it.
    bankId: null,
    parts: [],
  }
}
