import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { aBill, aLine } from "../../tests/frozen-bill"
import { situations } from "../../tests/situations"
import { crossIndustryInvoice } from "../e-invoice/cii"
import { addFacturXMetadata, xmlIn } from "../e-invoice/factur-x"
import type { BillSnapshot } from "../e-invoice/snapshot"
import { drawDraft, renderBill } from "./document"
import { documentData } from "./document-data"

const line = aLine()
const bill = aBill({
  lines: Array.from({ length: 8 }, () => line),
  vat: [{ rate: "20", base: 660_000, tax: 132_000 }],
  totalHT: 660_000,
  totalVat: 132_000,
  totalTTC: 792_000,
})

describe("the document of an issued bill is a Factur-X", () => {
  it("holds the bill as XML, and says so in its metadata", async () => {
    const pdf = await renderBill(bill, { draft: false })
    const xml = Buffer.from((await xmlIn(pdf)) ?? []).toString("utf8")
    expect(xml).toBe(crossIndustryInvoice(bill))
    const source = Buffer.from(pdf).toString("latin1")
    expect(await relationsIn(pdf)).toEqual(["/Alternative"])
    expect(source).toContain("<pdfaid:part>3</pdfaid:part>")
    expect(source).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>")
    expect(source.match(/\/Type \/Metadata/g)).toHaveLength(1)
  })

  it.each([
    ["endOfMonthAfter45", "paiement à 45 jours fin de mois"],
    ["45AfterEndOfMonth", "paiement fin de mois plus 45 jours"],
  ] as const)("says which reading of 45 days end of month was agreed: %s", async (terms, said) => {
    const agreed = { ...bill, paymentTerms: terms }
    expect((await pagesOf(await renderBill(agreed, { draft: false }))).join(" ")).toContain(said)
    const days = await pagesOf(await renderBill(bill, { draft: false }))
    expect(days.join(" ")).not.toContain(said)
  })

  it("says after its deposits what VAT is left at each rate, and what was paid of them", async () => {
    const one = { number: "AC-2026-0001", issueDate: "2026-10-02", totalHT: 100_000 }
    const deposit = { ...one, totalVat: 20_000, totalTTC: 120_000, paid: 50_000 }
    const told = (deposits: BillSnapshot["deposits"]) =>
      documentData({ ...bill, deposits, prepaid: 120_000 }, { draft: false }).totals
    const said = told([{ ...deposit, vat: [{ rate: "20", tax: 20_000 }] }])
    expect(JSON.stringify(said).replace(/\s/g, " ")).toMatch(
      /Acomptes réglés à ce jour.*500,00 €.*TVA restant due à 20 %.*1 120,00 €/,
    )
    // Of deposits whose rates were not kept, nothing is made up.
    expect(JSON.stringify(told([deposit]))).not.toContain("TVA restant")
  })

  it("tells lines of one rate apart that are of several categories", () => {
    const [reversed, exempt] = (["AE", "E"] as const).map((category) =>
      aLine({ vatRate: "0", category, quantity: "1", unitPriceHT: 5_000, amountHT: 5_000 }),
    )
    const group = { rate: "0", base: 5_000, tax: 0 }
    const { lines, totals } = documentData(
      aBill({
        lines: [aLine(), ...[reversed, exempt].flatMap((one) => one ?? [])],
        vat: [
          { rate: "20", category: "S", base: 82_500, tax: 16_500 },
          ...[
            { ...group, category: "AE" as const },
            { ...group, category: "E" as const },
          ],
        ],
      }),
      { draft: false },
    )
    expect(lines.map(({ vat }) => vat?.replace(/\s/g, " "))).toEqual(["20 %", "0 % AE", "0 % E"])
    const said = JSON.stringify(totals).replace(/\s/g, " ")
    expect(said).toContain("TVA 0 % AE (autoliquidation) sur 50,00 €")
    expect(said).toContain("TVA 0 % E (exonéré) sur 50,00 €")
    expect(said).toContain("TVA 20 % sur 825,00 €")
  })

  it("is the same bytes each time", async () => {
    const [first, second] = [
      await renderBill(bill, { draft: false }),
      await renderBill(bill, { draft: false }),
    ]
    expect(Buffer.compare(first, second)).toBe(0)
  })

  it("shows a square for a sign that the fonts lack, and keeps it in the XML", async () => {
    const odd = { ...bill, note: "Bien\u0007 reçu 日本, merci." }
    const pdf = await renderBill(odd, { draft: false })
    expect((await pagesOf(pdf)).join(" ")).toContain("□□, merci.")
    expect(Buffer.from((await xmlIn(pdf)) ?? []).toString("utf8")).toContain("reçu 日本, merci.")
  })

  it("is none while it is a draft", async () => {
    const draft = await renderBill(bill, { draft: true })
    expect(await xmlIn(draft)).toBeUndefined()
    await expect(addFacturXMetadata(draft)).rejects.toThrow("not as they were expected")
  })
})

