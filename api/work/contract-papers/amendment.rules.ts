import type { contractTermNames } from "#contract/choices"
import type { PaperSection } from "#contract/contract-papers"
import type { Amendment, ContractTerms } from "#contract/contract-terms"
import type { Language } from "#contract/values"
import { dayInWords, moneyInWords } from "./rules"

type Term = (typeof contractTermNames)[number]

/** The words of the paper in one language, as api/paper has them. */
interface Words {
  purpose: string
  purposeOf(contract: string): string
  reason: string
  terms: string
  columns: readonly [term: string, before: string, after: string]
  from(before: string, after: string): string
  effect: string
  effectOn(day: string): string
  none: string
  /** Where no rate was agreed on, that of the law holds. */
  legalRate: string
  openEnded: string
  yes: string
  no: string
  names: Record<Term, string>
  units: Record<ContractTerms["unit"], string>
}

interface Named {
  name: string
  currency: string
}

/** The difference in two columns, as a paper shows it: a table a language, in the place of a section's paragraphs. */
export interface Difference {
  /** Which of the sections, from 0. */
  section: number
  tables: { columns: readonly string[]; rows: string[][] }[]
}

/** What changes, in two columns. */
export function differenceOf(
  { reason, changed, before, after }: Amendment,
  { currency }: Named,
  words: Record<Language, Words>,
  english: boolean,
): Difference {
  const tableIn = (language: Language) => {
    const { names, columns } = words[language]
    const said = (terms: ContractTerms, term: Term) =>
      inWords(terms, term, currency, words[language], language)
    return {
      columns,
      rows: changed.map((term) => [names[term], said(before, term), said(after, term)]),
    }
  }
  return {
    // After the purpose, and the reason where there is one.
    section: reason ? 2 : 1,
    tables: [tableIn("fr"), ...(english ? [tableIn("en")] : [])],
  }
}

/** What an amendment says: each term as it was and as it is to be, and from when. */
export function amendmentSections(
  amendment: Amendment,
  contract: Named,
  words: Record<Language, Words>,
  english: boolean,
): PaperSection[] {
  const french = partsOf(amendment, contract, words.fr, "fr")
  const beside = english ? partsOf(amendment, contract, words.en, "en") : []
  return french.map(({ title, paragraphs }, at) => ({
    ...{ title, paragraphs },
    titleEnglish: beside[at]?.title ?? null,
    paragraphsEnglish: beside[at]?.paragraphs ?? [],
  }))
}

function partsOf(
  { reason, changed, before, after, effectiveOn }: Amendment,
  { name, currency }: Named,
  words: Words,
  language: Language,
): Pick<PaperSection, "title" | "paragraphs">[] {
  const said = (terms: ContractTerms, term: Term) => inWords(terms, term, currency, words, language)
  const line = (term: Term) =>
    `${words.names[term]}\u00a0– ${words.from(said(before, term), said(after, term))}`
  return [
    { title: words.purpose, paragraphs: [words.purposeOf(name)] },
    // It stands as it was written, once.
    ...(reason
      ? [{ title: words.reason, paragraphs: language === "fr" ? reason.split(/\n+/) : [] }]
      : []),
    { title: words.terms, paragraphs: changed.map(line) },
    { title: words.effect, paragraphs: [words.effectOn(dayInWords(effectiveOn, language))] },
  ]
}

function inWords(
  terms: ContractTerms,
  term: Term,
  currency: string,
  words: Words,
  language: Language,
): string {
  const value = terms[term]
  if (term === "penaltyRate" && value === null) return words.legalRate
  if (term === "endDate" && value === null) return words.openEnded
  if (value === null) return words.none
  if (term === "priceHT" || term === "budgetHT")
    return moneyInWords(Number(value), currency, language)
  if (term === "unit") return words.units[terms.unit]
  if (term === "endDate") return dayInWords(String(value), language)
  if (typeof value === "boolean") return value ? words.yes : words.no
  const number = language === "fr" ? String(value).replace(".", ",") : String(value)
  if (term !== "penaltyRate") return number
  return language === "fr" ? `${number}\u00a0%` : `${number}%`
}
