import type { contractTermNames } from "#contract/choices"
import type { PaperSection } from "#contract/contract-papers"
import type { Amendment, ContractTerms } from "#contract/contract-terms"
import { dayInWords, moneyInWords } from "./rules"

type Term = (typeof contractTermNames)[number]

/** The words of the paper, as api/paper has them. */
interface Wording {
  purpose: string
  purposeOf(contract: string): string
  reason: string
  terms: string
  from(before: string, after: string): string
  effect: string
  effectOn(day: string): string
  none: string
  yes: string
  no: string
  names: Record<Term, string>
  units: Record<ContractTerms["unit"], string>
}

/** What an amendment says: each term as it was and as it is to be, and from when. */
export function amendmentSections(
  { reason, changed, before, after, effectiveOn }: Amendment,
  { name, currency }: { name: string; currency: string },
  words: Wording,
): PaperSection[] {
  const section = (title: string, paragraphs: string[]): PaperSection => ({
    ...{ title, paragraphs, titleEnglish: null, paragraphsEnglish: [] },
  })
  const said = (terms: ContractTerms, term: Term) => inWords(terms, term, currency, words)
  return [
    section(words.purpose, [words.purposeOf(name)]),
    ...(reason ? [section(words.reason, reason.split(/\n+/))] : []),
    section(
      words.terms,
      changed.map(
        (term) =>
          `${words.names[term]}\u00a0– ${words.from(said(before, term), said(after, term))}`,
      ),
    ),
    section(words.effect, [words.effectOn(dayInWords(effectiveOn, "fr"))]),
  ]
}

function inWords(terms: ContractTerms, term: Term, currency: string, words: Wording): string {
  const value = terms[term]
  if (value === null) return words.none
  if (term === "priceHT" || term === "budgetHT") return moneyInWords(Number(value), currency, "fr")
  if (term === "unit") return words.units[terms.unit]
  if (term === "endDate") return dayInWords(String(value), "fr")
  if (typeof value === "boolean") return value ? words.yes : words.no
  const number = String(value).replace(".", ",")
  return term === "penaltyRate" ? `${number}\u00a0%` : number
}
