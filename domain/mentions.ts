import { type BillFacts, bearsTerms } from "./bill-facts"
import { isOwed } from "./bill-kind"
import type { Day } from "./day"
import { defaultPenaltyRate, publicPenaltyRate } from "./penalty"
import { treatmentsOf, type VatTreatment } from "./vat-category"

export type MentionKey =
  | Exclude<VatTreatment, "charged" | "untaxed">
  | "debits"
  | "vatPoints"
  | "insurance"
  | "approvedAssociation"
  | "earlyPayment"
  | "penalties"
  | "indemnity"
  | "freeQuote"
  | "withdrawal"

export interface Mention {
  key: MentionKey
  text: string
}

interface DatedText {
  key: MentionKey
  from: Day
  /** The first day on which the wording no longer holds. */
  to: Day | null
  /** As printed; {rate} is the penalty rate, {point} when VAT of services falls due, the others the seller's. Legal mentions are in French (loi 94-665, art. 2). */
  text: string
  source: string
}

// The wordings of the CIBS, in force on 2027-01-01, await a decree; references to the CGI stay
// allowed until 2028-06-30 (ordonnance 2026-671).
const texts: readonly DatedText[] = [
  {
    key: "franchise",
    from: "1999-01-01",
    to: null,
    text: "TVA non applicable, article 293 B du CGI",
    source: "CGI 293 E II",
  },
  {
    key: "reverseCharge",
    from: "2010-01-01",
    to: null,
    // In English too, for the reader abroad, who owes the VAT by these words.
    text: "Autoliquidation / Reverse charge, article 283-2 du CGI (article 196 de la directive 2006/112/CE)",
    source: "CGI 283-2, ann. II 242 nonies A I-13°; directive 2006/112, 226 (11a)",
  },
  {
    key: "domesticReverse",
    from: "2014-01-01",
    to: null,
    text: "Autoliquidation, article 283-2 nonies du CGI",
    source: "CGI 283-2 nonies, ann. II 242 nonies A I-13°",
  },
  {
    key: "intraUnion",
    from: "1993-01-01",
    to: null,
    text: "Exonération de TVA, article 262 ter, I du CGI",
    source: "CGI 262 ter I, ann. II 242 nonies A I-12°",
  },
  {
    key: "export",
    from: "1993-01-01",
    to: null,
    text: "Exonération de TVA, article 262, I du CGI",
    source: "CGI 262 I, ann. II 242 nonies A I-12°",
  },
  {
    key: "outOfScope",
    from: "1993-01-01",
    to: null,
    text: "Opération hors du champ d’application de la TVA",
    source: "CGI 256, 256 A",
  },
  {
    key: "outsideUnion",
    from: "2010-01-01",
    to: null,
    text: "TVA non applicable, article 259-1° du CGI",
    source: "CGI 259",
  },
  {
    key: "exemptOverseas",
    from: "1995-01-01",
    to: null,
    text: "TVA non applicable, article 294-1 du CGI",
    source: "CGI 294-1",
  },
  {
    key: "debits",
    from: "2000-01-01",
    to: null,
    text: "Option pour le paiement de la taxe d'après les débits",
    source: "CGI ann. II 242 nonies A I-11° bis",
  },
  {
    key: "vatPoints",
    from: "2000-01-01",
    to: null,
    text: "TVA exigible à la livraison pour les biens, {point} pour les services",
    source: "CGI 269-2",
  },
  {
    key: "insurance",
    from: "2014-06-20",
    to: null,
    text: "Assurance professionnelle\u00a0: {insurer}. Couverture géographique\u00a0: {cover}",
    source: "loi 96-603, art. 22-2; C. ass. L243-2",
  },
  {
    key: "approvedAssociation",
    from: "1979-07-27",
    to: null,
    text: "Membre d’une association agréée par l’administration fiscale, acceptant à ce titre le règlement des sommes dues par carte bancaire ou par chèques libellés à son nom",
    source: "CGI 1649 quater F; loi 77-1467; décret 79-638",
  },
  {
    key: "earlyPayment",
    from: "2009-01-01",
    to: null,
    text: "Escompte pour paiement anticipé\u00a0: néant",
    source: "C. com. L441-9 I",
  },
  {
    key: "penalties",
    from: "2009-01-01",
    to: null,
    text: "En cas de retard de paiement, pénalités au taux annuel de {rate}\u00a0%, exigibles sans rappel dès le lendemain de l’échéance",
    source: "C. com. L441-9 I, L441-10 II",
  },
  {
    key: "indemnity",
    from: "2013-01-01",
    to: null,
    text: "Indemnité forfaitaire pour frais de recouvrement\u00a0: 40\u00a0€",
    source: "C. com. L441-10 II, D441-5",
  },
  {
    key: "freeQuote",
    from: "2017-04-01",
    to: null,
    text: "Devis gratuit",
    source: "C. conso. L112-1, arrêté du 24 janvier 2017",
  },
  {
    key: "withdrawal",
    from: "2016-07-01",
    to: null,
    text: "Conclu à distance ou hors établissement, le contrat peut être annulé par le consommateur dans les quatorze jours, sans motif",
    source: "C. conso. L221-5, L221-18",
  },
]

