import type { PaperSection } from "#contract/contract-papers"
import type { FrozenQuote } from "../../e-invoice/snapshot"

/** A quote in words, for whoever reads it on a page before it is signed. */
export function sectionsOfQuote(snapshot: FrozenQuote): PaperSection[] {
  const { language, currency, client, seller, includeVat, note } = snapshot
  const isFrench = language === "fr"
  const money = (cents: number) =>
    new Intl.NumberFormat(isFrench ? "fr-FR" : "en-GB", {
      ...{ style: "currency", currency },
    }).format(cents / 100)
  const percent = (rate: string) => `${rate.replace(".", isFrench ? "," : ".")}\u00a0%`
  const colon = isFrench ? "\u00a0: " : ": "
  const words = isFrench ? french : english
  const section = (title: string, paragraphs: string[]): PaperSection => ({
    ...{ title, paragraphs, titleEnglish: null, paragraphsEnglish: [] },
  })
  return [
    section(words.parties, [seller.commercialName ?? seller.name, client.name]),
    section(
      words.lines,
      snapshot.lines.map((line) =>
        [
          `${line.serviceName}${colon}${line.quantity} × ${money(line.unitPriceHT)}${
            line.discountRate ? ` − ${percent(line.discountRate)}` : ""
          } = ${money(line.amountHT)}`,
          line.description,
        ]
          .filter(Boolean)
          .join("\n"),
      ),
    ),
    section(words.total, [
      ...(snapshot.discount
        ? [
            `${words.discount}${
              snapshot.discountRate ? ` (${percent(snapshot.discountRate)})` : ""
            }${colon}−${money(snapshot.discount)}`,
          ]
        : []),
      ...(includeVat
        ? [
            `${words.totalHT}${colon}${money(snapshot.totalHT)}`,
            `${words.vat}${colon}${money(snapshot.totalVat)}`,
          ]
        : []),
      `${words.totalTTC}${colon}${money(snapshot.totalTTC)}`,
      ...(snapshot.quote.depositRate
        ? [`${words.deposit}${colon}${percent(snapshot.quote.depositRate)}`]
        : []),
    ]),
    ...(note ? [section(words.note, [note])] : []),
    section(
      words.mentions,
      snapshot.mentions.map(({ text }) => text),
    ),
  ].filter(({ paragraphs }) => paragraphs.length > 0)
}

const french = {
  parties: "Prestataire et client",
  lines: "Prestations",
  discount: "Remise",
  total: "Montants",
  totalHT: "Total HT",
  vat: "TVA",
  totalTTC: "Total à payer",
  deposit: "Acompte à l’acceptation",
  note: "Note",
  mentions: "Mentions",
}
const english: typeof french = {
  parties: "Provider and client",
  lines: "Services",
  discount: "Discount",
  total: "Amounts",
  totalHT: "Total before tax",
  vat: "VAT",
  totalTTC: "Total to pay",
  deposit: "Deposit on acceptance",
  note: "Note",
  mentions: "Mentions",
}
