import { clauseNames, type propertyRights } from "#contract/choices"
import type { ContractPaper, ContractPaperDraft, PaperSection } from "#contract/contract-papers"
import type { Contract } from "#contract/contracts"
import { linesOfAddress, missingOfAddress } from "#domain/address"
import {
  type ClauseVariable,
  fillClause,
  unknownVariable,
  variablesIn,
} from "#domain/clause-variables"
import type { ClientKind } from "#domain/client-kind"
import type { Day } from "#domain/day"
import { nameInBusiness, sellerName } from "#domain/legal-status"
import { penaltyArticles } from "#domain/penalty"
import { formatSiren } from "#domain/siren"
import type { ProfileData } from "../../people/profile/rules"

type Language = "fr" | "en"
type Both<Value> = Record<Language, Value>
type Missing = ContractPaper["missing"][number]
type Clause = (typeof clauseNames)[number]
type Right = (typeof propertyRights)[number]

/** The words that a paper is made of, as api/paper has them. */
export interface Wording {
  clauses: Record<Clause, { title: Both<string>; text: Both<string> }>
  rights: Record<Right, Both<string>>
  property: Record<
    | "title"
    | "none"
    | "licence"
    | "assignment"
    | "extent"
    | "purpose"
    | "place"
    | "duration"
    | "price"
    | "included"
    | "kept",
    Both<string>
  >
}

/** As much of a client as a paper says. */
export interface ClientFacts {
  name: string
  kind: ClientKind
  siren: string | null
  siret: string | null
  streetAddress: string | null
  postalCode: string | null
  city: string | null
  country: string
}

type Terms = Pick<
  Contract,
  | "reference"
  | "title"
  | "description"
  | "startDate"
  | "endDate"
  | "runsUntil"
  | "priceHT"
  | "unit"
  | "currency"
  | "paymentDays"
  | "endOfMonth"
  | "penaltyRate"
  | "renewable"
  | "renewalDays"
  | "noticeDays"
>

export interface PaperFacts {
  contract: Terms
  profile: ProfileData
  client: ClientFacts
  paper: ContractPaperDraft
}

/** What a paper begins with: the product's clauses, or one's own where some were kept. */
export function firstPaper(
  own: readonly { name: Clause; french: string; english: string | null }[],
): ContractPaperDraft {
  return {
    english: false,
    deliverables: null,
    deliverablesEnglish: null,
    acceptanceDays: null,
    expenses: null,
    expensesEnglish: null,
    confidentialityYears: null,
    insurance: null,
    court: null,
    clauses: own.map((clause) => ({ ...clause, mode: "own" })),
    property: {
      kind: "none",
      rights: [],
      extent: null,
      purpose: null,
      place: null,
      duration: null,
      priceHT: null,
    },
  }
}

/** Each clause once, in the order of the paper, as it was decided or else as the product words it. */
export const allClauses = (clauses: ContractPaperDraft["clauses"]) =>
  clauseNames.map(
    (name) =>
      clauses.find((clause) => clause.name === name) ?? {
        ...{ name, mode: "standard" as const, french: null, english: null },
      },
  )

/** Rewritten clauses that say nothing, or speak of what there is not, at their fields. */
export function refusalsOf({ english, clauses }: ContractPaperDraft) {
  return clauses.flatMap(({ mode, french, english: translated }, at) => {
    if (mode !== "own") return []
    const path = (field: string) => `clauses[${at}].${field}`
    if (!french) return [{ path: path("french"), code: "required" }]
    if (english && !translated) return [{ path: path("english"), code: "required" }]
    return [
      { path: path("french"), unknown: unknownVariable(french) },
      { path: path("english"), unknown: translated ? unknownVariable(translated) : undefined },
    ].flatMap(({ path, unknown }) => (unknown ? [{ path, code: `clauseVariable ${unknown}` }] : []))
  })
}