/** The legal mentions that a bill issued on a day bears, in the order in which they are printed. */
export const mentionsOf = (facts: BillFacts, day: Day): Mention[] =>
  textsOf([...vatKeys(facts, day), ...tradeKeys(facts), ...termKeys(facts)], facts, day)

/** Those of a quote: what it says of VAT, and what a consumer is owed to know before agreeing. */
export const mentionsOfQuote = (facts: BillFacts, day: Day): Mention[] =>
  textsOf(
    [
      ...vatKeys(facts, day),
      ...tradeKeys(facts),
      ...(facts.client.kind === "individual" ? (["freeQuote", "withdrawal"] as const) : []),
    ],
    facts,
    day,
  )

function textsOf(keys: readonly MentionKey[], facts: BillFacts, day: Day): Mention[] {
  const rate = penaltyRateOf(facts, day)
  return keys.flatMap((key) => {
    const dated = texts.find(
      (one) => one.key === key && one.from <= day && (!one.to || day < one.to),
    )
    if (!dated) return []
    if (key === "earlyPayment" && facts.earlyPayment)
      return [{ key, text: agreedDiscount(facts.earlyPayment) }]
    if (key === "penalties" && facts.client.kind === "publicBody")
      return [{ key, text: publicInterest(rate) }]
    const point = facts.seller.vatOnDebits ? "d’après les débits" : "à l’encaissement"
    const { insurer = "", cover = "" } = facts.seller.insurance ?? {}
    const said = { rate: rate.replace(".", ","), point, insurer, cover }
    const text = dated.text.replace(
      /\{(rate|point|insurer|cover)\}/g,
      (_, name: keyof typeof said) => said[name],
    )
    return [{ key, text }]
  })
}

/** What was agreed instead of none (C. com. L441-9 I); VAT goes with what is not paid (CGI 272-1). */
const agreedDiscount = ({ rate, days }: { rate: string; days: number }) =>
  `Escompte pour paiement anticipé\u00a0: ${rate.replace(".", ",")}\u00a0% sous ${days}\u00a0jours, TVA réduite d’autant`

const penaltyRateOf = ({ client, penaltyRate }: BillFacts, day: Day): string =>
  client.kind === "publicBody"
    ? publicPenaltyRate(day).percent
    : (penaltyRate ?? defaultPenaltyRate(day).percent)

/** A public body owes the law's rate alone (code de la commande publique, R2192-31, L2192-13). */
const publicInterest = (rate: string) =>
  `En cas de retard de paiement, intérêts moratoires au taux annuel de ${rate.replace(".", ",")}\u00a0%, dus de plein droit dès le lendemain de l’échéance (code de la commande publique, article R2192-31)`

function vatKeys(facts: BillFacts, day: Day): MentionKey[] {
  const treatments = treatmentsOf(facts, day).filter(
    (one) => one !== "charged" && one !== "untaxed",
  )
  const taxed = facts.lines.filter(({ vatRate }) => Number(vatRate) > 0)
  const services = taxed.filter(({ kind }) => kind !== "goods").length
  const isMixed = services > 0 && services < taxed.length
  const keys: (MentionKey | false)[] = [
    // The option is about services: goods fall due when they are delivered, whoever opted (CGI 269-2 a).
    facts.seller.vatOnDebits && services > 0 && "debits",
    isMixed && facts.kind !== "deposit" && "vatPoints",
  ]
  return [...treatments, ...keys.filter((key) => key !== false)]
}

function tradeKeys({ seller }: BillFacts): MentionKey[] {
  const keys: (MentionKey | false)[] = [
    !!seller.insurance && "insurance",
    !!seller.approvedAssociation && "approvedAssociation",
  ]
  return keys.filter((key) => key !== false)
}

function termKeys(facts: BillFacts): MentionKey[] {
  const business = bearsTerms(facts)
  const keys: (MentionKey | false)[] = [
    business && "earlyPayment",
    // Of a consumer, only what was agreed: the rate of the law is between businesses.
    facts.includePenalty &&
      isOwed(facts.kind) &&
      (business || facts.penaltyRate !== null) &&
      "penalties",
    // Of a consumer, the indemnity may not be asked.
    facts.includePenalty && business && "indemnity",
  ]
  return keys.filter((key) => key !== false)
}
