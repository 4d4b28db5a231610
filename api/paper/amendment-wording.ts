import type { contractUnits } from "#contract/choices"
import type { ContractTerms } from "#contract/contract-terms"
import type { Language } from "#contract/values"

interface Wording {
  title(number: number): string
  draft: string
  about(reference: string, title: string, since: string): string
  page: string
  between: string
  andWith: string
  reason(reason: string): string
  from(day: string): string
  columns: [string, string, string]
  rest: string
  signature: string
  days(count: number): string
  yesOrNo(is: boolean): string
  none: string
  noEnd: string
  legalRate: string
  units: Record<(typeof contractUnits)[number], string>
  terms: Record<keyof ContractTerms, string>
}

/** The words of an amendment on paper, in the client's language. */
export const amendmentWording: Record<Language, Wording> = {
  fr: {
    title: (number) => `Avenant n°\u00a0${number}`,
    draft: "PROJET",
    about: (reference, title, since) => `Au contrat ${reference}, ${title}, du ${since}`,
    page: "Page",
    between: "Entre",
    andWith: "Et",
    reason: (reason) => `Motif\u00a0: ${reason}`,
    from: (day) => `À partir du ${day}, les conditions ci-dessous remplacent celles du contrat.`,
    columns: ["Condition", "Avant", "Après"],
    rest: "Toutes les autres conditions du contrat restent inchangées.",
    signature: "Nom, date et signature",
    days: (count) => `${count}\u00a0jour${count > 1 ? "s" : ""}`,
    yesOrNo: (is) => (is ? "Oui" : "Non"),
    none: "Aucun",
    noEnd: "Sans terme",
    legalRate: "Taux légal",
    units: { day: "Jour", hour: "Heure", month: "Mois", flat: "Forfait" },
    terms: {
      priceHT: "Prix HT",
      unit: "Prix par",
      endDate: "Fin",
      paymentDays: "Délai de paiement",
      endOfMonth: "Fin de mois",
      penaltyRate: "Taux de pénalité",
      renewable: "Renouvelable",
      renewalDays: "Renouvelé pour",
      noticeDays: "Préavis",
      hoursPerDay: "Heures par jour",
      budgetDays: "Budget en jours",
      budgetHT: "Budget HT",
    },
  },
  en: {
    title: (number) => `Amendment no. ${number}`,
    draft: "DRAFT",
    about: (reference, title, since) => `To contract ${reference}, ${title}, of ${since}`,
    page: "Page",
    between: "Between",
    andWith: "And",
    reason: (reason) => `Reason: ${reason}`,
    from: (day) => `From ${day}, the terms below replace those of the contract.`,
    columns: ["Term", "Before", "After"],
    rest: "All other terms of the contract remain unchanged.",
    signature: "Name, date and signature",
    days: (count) => `${count} day${count === 1 ? "" : "s"}`,
    yesOrNo: (is) => (is ? "Yes" : "No"),
    none: "None",
    noEnd: "Open-ended",
    legalRate: "Legal rate",
    units: { day: "Day", hour: "Hour", month: "Month", flat: "Flat rate" },
    terms: {
      priceHT: "Price excl. VAT",
      unit: "Price per",
      endDate: "End",
      paymentDays: "Payment term",
      endOfMonth: "End of month",
      penaltyRate: "Penalty rate",
      renewable: "Renewable",
      renewalDays: "Renewed for",
      noticeDays: "Notice",
      hoursPerDay: "Hours a day",
      budgetDays: "Budget in days",
      budgetHT: "Budget excl. VAT",
    },
  },
}