/** On which screen an empty variable is said. */
const sources: Record<ClauseVariable, Missing> = {
  objet: { where: "contract", path: "title" },
  livrables: { where: "paper", path: "deliverables" },
  recette: { where: "paper", path: "acceptanceDays" },
  duree: { where: "contract", path: "startDate" },
  renouvellement: { where: "contract", path: "renewalDays" },
  prix: { where: "contract", path: "priceHT" },
  frais: { where: "paper", path: "expenses" },
  paiement: { where: "contract", path: "paymentDays" },
  penalites: { where: "contract", path: "penaltyRate" },
  loi: { where: "contract", path: "penaltyRate" },
  confidentialite: { where: "paper", path: "confidentialityYears" },
  assurance: { where: "paper", path: "insurance" },
  preavis: { where: "contract", path: "noticeDays" },
  depart: { where: "contract", path: "noticeDays" },
  tribunal: { where: "paper", path: "court" },
}

/** What keeps the paper from being made. */
export function missingOf(facts: PaperFacts, wording: Wording): Missing[] {
  const { profile, client, paper } = facts
  const values = { fr: valuesOf(facts, "fr"), en: valuesOf(facts, "en") }
  const empty = spoken(paper, wording).flatMap(({ variable, language }) => {
    if (values[language][variable]) return []
    const { where, path } = sources[variable]
    const isTranslated = language === "en" && (path === "deliverables" || path === "expenses")
    return [{ where, path: isTranslated ? `${path}English` : path }]
  })
  const all: Missing[] = [
    ...(sellerName(profile) ? [] : [{ where: "profile" as const, path: "lastName" }]),
    ...(profile.siren || profile.siret ? [] : [{ where: "profile" as const, path: "siren" }]),
    ...missingOfAddress(profile).map((path) => ({ where: "profile" as const, path })),
    ...missingOfAddress(client).map((path) => ({ where: "client" as const, path })),
    ...empty,
    ...missingOfProperty(paper.property),
  ]
  return all.filter(
    ({ where, path }, at) =>
      all.findIndex((other) => other.where === where && other.path === path) === at,
  )
}

/** The variables of the clauses that stand in the paper. */
function spoken({ english, clauses }: ContractPaperDraft, { clauses: standard }: Wording) {
  const languages: Language[] = english ? ["fr", "en"] : ["fr"]
  return allClauses(clauses).flatMap((clause) =>
    clause.mode === "off"
      ? []
      : languages.flatMap((language) =>
          variablesIn(textOf(clause, standard, language)).map((variable) => ({
            variable,
            language,
          })),
        ),
  )
}

const textOf = (
  { name, mode, french, english }: ReturnType<typeof allClauses>[number],
  standard: Wording["clauses"],
  language: Language,
) =>
  mode === "own" ? ((language === "fr" ? french : english) ?? "") : standard[name].text[language]

/** The law wants each right named, with its extent, purpose, place and duration (CPI L131-3), and its price (L131-4). */
function missingOfProperty({ kind, rights, ...said }: ContractPaperDraft["property"]): Missing[] {
  if (kind === "none") return []
  const asked = ["extent", "purpose", "place", "duration"] as const
  return [
    ...(rights.length === 0 ? ["rights"] : []),
    ...asked.filter((name) => !said[name]),
    ...(kind === "assignment" && said.priceHT === null ? ["priceHT"] : []),
  ].map((name) => ({ where: "paper" as const, path: `property.${name}` }))
}

