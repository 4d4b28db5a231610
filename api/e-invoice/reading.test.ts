import { deflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { aBill } from "../../tests/frozen-bill"
import { situations } from "../../tests/situations"
import { renderBill } from "../paper/document"
import { crossIndustryInvoice } from "./cii"
import { deductedAsInvoiced } from "./deposits.rules"
import type { EBill } from "./e-bill"
import { readEBill } from "./reading"
import type { BillSnapshot } from "./snapshot"
import { universalBusinessLanguage } from "./ubl"
import { treeOf } from "./xml-tree"

const bytesOf = (text: string) => new TextEncoder().encode(text)

function read(content: string | Uint8Array): EBill {
  const bill = readEBill(typeof content === "string" ? bytesOf(content) : content)
  if (typeof bill === "string") throw new Error(bill)
  return bill
}

/** A PDF with a file in it, and no more than that. */
const attached = (content: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj <<>> stream\n"),
    deflateSync(content),
    Buffer.from("\nendstream endobj"),
  ])

/** A PDF with several files in it, each by its name, and of a type that has the word of a stream in it. */
const attachedAs = (files: Record<string, string>, { packed = false } = {}) => {
  const entries = Object.entries(files)
  const specs = entries.map(
    ([name], at) =>
      `<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${at + 1} 0 R/UF ${at + 1} 0 R>>>>`,
  )
  const listed = deflateSync(`50 0 51 90 ${specs.join("")}`)
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...entries.flatMap(([, content], at) => [
      Buffer.from(`${at + 1} 0 obj\n<</Subtype/application#2Foctet-stream/Length 9>>\nstream\r\n`),
      deflateSync(content),
      Buffer.from("\r\nendstream\nendobj\n"),
    ]),
    ...(packed
      ? [
          Buffer.from("60 0 obj\n<</Type/ObjStm/N 2/First 10>>\nstream\n"),
          listed,
          Buffer.from("\nendstream\nendobj\n"),
        ]
      : [Buffer.from(specs.map((spec, at) => `${at + 50} 0 obj\n${spec}\nendobj\n`).join(""))]),
  ])
}

/** What the bill that we froze says, in the words of one that was received. */
const told = (bill: BillSnapshot) => ({
  kind: bill.kind ?? "bill",
  number: bill.number,
  issueDate: bill.issueDate,
  dueDate: bill.dueDate,
  currency: bill.currency,
  supplierName: bill.seller.name,
  supplierSiren: bill.seller.siren,
  supplierVatNumber: bill.vat.some(({ category }) => category === "O")
    ? null
    : bill.seller.vatNumber,
  iban: bill.kind === "creditNote" ? null : bill.seller.iban,
  totalHT: bill.totalHT,
  totalVat: bill.totalVat,
  totalTTC: bill.totalTTC,
  due: bill.totalTTC - (bill.prepaid ?? 0),
})

describe("a bill of ours that comes back", () => {
  it.each(Object.entries(situations))("says the same figures: %s", async (_, changes) => {
    const bill = aBill(changes)
    for (const content of [
      crossIndustryInvoice(bill),
      universalBusinessLanguage(bill),
      await renderBill(bill, { draft: false }),
    ]) {
      const received = read(content)
      const written = { ...bill, ...deductedAsInvoiced(bill) }
      expect(received).toMatchObject(told(written))
      expect(received.lines.map(({ amountHT }) => amountHT)).toEqual(
        written.lines.map(({ amountHT }) => amountHT),
      )
      expect(received.vat.map(({ rate, base, tax }) => [Number(rate), base, tax])).toEqual(
        written.vat.map(({ rate, base, tax }) => [Number(rate), base, tax]),
      )
    }
  })
})

