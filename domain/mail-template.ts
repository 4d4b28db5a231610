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
    return variable !== undefined && !notOf[about].includes(variable)
  }
  return [...new Set(names.filter((name) => !isSpokenOf(name)))]
}

/** The known name that is nearest to one that nobody knows, in the language that it looks like; nothing that is near. */
export function nearestVariable(typed: string, about: TemplateAbout): string | undefined {
  const wanted = plain(typed)
  const names = (Object.entries(mailVariables) as [MailVariable, string][])
    .filter(([name]) => !(notOf[about] as readonly string[]).includes(name))
    .flatMap(([name, french]) => [french, name])
  const near = names
    .map((name) => ({ name, far: distance(wanted, plain(name)) }))
    .filter(({ name, far }) => far <= (plain(name).length < 5 ? 1 : 2))
    .sort((a, b) => a.far - b.far)
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

const numbers: readonly MailVariable[] = ["amount", "due", "daysLate", "deposit"]

/** Whether there is something to say: an amount of zero is none. */
const isSaid = (variable: MailVariable, value: string) =>
  numbers.includes(variable) ? /[1-9]/.test(value) : value.trim() !== ""

/** The text with its values in place. What has none, or is not known, stays as it was typed. */
export function fillIn(text: string, values: Partial<MailValues>): string {
  const decided = text.replace(conditional, (whole, name: string, inner: string) => {
    const variable = known.get(plain(name))
    const value = variable && values[variable]
    if (variable === undefined || value === undefined) return whole
    return isSaid(variable, value) ? inner : ""
  })
  return decided.replace(placed, (whole, name: string) => {
    const variable = known.get(plain(name))
    return (variable && values[variable]) ?? whole
  })
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
