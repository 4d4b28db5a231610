import { treeOf, type XmlNode } from "../e-invoice/xml-tree"
import { amountAt, type DecimalSign, dayAt, decimalSignIn, lineAt, type Place } from "./figures"
import {
  type AccountStatement,
  type ReadStatement,
  reference,
  refuse,
  type StatementLine,
  said,
} from "./statement"

/** The elements of OFX that hold others, as far as we read them; in its SGML all others are texts without an end. */
const aggregates = new Set([
  ...["OFX", "SIGNONMSGSRSV1", "SONRS", "STATUS", "FI"],
  ...["BANKMSGSRSV1", "STMTTRNRS", "STMTRS", "BANKACCTFROM", "BANKTRANLIST", "STMTTRN"],
  ...["CREDITCARDMSGSRSV1", "CCSTMTTRNRS", "CCSTMTRS", "CCACCTFROM"],
  ...["LEDGERBAL", "AVAILBAL", "BALLIST", "BAL"],
  ...["PAYEE", "BANKACCTTO", "CCACCTTO", "CURRENCY", "ORIGCURRENCY"],
])

type Take = (node: XmlNode, at: number) => boolean

const nodeOf = (name: string, text = ""): XmlNode => ({
  ...{ name, namespace: "", attributes: {}, children: [] },
  text,
})

/** The SGML of OFX 1: texts run until the next tag, and a sign that begins no tag is a sign. */
function readSgml(source: string, take: Take): void {
  const open: { node: XmlNode; at: number }[] = [{ node: nodeOf(""), at: 0 }]
  const tag = /<(\/?)([A-Za-z][A-Za-z0-9._]*)>/g
  let found = tag.exec(source)
  while (found) {
    const { index, 1: slash, 2: written = "" } = found
    const name = written.toUpperCase()
    const from = tag.lastIndex
    found = tag.exec(source)
    const parent = open[open.length - 1]
    if (!parent) break
    if (!slash && aggregates.has(name)) {
      const node = nodeOf(name)
      parent.node.children.push(node)
      open.push({ node, at: index })
    } else if (!slash) {
      const text = source.slice(from, found?.index)
      parent.node.children.push(nodeOf(name, unescaped(text.trim())))
    } else if (aggregates.has(name)) {
      if (parent.node.name !== name) refuse("cut", { line: lineAt(source, index) })
      open.pop()
      if (take(parent.node, parent.at)) open[open.length - 1]?.node.children.pop()
    }
  }
  if (open.length > 1) refuse("cut", { line: lineAt(source, source.length) })
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " }

/** Once: an "&amp;amp;" is what somebody wrote. A bare & stays. */
const unescaped = (text: string) =>
  text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|nbsp);|&#(\d{1,6});/g, (all, name?: string, code?: string) => {
        if (name) return entities[name] ?? all
        return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : all
      })
    : text

const child = (node: XmlNode | undefined, ...names: string[]) =>
  node?.children.find(({ name }) => names.includes(name))
const text = (node: XmlNode | undefined, name: string) => child(node, name)?.text.trim() ?? ""

/** OFX 1 and 2, and QFX: the statements of bank accounts and cards. */
export function readOfx(source: string): ReadStatement {
  const accounts: AccountStatement[] = []
  let pending: { node: XmlNode; at: number }[] = []
  const take: Take = (node, at) => {
    const name = node.name.toUpperCase()
    if (name === "STMTTRN") pending.push({ node, at })
    else if (name === "STMTRS" || name === "CCSTMTRS") {
      accounts.push(statementOf(node, pending, source))
      pending = []
    } else return false
    return true
  }
  const isXml = /^\s*<\?(xml|OFX)/i.test(source)
  if (isXml) treeOf(source, { take, mostElements: 2_000_000 })
  else readSgml(source, take)
  if (!accounts.length) refuse(/<OFX>/i.test(source) ? "notStatement" : "unreadable")
  return { format: "ofx", accounts, leftOut: {} }
}

function statementOf(
  node: XmlNode,
  transactions: { node: XmlNode; at: number }[],
  source: string,
): AccountStatement {
  const shown = decimalSignIn(transactions.map((each) => text(each.node, "TRNAMT")))
  const account = child(node, "BANKACCTFROM", "CCACCTFROM")
  const ledger = child(node, "LEDGERBAL")
  const end = () => lineAt(source, source.length)
  return {
    account: text(account, "ACCTID").replace(/\s/g, "") || null,
    currency: text(node, "CURDEF") || "EUR",
    sequence: null,
    opening: null,
    closing: ledger
      ? {
          day: dayFrom(text(ledger, "DTASOF"), end),
          amount: amountAt(text(ledger, "BALAMT"), end, shown),
        }
      : null,
    lines: transactions.map(({ node, at }) => lineOf(node, () => lineAt(source, at), shown)),
  }
}

/** Its first eight digits, whatever the zone behind them. */
const dayFrom = (written: string, place: Place) =>
  dayAt(written.replace(/^(\d{4})(\d{2})(\d{2}).*$/s, "$1-$2-$3"), place, written)

function lineOf(node: XmlNode, place: Place, shown: DecimalSign | undefined): StatementLine {
  const payee = child(node, "PAYEE")
  const name = said(text(node, "NAME")) ?? said(text(payee, "NAME"))
  const memo = said(text(node, "MEMO"))
  const isSame = name !== null && memo?.startsWith(name)
  return {
    day: dayFrom(text(node, "DTPOSTED"), place),
    valueDay: null,
    // Its sign is that of the amount: what a bank calls a credit may be money out.
    amount: amountAt(text(node, "TRNAMT"), place, shown),
    label: said(isSame ? null : name, memo) ?? said(text(node, "TRNTYPE")) ?? "",
    counterparty: said(text(payee, "NAME")),
    counterpartyIban: null,
    reference: reference(said(text(node, "CHECKNUM"), text(node, "REFNUM"))),
    bankId: said(text(node, "FITID")),
    parts: [],
  }
}
