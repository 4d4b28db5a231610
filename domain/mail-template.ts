import type { BillKind } from "./bill-kind"
import type { Day } from "./day"
import { distance } from "./duplicates"

/**
 * What a template of a message may speak of, by its French name beside the English one. Either name is
 * understood in either language, with or without its accents: `{{échéance}}`, `{{echeance}}`, `{{dueDate}}`.
 */
export const mailVariables = {
  number: "numéro",
  client: "client",
  contact: "contact",
  company: "entreprise",
  offer: "offre",
  amount: "montant",
  origin: "facture",
  due: "reste",
  date: "date",
  dueDate: "échéance",
  daysLate: "retard",
  validUntil: "validité",
  deposit: "acompte",
  sender: "expéditeur",
  iban: "iban",
  link: "lien",
  title: "titre",
  name: "nom",
  month: "mois",
  days: "jours",
  day: "jour",
  nextDay: "lendemain",
  lastDay: "limite",
  reason: "motif",
  total: "nombre",
  lines: "lignes",
  more: "suite",
  settings: "réglages",
  unsubscribe: "désabonnement",
  reference: "référence",
  message: "message",
  email: "adresse",
  phone: "téléphone",
  consent: "accord",
  missing: "manques",
  code: "code",
  ending: "fin",
  removed: "retrait",
} as const

export type MailVariable = keyof typeof mailVariables
export type MailValues = Record<MailVariable, string>

/** Subject and text of a message in both languages; one of them may be missing. */
export interface TemplateTexts {
  subjectFr: string | null
  bodyFr: string | null
  subjectEn: string | null
  bodyEn: string | null
}

const ofDocuments = ["number", "client", "amount", "date", "iban", "link", "sender"] as const
const ofSubscriptions = ["day", "link", "settings", "unsubscribe"] as const
const ofDigests = ["total", "lines", "more", "settings", "unsubscribe"] as const
const ofVisitors = ["name", "message", "email", "consent"] as const
const ofAnswers = ["number", "name", "client", "reason"] as const

/** What each kind of message may speak of. What the installation says of its own accord has a kind for each purpose. */
const spokenOf = {
  bill: [...ofDocuments, "origin", "due", "dueDate", "daysLate"],
  quote: [...ofDocuments, "validUntil", "deposit"],
  contact: ["contact", "company", "offer", "sender"],
  timesheet: ["client", "title", "month", "days", "reason", "link", "sender"],
  contract: ["client", "title", "day", "nextDay", "lastDay", "sender"],
  signature: ["title", "name", "day", "link", "sender"],
  notification: ["title", "message", "link", "settings", "unsubscribe"],
  digestDaily: ofDigests,
  digestWeekly: ofDigests,
  monthlyLetter: ["month", "lines", "link", "settings", "unsubscribe"],
  trialEnds: ofSubscriptions,
  subscriptionDue: ofSubscriptions,
  subscriptionRenews: ofSubscriptions,
  subscriptionPrice: [...ofSubscriptions, "amount"],
  supportReceipt: ["reference", "title", "message", "link"],
  supportAnswer: ["reference", "title", "message", "link"],
  account: ["link"],
  accessInvitation: ["name", "link"],
  quoteAccepted: ofAnswers,
  quoteRefused: ofAnswers,
  recurringBillPaused: ["title", "client", "missing", "link"],
  eventReminder: ["title", "date", "link"],
  siteMessage: [...ofVisitors, "phone"],
  directoryMessage: ofVisitors,
  ibanChanged: ["date", "ending", "removed", "settings", "link"],
  signatureCode: ["name", "title", "code", "sender"],
} as const satisfies Record<string, readonly MailVariable[]>

/** What templates are for: a mailing is about its receiver. */
export type TemplateAbout = keyof typeof spokenOf
/** What the messages of one's own are about. */
export const ownAbouts = ["bill", "quote", "contact", "timesheet", "contract", "signature"] as const
/** What messages with a history are about. */
export type MailAbout = "bill" | "quote" | "timesheet" | "contract"

/** What a message about this may speak of. */
export const variablesOf = (about: TemplateAbout): readonly MailVariable[] => spokenOf[about]

/** Which messages of one's own may speak of it, where not all may. */
export function onlyAbout(variable: MailVariable): (typeof ownAbouts)[number][] {
  const those = ownAbouts.filter((about) => variablesOf(about).includes(variable))
  return those.length === ownAbouts.length ? [] : those
}

const placed = /\{\{([^{}]{0,60})\}\}/g
/** `{{#due}}…{{/due}}`: what stands between is said only where there is something to say of it. */
const conditional = /\{\{#([^{}]{0,60})\}\}([\s\S]*?)\{\{\/([^{}]{0,60})\}\}/g

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s\u00a0_-]/g, "")
    .toLowerCase()

const known = new Map<string, MailVariable>(
  (Object.entries(mailVariables) as [MailVariable, string][]).flatMap(([name, french]) => [
    [plain(name), name],
    [plain(french), name],
  ]),
)

