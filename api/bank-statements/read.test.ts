import { describe, expect, test } from "vitest"
import { vectors } from "../../tests/bank-vectors.json"
import { lettersOfWindows } from "../spreadsheets/letters"
import { readStatement } from "./read"

interface Given {
  text: string
  encoding: string
}

/** The text as bytes of a character set; only the two signs of it that the cases have are others. */
function bytesOf({ text, encoding }: Given): Uint8Array {
  if (encoding === "utf-8") return Buffer.from(text)
  const euro = encoding === "windows-1252" ? "\x80" : "\xa4"
  return Buffer.from(text.replaceAll("€", euro), "latin1")
}

const ofGroup = (group: string) => vectors.filter((one) => one.group === group)
const inputOf = (one: (typeof vectors)[number]) =>
  one.input as unknown as Given & {
    intoAccount?: string
  }

interface Expected {
  has?: string[]
  parts?: Expected[]
  [field: string]: unknown
}

/** A line as the case tells it: texts are found in it, and fields that it does not name are not compared. */
function expectLine(line: Record<string, unknown>, expected: Expected): void {
  const { has = [], parts, ...fields } = expected
  const texts = [line.label, line.counterparty, line.reference].join(" ")
  for (const text of has) expect(texts).toContain(text)
  for (const [field, value] of Object.entries(fields))
    if (value !== null) expect(line[field], field).toEqual(value)
  for (const [at, part] of (parts ?? []).entries())
    expectLine((line.parts as Record<string, unknown>[])[at] ?? {}, part)
  if (parts) expect(line.parts).toHaveLength(parts.length)
}

test.each(ofGroup("bank_file"))("$id: $note", (one) => {
  const read = readStatement(bytesOf(inputOf(one)))
  const expected = one.expected as unknown as {
    accounts?: { lines: Expected[]; [field: string]: unknown }[]
    [field: string]: unknown
  }
  if (!expected.accounts) return expect(read).toMatchObject(expected)
  if (!("accounts" in read)) throw new Error(JSON.stringify(read))
  expect(read.format).toBe(expected.format)
  expect(read.leftOut).toEqual(expected.leftOut)
  expect(read.accounts).toHaveLength(expected.accounts.length)
  for (const [at, account] of expected.accounts.entries()) {
    const { lines, ...fields } = account
    expect(read.accounts[at]).toMatchObject(fields)
    expect(read.accounts[at]?.lines).toHaveLength(lines.length)
    for (const [number, line] of lines.entries())
      expectLine({ ...read.accounts[at]?.lines[number] }, line)
  }
})

const refusals = ofGroup("bank_refusal").filter((one) => !inputOf(one).intoAccount)
test.each(refusals)("$id: $note", (one) => {
  expect(readStatement(bytesOf(inputOf(one)))).toMatchObject(one.expected as object)
})

describe("The signs of Windows", () => {
  test("are € and ’ at the bytes 80 and 92", () => {
    const bytes = Buffer.from(
      "Date;Libellé;Montant\r\n31/03/2026;L\x92heure \x80;12,00\r\n",
      "latin1",
    )
    const read = readStatement(bytes)
    expect(read).toMatchObject({ accounts: [{ lines: [{ label: "L’heure €", amount: 1200 }] }] })
    expect(lettersOfWindows("\x80\x92")).toBe("€’")
  })
})