/** The text of the paper, section by section. */
export function sectionsOf(facts: PaperFacts, wording: Wording): PaperSection[] {
  const { paper } = facts
  const values = { fr: valuesOf(facts, "fr"), en: valuesOf(facts, "en") }
  const section = (title: Both<string>, texts: Both<string>): PaperSection => ({
    title: title.fr,
    paragraphs: paragraphs(texts.fr),
    titleEnglish: paper.english ? title.en : null,
    paragraphsEnglish: paper.english ? paragraphs(texts.en) : [],
  })
  const said = allClauses(paper.clauses)
    .filter(({ mode }) => mode !== "off")
    .map((clause) => ({
      name: clause.name,
      section: section(wording.clauses[clause.name].title, {
        fr: fillClause(textOf(clause, wording.clauses, "fr"), values.fr),
        en: fillClause(textOf(clause, wording.clauses, "en"), values.en),
      }),
    }))
  const property = section(wording.property.title, {
    fr: propertyText(paper.property, wording, "fr"),
    en: propertyText(paper.property, wording, "en"),
  })
  const end = said.findIndex(({ name }) => clauseNames.indexOf(name) > beforeProperty)
  const at = end < 0 ? said.length : end
  const texts = said.map((one) => one.section)
  return [...texts.slice(0, at), property, ...texts.slice(at)]
}

/** Intellectual property stands behind the clause on liability. */
const beforeProperty = clauseNames.indexOf("liability")

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean)

function propertyText(
  property: ContractPaperDraft["property"],
  { rights, property: words }: Wording,
  language: Language,
): string {
  const { kind } = property
  if (kind === "none") return words.none[language]
  const colon = language === "fr" ? "\u00a0: " : ": "
  const price =
    property.priceHT === null
      ? words.included[language]
      : moneyInWords(property.priceHT, "EUR", language)
  const named = (["extent", "purpose", "place", "duration"] as const).flatMap((name) => {
    const value = property[name]
    return value ? [`${words[name][language]}${colon}${value}`] : []
  })
  return [
    words[kind][language],
    ...property.rights.map((right) => `–\u00a0${rights[right][language]}`),
    ...named,
    `${words.price[language]}${colon}${price}`,
    words.kept[language],
  ].join("\n")
}

/** What the variables stand for in a language; nothing where it is not said. */
function valuesOf(
  { contract, client, paper }: PaperFacts,
  language: Language,
): Partial<Record<ClauseVariable, string>> {
  const isFrench = language === "fr"
  const law = penaltyArticles(client.kind, language)
  const english = (french: string | null, translated: string | null) =>
    (isFrench ? french : translated) ?? ""
  const { startDate, runsUntil, endDate, title, description } = contract
  const end = runsUntil ?? endDate
  const day = (text: Day) => dayInWords(text, language)
  const until =
    end &&
    (isFrench ? `du ${day(startDate)} au ${day(end)}` : `from ${day(startDate)} to ${day(end)}`)
  const open = isFrench
    ? `à compter du ${day(startDate)}, sans terme fixé`
    : `from ${day(startDate)}, without a fixed end`
  return {
    objet: [title, description].filter(Boolean).join("\n"),
    livrables: english(paper.deliverables, paper.deliverablesEnglish),
    recette: count(paper.acceptanceDays, "day", language),
    duree: until || open,
    renouvellement: renewal(contract, language),
    prix: priceOf(contract, language),
    frais: english(paper.expenses, paper.expensesEnglish),
    paiement: paymentOf(contract, language),
    penalites: penaltiesOf(contract.penaltyRate, client.kind, language),
    loi: `${law.interest}${isFrench ? " et " : " and "}${law.indemnity}`,
    confidentialite: count(paper.confidentialityYears, "year", language),
    assurance: paper.insurance ?? "",
    preavis: count(contract.noticeDays, "day", language),
    depart: leaving(contract, language),
    tribunal: paper.court ?? "",
  }
}

const units = { day: { fr: "jour", en: "day" }, year: { fr: "an", en: "year" } } as const

function count(number: number | null, unit: keyof typeof units, language: Language): string {
  if (number === null) return ""
  const isMany = language === "fr" ? number > 1 : number !== 1
  return `${number}\u00a0${units[unit][language]}${isMany ? "s" : ""}`
}