describe("the document of a bill", () => {
  it("says the same in both templates, each in the colour that was chosen", async () => {
    const color = "#7a1f4e"
    const wordsOf = async (template: "classic" | "banner") => {
      const pages = await pagesOf(
        await renderBill({ ...bill, paper: { template, color } }, { draft: false }),
      )
      return pages.join(" ").split(/\s+/).sort()
    }
    expect(await wordsOf("banner")).toEqual(await wordsOf("classic"))
    for (const template of ["classic", "banner"] as const)
      expect(await drawDraft({ ...bill, paper: { template, color } })).toContain(color)
    expect(await drawDraft(bill)).toContain("#1f4e79")
  })

  it("says who bills whom for what, in French typography", async () => {
    const [page = ""] = await pagesOf(await renderBill(bill, { draft: false }))
    for (const text of [
      "F-2026-0042",
      "Camille Dupont EI",
      "SIREN 732 829 320",
      "Atelier Béraud SAS",
      "1,5 jour",
      "20 %",
      "550,00 €",
      "6 600,00 €",
      "1 320,00 €",
      "7 920,00 €",
      "FR14 2004 1010 0505 0001 3M02 606",
      "21 décembre 2026",
      "40 €",
      "Page 1/1",
      "BC-778",
    ])
      expect(page).toContain(text)
    expect(page).not.toContain("BROUILLON")
  })

  it("repeats the header on each page and cuts no line of two hundred", async () => {
    const lines = Array.from({ length: 200 }, (_, at) => ({
      ...line,
      serviceName: `Prestation ${at + 1}.`,
      description: `Début ${at + 1}.\nFin ${at + 1}.`,
    }))
    const pages = await pagesOf(await renderBill({ ...bill, lines }, { draft: false }))
    expect(pages.length).toBeGreaterThan(5)
    pages.forEach((page, at) => {
      expect(page).toContain(`F-2026-0042 · Page ${at + 1}/${pages.length}`)
    })
    for (const { serviceName } of lines) {
      const page = pages.find((one) => one.includes(serviceName)) ?? ""
      expect(page).toContain("Désignation")
      expect(page).toContain(serviceName.replace("Prestation", "Fin"))
    }
  })

  it("leaves out what its fonts cannot draw of what people type with a thumb", async () => {
    const lines = [{ ...line, serviceName: "Conseil 🎉 et suivi 👩‍💻", description: "À ☎ ou ✅ ©" }]
    const [page = ""] = await pagesOf(await renderBill({ ...bill, lines }, { draft: false }))
    expect(page).toContain("Conseil et suivi")
    expect(page).not.toMatch(/[\p{Emoji_Presentation}\u200d]/u)
    expect(page).toContain("©")
  })

  it("never reads what people typed as markup", async () => {
    const typed = [
      '#panic("x")',
      "<script>alert(1)</script>",
      "$x^2$",
      "*gras* _it_ @ref \\ `x`",
      '"]}#read("/etc/passwd")',
    ]
    const lines = typed.map((serviceName) => ({ ...line, serviceName, description: serviceName }))
    const [page = ""] = await pagesOf(
      await renderBill({ ...bill, lines, note: typed.join("\n") }, { draft: false }),
    )
    for (const text of typed) expect(page.split(text).length - 1, text).toBe(3)
  })

  it("breaks words longer than their column, and prints a line longer than a page whole", async () => {
    const long = [
      { ...line, serviceName: "a".repeat(200), description: "b".repeat(2000) },
      {
        ...line,
        serviceName: "Haute",
        description: Array.from({ length: 400 }, (_, at) => `r${at}`).join("\n"),
      },
    ]
    const text = (await pagesOf(await renderBill({ ...bill, lines: long }, { draft: false }))).join(
      " ",
    )
    expect(text).not.toContain("b".repeat(100))
    for (let row = 0; row < 400; row++) expect(text).toMatch(new RegExp(`\\br${row}\\b`))
  })

  it("shows no VAT at all in franchise, but the mention", async () => {
    const text = "TVA non applicable, article 293 B du CGI"
    const franchise: BillSnapshot = {
      ...bill,
      includeVat: false,
      seller: { ...bill.seller, vatNumber: null },
      client: { ...bill.client, vatNumber: null },
      vat: [],
      totalVat: 0,
      totalTTC: bill.totalHT,
      mentions: [{ key: "franchise", text }],
    }
    const [page = ""] = await pagesOf(await renderBill(franchise, { draft: false }))
    expect(page).toContain(text)
    expect(page.replace(text, "")).not.toMatch(/TVA|TTC|HT\b/)
  })

  it("marks a draft, and speaks English to those who read it", async () => {
    const draft = { ...bill, number: null, issueDate: null, dueDate: null, language: "en" as const }
    const [page = ""] = await pagesOf(await renderBill(draft, { draft: true }))
    for (const text of ["DRAFT", "Billed to", "1.5 days", "€7,920.00", "frais de recouvrement"])
      expect(page).toContain(text)
  })

  it("bears a code to pay by where something is to be paid: on bills and deposits alone", () => {
    const has = (changes: Partial<BillSnapshot>, draft = false) =>
      documentData(aBill(changes), { draft }).payment.code !== null
    expect([has({}), has(situations["a deposit"] ?? {})]).toEqual([true, true])
    expect(has(situations["a credit note"] ?? {})).toBe(false)
    expect(has({ number: "" }, true)).toBe(false)
    expect(has({ prepaid: 99_000 })).toBe(false)
    expect(has({ currency: "USD" })).toBe(false)
    expect(has({ seller: { ...aBill().seller, iban: null } })).toBe(false)
  })

  it("bears logo and signature, and its text is tagged", async () => {
    const image = await sharp({
      create: { width: 90, height: 30, channels: 4, background: "teal" },
    })
      .png()
      .toBuffer()
    const bytes = await renderBill(
      { ...bill, logo: image.toString("base64"), signature: image.toString("base64") },
      { draft: false },
    )
    const [page = ""] = await pagesOf(bytes)
    expect(page).toContain("Signature")
    expect(Buffer.from(bytes).toString("latin1")).toContain("/MarkInfo")
  })
})

