import { DocumentType, UnreadableXml } from "../e-invoice/xml-tree"
import { textOf } from "../spreadsheets/letters"
import { readCamt } from "./camt053"
import { readCfonb } from "./cfonb120"
import { readCsvStatement, type TableAnswers } from "./csv"
import { readMt940 } from "./mt940"
import { readOfx } from "./ofx"
import { readQif } from "./qif"
import {
  type AccountStatement,
  type ReadStatement,
  Refused,
  refuse,
  type StatementQuestion,
  type StatementRefusal,
} from "./statement"

/** A statement of a year of a busy account has a tenth of it. */
export const largestStatement = 10 * 1024 * 1024
const mostLines = 50_000

/** What a file of a bank says, known by its content: read, asked about, or refused with where and why. */
export function readStatement(
  bytes: Uint8Array,
  answers: TableAnswers = {},
): ReadStatement | StatementQuestion | StatementRefusal {
  try {
    const read = recognised(bytes, answers)
    if ("asks" in read) return read
    if (read.accounts.reduce((sum, { lines }) => sum + lines.length, 0) > mostLines)
      refuse("tooLong")
    for (const account of read.accounts) {
      inOrder(account)
      proveBalance(account)
    }
    return read
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (error instanceof DocumentType) return { refused: "doctype" }
    if (error instanceof UnreadableXml) return { refused: "cut" }
    throw error
  }
}

function recognised(bytes: Uint8Array, answers: TableAnswers) {
  if (bytes.length > largestStatement) refuse("tooBig")
  const head = Buffer.from(bytes.subarray(0, 2048)).toString("latin1")
  if (head.includes("%PDF-")) refuse("pdf")
  if (head.startsWith("PK\u0003\u0004")) refuse("notStatement", { what: "ZIP" })
  const text = textOf(bytes, declaredIn(head)).replace(/^\ufeff/, "")
  if (text.trim() === "") refuse("empty")
  const start = text.slice(0, 4096).trimStart()
  if (/<OFX>/i.test(start) || /^OFXHEADER/i.test(start)) return readOfx(text)
  if (start.startsWith("<")) return readCamt(text)
  if (/^!(Type|Account|Option|Clear)/i.test(start)) return readQif(text, answers.dateOrder)
  if (/^(\{1:|:20:|:25:|:940:)/m.test(start.slice(0, 400))) return readMt940(text)
  if (/^0[14][0-9A-Z ]{5} {4}/.test(start)) return readCfonb(text)
  // Zeros and the like stand in no table.
  if ([...start].some((sign) => sign < "\t")) refuse("notStatement")
  return readCsvStatement(text, answers)
}

/** The character set that a header names; the bytes are asked first. */
function declaredIn(head: string): string | undefined {
  const [, xml] = /^[^>]{0,80}?encoding\s*=\s*["']([\w-]{1,20})["']/.exec(head) ?? []
  const [, ofx] = /^CHARSET:\s*([\w-]{1,20})/m.exec(head) ?? []
  return xml ?? (ofx && !/^none$/i.test(ofx) ? ofx : undefined)
}

/** Oldest first, as days go; the order within a day is the bank's. */
function inOrder(account: AccountStatement): void {
  const { lines } = account
  if ((lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "")) account.lines = lines.toReversed()
}

/** The closing balance is the opening one and the lines, or nothing is kept. */
function proveBalance({ opening, closing, lines }: AccountStatement): void {
  if (!opening || !closing) return
  const sum = lines.reduce((total, line) => total + line.amount, opening.amount)
  if (sum !== closing.amount) refuse("balance", { difference: closing.amount - sum })
}