describe("a file that is no bill", () => {
  it("is told apart: a PDF without one, another XML, damaged XML", async () => {
    expect(readEBill(await renderBill(aBill(), { draft: true }))).toBe("eBillNone")
    expect(readEBill(bytesOf("<html/>"))).toBe("eBillOtherXml")
    expect(readEBill(bytesOf("%PDF-1.7 stream"))).toBe("eBillNone")
    for (const damaged of ["", "<a>", "<a></b>", "<a><b></a></b>", "<a/><a/>", "<a b=c/>", "a<b/>"])
      expect(readEBill(bytesOf(damaged)), damaged).toBe("eBillUnreadable")
    expect(readEBill(bytesOf(`${crossIndustryInvoice(aBill()).slice(0, 900)}`))).toBe(
      "eBillUnreadable",
    )
  })

  it("says why: a password, or a format of before Factur-X", () => {
    const old = `<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>`
    expect(readEBill(bytesOf(old))).toBe("eBillTooOld")
    expect(readEBill(attached(`<?xml version="1.0"?>${old}`))).toBe("eBillTooOld")
    expect(readEBill(bytesOf("%PDF-1.7 trailer <</Encrypt 9 0 R>>"))).toBe("eBillLocked")
  })

  it("C45 has no document type and no entity of its own, and is neither deep nor endless", () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaa">]><a>&a;</a>`
    const outside = `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><a>&a;</a>`
    const deep = `${"<a>".repeat(5_000)}${"</a>".repeat(5_000)}`
    const wide = `<a>${"<b/>".repeat(300_000)}</a>`
    for (const content of [bomb, outside, "<a>&unknown;</a>", deep, wide])
      expect(readEBill(bytesOf(content))).toBe("eBillUnreadable")
  })

  it("C45 a stream that unpacks to more than a bill is not unpacked", () => {
    // A bill all the same, if it were unpacked: blanks after it say nothing.
    const packed = (blanks: number) =>
      attached(`${crossIndustryInvoice(aBill())}${" ".repeat(blanks)}`)
    expect(readEBill(packed(1_000))).toMatchObject({ number: "F-2026-0042" })
    expect(readEBill(packed(40_000_000))).toBe("eBillNone")
  })

  it("C45 thousands of streams that unpack to a thousand times as much are not all unpacked", () => {
    const stream = attached(Buffer.alloc(1_000_000)).subarray("%PDF-1.7\n".length)
    const bills = attached(`<CrossIndustryInvoice>${" ".repeat(9_000_000)}</CrossIndustryInvoice>`)
    for (const [bomb, times] of [
      [stream, 3_000],
      [bills.subarray("%PDF-1.7\n".length), 300],
      [Buffer.from("stream\nendstream\n"), 30_000],
    ] as const) {
      const pdf = Buffer.concat([
        Buffer.from("%PDF-1.7\n"),
        ...Array.from({ length: times }, () => bomb),
      ])
      expect(pdf.length).toBeLessThan(10 * 1024 * 1024)
      expect(readEBill(pdf)).toBe("eBillUnreadable")
    }
  })

  it("C45 names that each of thousands of elements declares are not carried from one to the next", () => {
    const declaring = (count: number) =>
      Array.from({ length: count }, (_, at) => ` xmlns:p${at}="u"`).join("")
    const nested = (count: number, content: string) =>
      `${`<a${declaring(count)}>`.repeat(30)}${content}${"</a>".repeat(30)}`
    // Were those around copied at each element, this would be a hundred million.
    const many = nested(100, '<b xmlns:q="u"/>'.repeat(100_000))
    expect(readEBill(bytesOf(many))).toBe("eBillOtherXml")
    expect(readEBill(bytesOf(nested(101, "")))).toBe("eBillUnreadable")
    const inside = nested(10, '<b xmlns:q="u"><p7:inner/></b>')
    let inner = treeOf(inside)
    while (inner.children[0]) inner = inner.children[0]
    expect(inner).toMatchObject({ name: "inner", namespace: "u" })
  })

  it("has as many lines as someone could check, or is to be typed", () => {
    const line =
      /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/s
    const [first = ""] = line.exec(crossIndustryInvoice(aBill())) ?? []
    const lines = (count: number) =>
      bytesOf(crossIndustryInvoice(aBill()).replace(first, first.repeat(count)))
    expect(readEBill(lines(2_000))).toMatchObject({ number: "F-2026-0042" })
    expect(readEBill(lines(2_001))).toBe("eBillTooManyLines")
  })

  it("is looked at once, whatever it is made of", () => {
    for (const piece of ["<a ", "<", "&", "stream", '<a b="', "<!--", "<![CDATA["]) {
      // Were each piece held against all others, no test's patience would be enough.
      const content = piece.repeat(300_000)
      expect(readEBill(bytesOf(content)), piece).toBe("eBillUnreadable")
      expect(readEBill(bytesOf(`%PDF-1.7 ${content}`)), piece).toBe("eBillNone")
    }
  })
})