describe("14.18 a paper of Plume", () => {
  it("is for all readers, small, and bears the product's own fonts alone", async () => {
    const pdf = await renderBill(aBill({ note: "Ω عربي ☎" }), { draft: false })
    const source = Buffer.from(pdf).toString("latin1")
    expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>")
    const { catalog, context } = await PDFDocument.load(pdf)
    expect(String(catalog.lookup(PDFName.of("ViewerPreferences")))).toContain(
      "/DisplayDocTitle true",
    )
    const fonts = context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFDict ? [one.get(PDFName.of("BaseFont"))] : []))
      .flatMap((name) => (name ? [String(name).replace(/^\/\w+\+/, "")] : []))
    expect(new Set(fonts.map((name) => name.replace("-Identity-H", "")))).toEqual(
      new Set(["Inter-Regular", "Inter-SemiBold"]),
    )
    expect((await renderBill(aBill(), { draft: false })).length).toBeLessThanOrEqual(30_000)
  })

  it("is for all readers when it is a quote, too", async () => {
    const { kind: _, ...said } = aBill()
    const terms = { depositRate: null, paymentDays: 30, paymentTerms: "days" as const }
    const quote = { ...said, quote: { edition: 1, validUntil: "2027-01-31", ...terms } }
    const source = Buffer.from(await renderBill(quote, { draft: false })).toString("latin1")
    expect(source).toContain("pdfuaid:part")
    expect(source).toContain("/DisplayDocTitle true")
  })

  it("carries its head and its sum over to the next page", async () => {
    const lines = Array.from({ length: 45 }, () => aLine({ description: "a\nb", amountHT: 10_000 }))
    const pages = await pagesOf(await renderBill(aBill({ lines }), { draft: false }))
    const sums = pages.map((page) => [
      /Report HT : ([\d ]+,00)/.exec(page)?.[1],
      /À reporter HT : ([\d ]+,00)/.exec(page)?.[1],
    ])
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      if (at > 0) expect(page).toContain("Facture F-2026-0042 – Atelier Béraud SAS")
      expect(sums[at]?.[0], `page ${at + 1}`).toBe(sums[at - 1]?.[1])
    }
    expect(sums[0]?.[1]).toBeDefined()
    expect(sums.at(-1)?.[1]).toBeUndefined()
  })

  it("names its seller twice, with the number to call from abroad, and where goods are brought", async () => {
    const { client, seller } = aBill()
    const delivery = { name: "Chantier", address: { ...client.address, city: "Marseille" } }
    const [page = ""] = await pagesOf(await renderBill(aBill({ delivery }), { draft: false }))
    expect(page.split(seller.name)).toHaveLength(3)
    expect(page).toMatch(/Livré à ?Chantier.*Marseille/)
    expect(page).toContain("06 12 34 56 78")
    const abroad = aBill({ client: { ...client, address: { ...client.address, country: "BE" } } })
    const [read = ""] = await pagesOf(await renderBill(abroad, { draft: false }))
    expect(read).toContain("+33 6 12 34 56 78")
  })

  it("lets no long reference run over what stands beside it, and no sign go to the next line", () => {
    const purchaseOrder = "P".repeat(60)
    const note = "« 30 % » ; voir : merci !"
    const said = documentData(
      aBill({
        purchaseOrder,
        note,
        seller: { ...aBill().seller, email: `${"e".repeat(60)}@a.fr` },
      }),
      { draft: false },
    )
    for (const text of [...said.facts.map(({ value }) => value), ...said.from.lines])
      for (const word of text.split(/[\s\u200b]/)) expect(word.length).toBeLessThanOrEqual(30)
    expect(said.note).toBe("«\u00a030 %\u00a0»\u202f; voir\u00a0: merci\u202f!")
    const less = documentData(aBill({ lines: [aLine({ amountHT: -100 })] }), { draft: false })
    expect(less.lines[0]?.amount).toMatch(/^\u22121,00/)
  })
})

/** How each file of a PDF stands to it. */
async function relationsIn(pdf: Uint8Array) {
  const { context } = await PDFDocument.load(pdf)
  return context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFDict ? [one.get(PDFName.of("AFRelationship"))] : []))
    .flatMap((name) => (name ? [String(name)] : []))
}

/** The text of each page, whatever kind of space it is set with. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => (await pdf.getPage(number)).getTextContent()),
  )
  return pages.map(({ items }) =>
    items
      .map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""))
      .join("")
      .replace(/\s+/g, " "),
  )
}
