import type { PaperSection } from "#contract/contract-papers"
import type { FrozenQuote } from "../e-invoice/snapshot"
import { documentData } from "./document-data"

/** A quote in words, for whoever reads it on a page before it is signed: all that its paper says, in its order. */
export function sectionsOfQuote(snapshot: FrozenQuote): PaperSection[] {
  const isFrench = snapshot.language === "fr"
  const said = documentData({ ...snapshot, logo: null, signature: null }, { draft: false })
  const pair = ({ label, value }: { label: string; value: string }) =>
    `${label}${isFrench ? "\u00a0: " : ": "}${value}`
  const words = isFrench ? french : english
  return [
    section(`${said.title} ${said.number}`.trim(), said.facts.map(pair)),
    section(said.from.title, [[said.from.head, ...said.from.lines].join("\n")]),
    section(said.to.title, [[said.to.name, ...said.to.lines].join("\n")]),
    section(
      words.lines,
      said.lines.map(({ name, description, quantity, price, discount, vat, amount }) =>
        [
          `${pair({ label: name, value: `${quantity} × ${price} = ${amount}` })}${
            vat ? ` (${words.vat} ${vat})` : ""
          }`,
          discount,
          description,
        ]
          .filter(Boolean)
          .join("\n"),
      ),
    ),
    section(words.total, [...said.totals.rows, said.totals.total].map(pair)),
    section(said.payment.title, [said.payment.terms]),
    section(words.note, [said.note]),
    section(words.mentions, said.mentions),
  ].filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Without the places where a long word may break on paper: who copies the text gets none. */
const section = (title: string, paragraphs: string[]): PaperSection => ({
  ...{ title, titleEnglish: null, paragraphsEnglish: [] },
  paragraphs: paragraphs.filter(Boolean).map((text) => text.replaceAll("\u200b", "")),
})

const french = {
  lines: "Prestations",
  total: "Montants",
  vat: "TVA",
  note: "Note",
  mentions: "Mentions",
}
const english: typeof french = {
  lines: "Services",
  total: "Amounts",
  vat: "VAT",
  note: "Note",
  mentions: "Mentions",
}