describe("what a bill says badly", () => {
  const cii = crossIndustryInvoice(aBill())

  it("is left open, and the rest is read", () => {
    const bill = read(
      cii
        .replace("<ram:ID>F-2026-0042</ram:ID>", "")
        .replace('format="102">20261121<', 'format="102">21/11/2026<')
        .replace(/<ram:GrandTotalAmount>[^<]*/, "<ram:GrandTotalAmount>beaucoup")
        .replace("FR1420041010050500013M02606", "FR00"),
    )
    expect(bill).toMatchObject({
      number: null,
      issueDate: null,
      totalTTC: null,
      iban: null,
      totalHT: 82_500,
      supplierName: "Camille Dupont EI",
    })
  })

  it("is read by other prefixes, letters, marks and with CDATA", () => {
    const other = cii.replaceAll("ram:", "x:").replace("xmlns:ram", "xmlns:x")
    expect(read(other).totalTTC).toBe(99_000)
    expect(read(`\ufeff${cii}`).totalTTC).toBe(99_000)
    const latin = cii
      .replace("UTF-8", "ISO-8859-15")
      .replaceAll("’", "'")
      .replaceAll(/[^\0-\xff]/g, "")
    expect(read(Buffer.from(latin, "latin1")).lines[0]?.name).toContain("Développement")
    const wide = Buffer.from(`\ufeff${cii.replace("UTF-8", "UTF-16")}`, "utf16le")
    expect(read(wide).supplierName).toBe("Camille Dupont EI")
    const quoted = cii.replace("Camille Dupont EI", "<![CDATA[Dupont & <fils>]]>")
    expect(read(quoted).supplierName).toBe("Dupont & <fils>")
    expect(treeOf("<a>&#233;&#xE9;&amp;&lt;</a>").text).toBe("éé&<")
  })

  it("is read in letters of two bytes without a mark, and by its letters where it declares others", () => {
    const declared = cii.replace("UTF-8", "UTF-16")
    const little = Buffer.from(declared, "utf16le")
    const big = Buffer.from(little).swap16()
    for (const content of [little, big, Buffer.from(declared), attached(little)])
      expect(read(content).supplierName).toBe("Camille Dupont EI")
  })

  it("is found in a PDF behind what its author wrote before it", () => {
    for (const before of [
      `<!--${" – ".repeat(400)}-->`,
      `<!-- <a> --><?xml-stylesheet href="x.xsl"?>${" \n".repeat(9_000)}`,
      `<!--${Array.from({ length: 20_000 }, (_, at) => at * 7919).join(" ")}-->`,
    ]) {
      const said = cii.replace("<rsm:Cross", `${before}<rsm:Cross`)
      expect(read(attached(said)).totalTTC).toBe(99_000)
      expect(read(said).totalTTC).toBe(99_000)
    }
    expect(read(attached(cii.replace(/^<\?xml[^>]*>/, "\n\n\n\n\n\n\n\n\n\n"))).totalTTC).toBe(
      99_000,
    )
  })

  it("is found whatever type its file is said to be of, and in a PDF of two by the name of Factur-X", () => {
    const other = cii.replace("F-2026-0042", "BROUILLON")
    expect(read(attachedAs({ "facture.xml": cii })).number).toBe("F-2026-0042")
    for (const packed of [false, true]) {
      for (const name of ["factur-x.xml", "xrechnung.xml", "ZUGFeRD-invoice.xml"]) {
        expect(read(attachedAs({ [name]: cii, "annexe.xml": other }, { packed })).number).toBe(
          "F-2026-0042",
        )
        expect(read(attachedAs({ "annexe.xml": other, [name]: cii }, { packed })).number).toBe(
          "F-2026-0042",
        )
      }
    }
    const typedLast = attachedAs({ "factur-x.xml": cii, "annexe.xml": other })
      .toString("latin1")
      .replace(/<<\/Type\/Filespec(.*?)>>>>/g, "<<$1>>/Desc(a)/Type/Filespec>>")
    expect(read(Buffer.from(typedLast, "latin1")).number).toBe("F-2026-0042")
    const hex = Buffer.from("factur-x.xml", "utf16le").swap16().toString("hex")
    const named = attachedAs({ "factur-x.xml": cii, "annexe.xml": other })
      .toString("latin1")
      .replaceAll("(factur-x.xml)", `<FEFF${hex}>`)
    expect(read(Buffer.from(named, "latin1")).number).toBe("F-2026-0042")
  })

  it("is found behind other ways to pay, other terms, and numbers of another kind", () => {
    const account = /<ram:SpecifiedTradeSettlementPaymentMeans>/
    const bill = read(
      cii
        .replace(
          account,
          "<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>48</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>$&",
        )
        .replace(
          "<ram:SpecifiedTradePaymentTerms>",
          "<ram:SpecifiedTradePaymentTerms><ram:Description>2 % dans les 8 jours</ram:Description></ram:SpecifiedTradePaymentTerms>$&",
        )
        .replace(/<ram:SpecifiedLegalOrganization>.*?<\/ram:SpecifiedLegalOrganization>/, "")
        .replace(
          /<ram:GlobalID[^>]*>/,
          '<ram:GlobalID schemeID="0088">4048330480001</ram:GlobalID>$&',
        ),
    )
    expect(bill).toMatchObject({
      iban: "FR1420041010050500013M02606",
      dueDate: "2026-12-21",
      supplierSiren: aBill().seller.siren,
    })
  })

  it("amounts of more decimals are rounded half away from zero; absurd ones are none", () => {
    const due = (text: string) =>
      read(cii.replace(/<ram:DuePayableAmount>[^<]*/, `<ram:DuePayableAmount>${text}`)).due
    expect(due("10.005")).toBe(1_001)
    expect(due("-10.005")).toBe(-1_001)
    expect(due("7")).toBe(700)
    for (const absurd of ["1e9", "99999999999999", "1,5", "", "NaN"]) expect(due(absurd)).toBeNull()
  })
})
