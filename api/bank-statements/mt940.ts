import { type Day, daysBetween, isDay } from "#domain/day"
import type { Cents } from "#domain/money"
import { amountAt, dayAt, dayOfSix } from "./figures"
import {
  type AccountStatement,
  type ReadStatement,
  reference,
  refuse,
  type StatementLine,
  said,
} from "./statement"

interface Field {
  tag: string
  text: string
  line: number
}

/** MT940: tags at the beginning of lines, in an envelope of SWIFT or without. */
export function readMt940(source: string): ReadStatement {
  const accounts = new Map<string, AccountStatement>()
  let account = ""
  let statement: AccountStatement | undefined
  let isOpen = false
  let line: StatementLine | undefined
  let last = 1
  for (const field of fieldsOf(source)) {
    const { tag, text } = field
    last = field.line
    if (tag === "20" || tag === "25") line = undefined
    if (tag === "20" && isOpen) refuse("noClosing", { line: last })
    if (tag === "25") account = said(text) ?? ""
    else if (tag === "60F" || tag === "60M") {
      const opening = balanceOf(field)
      statement = accounts.get(account) ?? {
        ...{ account: account || null, currency: opening.currency, sequence: null },
        ...{ opening: { day: opening.day, amount: opening.amount }, closing: null, lines: [] },
      }
      accounts.set(account, statement)
      isOpen = true
    } else if (tag === "61") {
      if (!statement) return refuse("noOpening", { line: last })
      line = movementOf(field)
      statement.lines.push(line)
    } else if (tag === "86" && line) {
      Object.assign(line, detailsOf(text, line))
      line = undefined
    } else if (tag === "62F" || tag === "62M") {
      if (!statement) return refuse("noOpening", { line: last })
      const { day, amount } = balanceOf(field)
      statement.closing = { day, amount }
      line = undefined
      isOpen = false
    }
  }
  if (isOpen) refuse("noClosing", { line: last })
  if (!accounts.size) refuse("noOpening", { line: last })
  return { format: "mt940", accounts: [...accounts.values()], leftOut: {} }
}

function* fieldsOf(source: string): Generator<Field> {
  let field: Field | undefined
  let number = 0
  for (const row of source.split(/\r\n|\r|\n/)) {
    number += 1
    const [, tag, text] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(row) ?? []
    if (tag !== undefined) {
      if (field) yield field
      field = { tag, text: text ?? "", line: number }
    } else if (/^-\}?|^\{/.test(row) && !/^-\S/.test(row.replace(/^-\}.*/, ""))) {
      if (field) yield field
      field = undefined
    } else if (field) field.text += `\n${row}`
  }
  if (field) yield field
}

function balanceOf({ text, line }: Field): { day: Day; amount: Cents; currency: string } {
  const [, sign, day = "", currency = "", amount = ""] =
    /^([CD])(\d{6})([A-Z]{3})([\d.,]+)\s*$/.exec(text) ?? []
  if (!sign) refuse("unreadable", { line, what: text.slice(0, 40) })
  const value = amountAt(amount, line, ",")
  return {
    day: dayAt(dayOfSix(day, "YMD"), line, day),
    amount: sign === "D" ? 0 - value : value,
    currency,
  }
}

const movement =
  /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?(\d[\d.,]*)([A-Z][A-Z0-9]{3})?([^\n]*?)(?:\/\/([^\n]*))?(?:\n(.*))?$/s

function movementOf({ text, line }: Field): StatementLine {
  const found = movement.exec(text)
  if (!found) {
    const [, , , rest = ""] = /^(\d{6})(\d{4})?R?[CD](.*)/.exec(text) ?? []
    return refuse(rest ? "amount" : "unreadable", { line, what: (rest || text).slice(0, 40) })
  }
  const [, value = "", entry, sign = "", , amount = "", type, own, bankId, supplement] = found
  const valueDay = dayAt(dayOfSix(value, "YMD"), line, value)
  const cents = amountAt(amount, line, ",")
  return {
    day: entry ? dayAt(nearest(entry, valueDay), line, entry) : valueDay,
    valueDay,
    // A reversed credit is money out, a reversed debit money in.
    amount: sign === "D" || sign === "RC" ? 0 - cents : cents,
    label: said(supplement) ?? said(type) ?? "",
    counterparty: null,
    counterpartyIban: null,
    reference: reference(own),
    bankId: said(bankId),
    parts: [],
  }
}

/** A month and a day of the year that is nearest to the value date. */
function nearest(monthAndDay: string, valueDay: Day): string {
  const year = Number(valueDay.slice(0, 4))
  const days = [year - 1, year, year + 1].map(
    (each) => `${each}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`,
  )
  const distance = (day: string) =>
    isDay(day) ? Math.abs(daysBetween(day, valueDay)) : Number.POSITIVE_INFINITY
  return days.reduce((best, day) => (distance(day) < distance(best) ? day : best))
}

/** What field 86 says: plain text, or by the codes ?20 to ?63, or by words between slashes. */
function detailsOf(text: string, line: StatementLine): Partial<StatementLine> {
  const supplement = /^[NSF][A-Z0-9]{3}$/.test(line.label) ? null : line.label
  const flat = text.replace(/\n/g, "")
  if (/\?(?:00|2\d|3[0-3])/.test(flat)) return codedDetails(flat, supplement)
  const words = slashedIn(flat)
  if (words)
    return {
      label: said(supplement, words.get("REMI"), words.get("USTD")) ?? line.label,
      counterparty: said(words.get("NAME") ?? words.get("BENM") ?? words.get("ORDP")),
      counterpartyIban: said(words.get("IBAN")),
      reference: reference(words.get("EREF")) ?? line.reference,
    }
  return { label: said(text, supplement) ?? line.label }
}

function codedDetails(text: string, supplement: string | null): Partial<StatementLine> {
  const codes = [...text.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = "", said = ""]) => ({
    code: Number(code),
    said,
  }))
  const between = (from: number, to: number) =>
    codes.filter(({ code }) => code >= from && code <= to).map((each) => each.said)
  const iban = said(...between(31, 31))
  const purpose = between(20, 29).concat(between(60, 63)).join("")
  return {
    label: said(...between(0, 0), purpose, supplement) ?? "",
    counterparty: said(between(32, 33).join("")),
    counterpartyIban: iban && /^[A-Z]{2}\d{2}/.test(iban) ? iban : null,
  }
}

function slashedIn(text: string): Map<string, string> | undefined {
  const known = /\/(EREF|NAME|REMI|IBAN|BENM|ORDP|USTD|TRTP|BIC|CSID|MARF|PREF|RTRN)\//g
  const found = [...text.matchAll(known)]
  if (!found.length) return undefined
  return new Map(
    found.map((each, at) => {
      const from = each.index + each[0].length
      return [each[1] ?? "", text.slice(from, found[at + 1]?.index)] as const
    }),
  )
}
