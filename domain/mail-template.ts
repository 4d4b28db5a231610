import type { Day } from "./day"

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
  due: "reste",
  date: "date",
  dueDate: "échéance",
  daysLate: "retard",
  validUntil: "validité",
  deposit: "acompte",
  sender: "expéditeur",
  iban: "iban",
  link: "lien",
} as const

export type MailVariable = keyof typeof mailVariables
export type MailValues = Record<MailVariable, string>
/** What messages are about. */
export type MailAbout = "bill" | "quote"
/** What templates are for: a mailing is about its receiver. */
export type TemplateAbout = MailAbout | "contact"

const ofContacts = ["contact", "company", "offer"] as const
const ofBoth = ["number", "client", "amount", "date", "iban", "link"] as const

/** What the others have: nothing is due for a quote, a bill is not accepted, and a mailing is about neither. */
const notOf: Record<TemplateAbout, readonly MailVariable[]> = {
  bill: ["validUntil", "deposit", ...ofContacts],
  quote: ["due", "dueDate", "daysLate", ...ofContacts],
  contact: ["validUntil", "deposit", "due", "dueDate", "daysLate", ...ofBoth],
}

/** Which messages alone may speak of it, where not all may. */
export function onlyAbout(variable: string): TemplateAbout | "document" | undefined {
  const isOf = (about: TemplateAbout) => !(notOf[about] as readonly string[]).includes(variable)
  const [first, second, third] = (["bill", "quote", "contact"] as const).filter(isOf)
  if (third) return undefined
  return second ? "document" : first
}

const placed = /\{\{([^{}]{0,60})\}\}/g

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
  const names = [...text.matchAll(placed)].map(([, name = ""]) => name.trim())
  const isSpokenOf = (name: string) => {
    const variable = known.get(plain(name))
    return variable !== undefined && !notOf[about].includes(variable)
  }
  return [...new Set(names.filter((name) => !isSpokenOf(name)))]
}

/** Whether two braces open a variable that they never close, or close one that never opened. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(placed, ""))

/** Whether a text speaks of something. */
export const speaksOf = (text: string, variable: MailVariable): boolean =>
  [...text.matchAll(placed)].some(([, name = ""]) => known.get(plain(name)) === variable)

/** The text with its values in place. What has none, or is not known, stays as it was typed. */
export function fillIn(text: string, values: Partial<MailValues>): string {
  return text.replace(placed, (whole, name: string) => {
    const variable = known.get(plain(name))
    return (variable && values[variable]) ?? whole
  })
}

/** The text with its variables named as the language names them. */
export function namedIn(text: string, language: "fr" | "en"): string {
  return text.replace(placed, (whole, name: string) => {
    const variable = known.get(plain(name))
    return variable ? `{{${language === "fr" ? mailVariables[variable] : variable}}}` : whole
  })
}

/** What both say of themselves. */
export interface DocumentFacts {
  id: string
  number: string | null
  clientId: string
  clientName: string
  totalTTC: number
  currency: string
  releaseDate: Day | null
}

/** A bill or a quote, as messages speak of it. */
export type MailSubject = DocumentFacts &
  (
    | { about: "bill"; due: number; dueDate: Day | null }
    | { about: "quote"; edition: number; validUntil: Day | null; depositRate: string | null }
  )