/** Who may leave before its end: of a contract that has one, nobody without a reason; else both, with their notice. */
function leaving({ endDate, runsUntil, noticeDays }: Terms, language: Language): string {
  const isFrench = language === "fr"
  if (endDate ?? runsUntil)
    return isFrench
      ? "Le contrat prend fin à son terme."
      : "The contract ends when its term is reached."
  const days = count(noticeDays, "day", language)
  if (!days) return ""
  return isFrench
    ? `Chaque partie peut mettre fin au contrat par écrit, moyennant un préavis de ${days}.`
    : `Either party may end the contract in writing with ${days} of notice.`
}

function renewal({ renewable, renewalDays, noticeDays }: Terms, language: Language): string {
  if (!renewable)
    return language === "fr" ? "Il ne se renouvelle pas tacitement." : "It does not renew tacitly."
  const days = count(renewalDays, "day", language)
  const notice = count(noticeDays, "day", language)
  if (language === "fr")
    return `Il peut être renouvelé par périodes de ${days}${notice && `, sauf si l’une des parties annonce le contraire par écrit, ${notice} au moins avant son terme`}.`
  return `It may be renewed for periods of ${days}${notice && `, unless a party announces otherwise in writing at least ${notice} before its end`}.`
}

const pricedBy: Record<Terms["unit"], Both<string>> = {
  hour: { fr: "par heure", en: "an hour" },
  day: { fr: "par jour", en: "a day" },
  month: { fr: "par mois", en: "a month" },
  flat: { fr: "au forfait", en: "as a fixed price" },
}

const priceOf = ({ priceHT, currency, unit }: Terms, language: Language) =>
  `${moneyInWords(priceHT, currency, language)}${language === "fr" ? "\u00a0hors taxes" : " before tax"} ${pricedBy[unit][language]}`

function paymentOf({ paymentDays, endOfMonth }: Terms, language: Language): string {
  if (paymentDays === 0) return language === "fr" ? "à réception" : "on receipt"
  const days = count(paymentDays, "day", language)
  if (language === "fr") return endOfMonth ? `à ${days} fin de mois` : `à ${days}, date de facture`
  return endOfMonth ? `within ${days}, end of month` : `within ${days} of the invoice date`
}

function penaltiesOf(rate: string | null, kind: ClientKind, language: Language): string {
  if (rate) {
    const number = Number(rate).toLocaleString(language === "fr" ? "fr-FR" : "en-GB")
    return language === "fr" ? `${number}\u00a0% par an` : `${number}% a year`
  }
  // Public bodies owe two points less (CCP R2192-31).
  const isPublic = kind === "publicBody"
  return language === "fr"
    ? `refinancement de la Banque centrale européenne majoré de ${isPublic ? "huit" : "dix"} points`
    : `the European Central Bank’s refinancing rate plus ${isPublic ? "eight" : "ten"} points`
}

export const moneyInWords = (cents: number, currency: string, language: Language) =>
  new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-GB", {
    ...{ style: "currency", currency },
  }).format(cents / 100)

export const dayInWords = (day: Day, language: Language) => {
  const text = new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
    ...{ dateStyle: "long", timeZone: "UTC" },
  }).format(new Date(`${day}T00:00:00Z`))
  return language === "fr" ? text.replace(/^1(?!\d)/, "1er") : text
}

/** Who the two parties are, as the head of the paper says it. */
export function partiesOf({ profile, client }: PaperFacts) {
  const siren = (text: string | null) => (text ? [`SIREN ${formatSiren(text)}`] : [])
  const name = sellerName(profile) ?? ""
  return {
    provider: {
      name: name && nameInBusiness(name, profile.legalStatus),
      lines: [
        ...linesOfAddress(profile),
        ...siren(profile.siren ?? profile.siret?.slice(0, 9) ?? null),
      ],
    },
    client: {
      name: client.name,
      lines: [
        ...linesOfAddress(client),
        ...siren(client.siren ?? client.siret?.slice(0, 9) ?? null),
      ],
    },
  }
}