/** The variables of a text that nobody knows, or that such a message has not, as they were typed, each once. */
export function unknownVariables(text: string, about: TemplateAbout): string[] {
  const names = [...text.matchAll(placed)].map(([, name = ""]) => name.replace(/^[#/]/, "").trim())
  const isSpokenOf = (name: string) => {
    const variable = known.get(plain(name))
    return variable !== undefined && variablesOf(about).includes(variable)
  }
  return [...new Set(names.filter((name) => !isSpokenOf(name)))]
}

/** The known name that is nearest to one that nobody knows, in the language that it looks like; nothing that is near. */
export function nearestVariable(typed: string, about: TemplateAbout): string | undefined {
  const wanted = plain(typed)
  const names = (Object.entries(mailVariables) as [MailVariable, string][])
    .filter(([name]) => variablesOf(about).includes(name))
    .flatMap(([name, french]) => [french, name])
  const near = names
    .map((name) => ({ name, far: distance(wanted, plain(name)) }))
    .filter(({ name, far }) => far <= (plain(name).length < 5 ? 1 : 2))
    // With its accents or without: the name of the language that was meant.
    .sort((a, b) => a.far - b.far || distance(typed, a.name) - distance(typed, b.name))
  // The beginning of a name, or what begins with one, is near too: `échéance du paiement`.
  const begun = names.find((name) => wanted.length >= 3 && plain(name).startsWith(wanted))
  const longer = names.find((name) => plain(name).length >= 3 && wanted.startsWith(plain(name)))
  return near[0]?.name ?? begun ?? longer
}

/** The condition that is not closed under its name, or not opened, or stands in another. */
export function looseCondition(text: string): string | undefined {
  let open: string | undefined
  for (const [, said = ""] of text.matchAll(placed)) {
    const name = said.slice(1).trim()
    if (said.startsWith("#")) {
      if (open !== undefined) return name
      open = name
    } else if (said.startsWith("/")) {
      if (open === undefined || known.get(plain(open)) !== known.get(plain(name))) return name
      open = undefined
    }
  }
  return open
}

/** Whether two braces open a variable that they never close, or close one that never opened. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(placed, ""))

/** Whether a text speaks of something. */
export const speaksOf = (text: string, variable: MailVariable): boolean =>
  [...text.matchAll(placed)].some(([, name = ""]) => known.get(plain(name)) === variable)

const numbers: readonly MailVariable[] = ["amount", "due", "daysLate", "deposit", "days"]

/** Whether there is something to say: an amount of zero is none. */
const isSaid = (variable: MailVariable, value: string) =>
  numbers.includes(variable) ? /[1-9]/.test(value) : value.trim() !== ""

/** The text with its values in place. What has none, or is not known, stays as it was typed. */
export const fillIn = (text: string, values: Partial<MailValues>): string =>
  putIn(text, values, (value) => value)

/** The same, each value put down in a way of its own. */
export function putIn(
  text: string,
  values: Partial<MailValues>,
  put: (value: string, variable: MailVariable) => string,
): string {
  const decided = text.replace(conditional, (whole, name: string, inner: string) => {
    const variable = known.get(plain(name))
    const value = variable && values[variable]
    if (variable === undefined || value === undefined) return whole
    return isSaid(variable, value) ? inner : ""
  })
  const filled = decided.replace(placed, (whole, name: string) => {
    const variable = known.get(plain(name))
    const value = variable && values[variable]
    return variable === undefined || value === undefined ? whole : put(value, variable)
  })
  return values.month === undefined ? filled : elided(filled)
}

/** French drops a vowel before another one: "d’octobre". */
const elided = (text: string) => text.replace(/\b([Dd])e (?=(?:avril|août|octobre)\b)/g, "$1’")

/** The variables of those that a text must speak of, whatever else it says, and does not: a condition may leave them out. */
export function missingVariables(text: string, needed: readonly MailVariable[]): MailVariable[] {
  const always = text.replace(conditional, "")
  return needed.filter((variable) => !speaksOf(always, variable))
}

/** The text with its variables named as the language names them. */
export function namedIn(text: string, language: "fr" | "en"): string {
  return text.replace(placed, (whole, name: string) => {
    const sign = /^[#/]/.exec(name)?.[0] ?? ""
    const variable = known.get(plain(name.slice(sign.length)))
    return variable ? `{{${sign}${language === "fr" ? mailVariables[variable] : variable}}}` : whole
  })
}

/** Why a text is no template of messages about this: the code of an error with what it is about. */
export function refusalOfWords(text: string, about: TemplateAbout): string | undefined {
  const [unknown] = unknownVariables(text, about)
  if (unknown !== undefined) {
    const nearest = nearestVariable(unknown, about)
    return nearest === undefined
      ? `mailVariable ${unknown || "{{}}"}`
      : `mailVariableNear ${unknown} → ${nearest}`
  }
  if (hasLooseBraces(text)) return "mailBraces"
  const loose = looseCondition(text)
  return loose === undefined ? undefined : `mailCondition ${loose}`
}

/** What all say of themselves. */
interface SubjectFacts {
  id: string
  /** By which a person knows it: its number, or its month, or its title. */
  number: string | null
  clientId: string
  clientName: string
}

/** What a bill and a quote say of themselves. */
export interface DocumentFacts extends SubjectFacts {
  totalTTC: number
  currency: string
  releaseDate: Day | null
}

export type BillSubject = DocumentFacts & {
  about: "bill"
  kind: BillKind
  /** The bill that it takes back or replaces. */
  originId: string | null
  due: number
  dueDate: Day | null
}
export type QuoteSubject = DocumentFacts & {
  about: "quote"
  edition: number
  validUntil: Day | null
  depositRate: string | null
}
export type TimesheetSubject = SubjectFacts & {
  about: "timesheet"
  edition: number
  title: string
  month: string
  /** In quarters of a day, or of an hour. */
  quarters: number
  unit: string
  reason: string | null
}
/** A contract whose renewal comes: the last day as it stands, the first of the next period, the last to refuse. */
export type ContractSubject = SubjectFacts & {
  about: "contract"
  title: string
  runsUntil: Day
  nextRenewal: Day
  lastDay: Day
}

/** What messages with a history speak of. */
export type MailSubject = BillSubject | QuoteSubject | TimesheetSubject | ContractSubject