/** A statement of so many movements in each format, as a bank writes it: opening 1,000.00, each line −0.50. */
const longStatements = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => `PAIEMENT CARTE ${at}`)
  const closing = ((100_000 - count * 50) / 100).toFixed(2)
  const comma = (text: string) => text.replace("-", "").replace(".", ",")
  const sign = closing.startsWith("-") ? "D" : "C"
  const cfonb = (kind: string, label: string, amount: string) =>
    `${kind}30003    00123EUR2 00012345678  310326  310326${label.padEnd(42)}${amount}`
  const last = Math.abs(100_000 - count * 50) % 10
  const overpunched = `${String(Math.floor(Math.abs(100_000 - count * 50) / 10)).padStart(13, "0")}${
    sign === "D" ? "}JKLMNOPQR"[last] : "{ABCDEFGHI"[last]
  }`
  const amount = '<Amt Ccy="EUR">0.50</Amt><CdtDbtInd>DBIT</CdtDbtInd>'
  const balance = (code: string, value: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${value.replace("-", "")}</Amt><CdtDbtInd>${value.startsWith("-") ? "DBIT" : "CRDT"}</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt></Bal>`
  return {
    ofx: `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>${all
      .map(
        (name, at) =>
          `<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>20260331\n<TRNAMT>-0.50\n<FITID>${at}\n<NAME>${name}\n<MEMO>\n</STMTTRN>\n`,
      )
      .join("")}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    ofx2: `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTRS><CURDEF>EUR</CURDEF><BANKTRANLIST>${all
      .map(
        (name, at) =>
          `<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260331</DTPOSTED><TRNAMT>-0.50</TRNAMT><FITID>${at}</FITID><NAME>${name}</NAME></STMTTRN>`,
      )
      .join("")}</BANKTRANLIST></STMTRS></OFX>`,
    camt053: `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630003001230001234567835</IBAN></Id></Acct>${balance("OPBD", "1000.00")}${balance("CLBD", closing)}${all
      .map(
        (name) =>
          `<Ntry>${amount}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-31</Dt></BookgDt><ValDt><Dt>2026-03-31</Dt></ValDt><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Cdtr><Pty><Nm>GARE</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>${name}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join("")}</Stmt></BkToCstmrStmt></Document>`,
    cfonb120: [
      cfonb("01", "", "0000000010000{"),
      ...all.flatMap((name) => [
        cfonb("04", name, "0000000000005}"),
        `05${cfonb("04", "", "").slice(2, 45)}LCC${name}`,
      ]),
      cfonb("07", "", overpunched),
    ].join("\n"),
    mt940: `:20:X\n:25:30003/00012345678\n:60F:C260331EUR1000,\n${all
      .map((name, at) => `:61:2603310331D0,5NMSCNONREF//${at}\n:86:${name}\n`)
      .join("")}:62F:${sign}260331EUR${comma(closing)}\n`,
    qif: `!Type:Bank\n${all.map((name) => `D31/03/2026\nT-0.50\nP${name}\n^\n`).join("")}`,
    csv: `Date;Date de valeur;Débit;Crédit;Libellé;Solde\n${all
      .map(
        (name, at) =>
          `31/03/2026;31/03/2026;-0,50;;${name};${((99_950 - at * 50) / 100).toFixed(2)}\n`,
      )
      .join("")}`,
  }
}

test.each(Object.entries(longStatements(20_000)))(
  "Twenty thousand lines of %s are read one by one, and their balance is proved",
  (_, text) => {
    const read = readStatement(Buffer.from(text))
    if (!("accounts" in read)) throw new Error(JSON.stringify(read))
    const lines = read.accounts[0]?.lines ?? []
    expect(lines).toHaveLength(20_000)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(-1_000_000)
    expect(lines[19_999]?.label).toContain("PAIEMENT CARTE 19999")
  },
)

test.each(Object.entries(longStatements(3)))(
  "A %s that is cut anywhere is read in whole or refused",
  (format, text) => {
    const whole = JSON.stringify(readStatement(Buffer.from(text)))
    for (let at = 1; at < text.length; at++) {
      const read = readStatement(Buffer.from(text.slice(0, at)))
      // A table and QIF have no end to be missed: what is read of them is a beginning, line by line.
      if ("accounts" in read && format !== "csv" && format !== "qif")
        expect(JSON.stringify(read), text.slice(0, at).slice(-60)).toBe(whole)
    }
  },
)

describe("What is refused says where", () => {
  const line = (text: string) => readStatement(Buffer.from(text))
  test("a letter in an amount, a 31 February, a card of hours", () => {
    const table = (row: string) =>
      line(`Date;Libellé;Montant(EUROS)\n03/03/2026;Café;-2,50\n${row}\n`)
    expect(table("04/03/2026;Café;-2,5O")).toEqual({ refused: "amount", line: 3, what: "-2,5O" })
    expect(table("31/02/2026;Café;-2,50")).toEqual({ refused: "day", line: 3, what: "31/02/2026" })
  })

  test("in OFX and CAMT by the line that the movement begins at", () => {
    const { ofx, camt053 } = longStatements(3)
    const broken = ofx.replace(
      "<DTPOSTED>20260331\n<TRNAMT>-0.50\n<FITID>1",
      "<DTPOSTED>20260231\n<TRNAMT>-0.50\n<FITID>1",
    )
    expect(line(broken)).toEqual({ refused: "day", line: 11, what: "20260231" })
    expect(line(camt053.replace("0.50", "0.5O").replaceAll("<Ntry>", "\n<Ntry>"))).toEqual({
      ...{ refused: "amount", line: 2, what: "0.5O" },
    })
  })

  test.each([
    ["", { refused: "empty" }],
    ["%PDF-1.7 …", { refused: "pdf" }],
    ["Bonjour", { refused: "notStatement" }],
    [
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><A/></Document>',
      { refused: "notStatement", what: "camt.052" },
    ],
    [":20:X\n:25:1\n:61:2603310331D0,5NMSC\n", { refused: "noOpening", line: 3 }],
  ])("%s", (text, expected) => {
    expect(line(text)).toEqual(expected)
  })

  test("over ten megabytes", () => {
    expect(readStatement(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ refused: "tooBig" })
  })
})
