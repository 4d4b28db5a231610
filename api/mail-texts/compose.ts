import type { InstallationPurpose } from "#contract/mail-purposes"
import type { Language } from "#contract/values"
import { fillIn, type MailValues } from "#domain/mail-template"
import type { Database } from "../../database/client"
import { type EmailParts, emailHtml, type Look } from "../mailer/html"
import { wordsOf } from "../mailer/words"
import { findMail } from "./queries"
import { builtIn, type Wording, wordingIn } from "./wording"

/** What a message of the installation says, and by which version of its words. */
export interface Composed {
  subject: string
  text: string
  html: string
  /** Written into the message: which words it was made of; version 0 are those that Plume brings. */
  template: { purpose: InstallationPurpose; version: number }
}

/** Its values, in the language that its words turn out to be in. */
type ValuesIn = (language: Language) => Partial<MailValues>

/** A subject stays one line, whatever its values say. */
export const subjectOf = (subject: string, values: Partial<MailValues>): string =>
  fillIn(subject, values)
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 400)

/** A message of the installation, in the words of its administrators, else in those that Plume brings. */
export async function installationMail(
  db: Database,
  purpose: InstallationPurpose,
  language: Language,
  valuesIn: ValuesIn,
): Promise<Composed> {
  const own = await findMail(db, purpose)
  const wording = wordingIn(own ?? builtIn(purpose), language)
  const template = { purpose, version: own?.version ?? 0 }
  return { ...composed(wording, valuesIn(wording.language)), template }
}

/** The same of words that are given. */
export function composed(
  { language, subject, body }: Wording,
  values: Partial<MailValues>,
  {
    look,
    ...about
  }: { look?: Look } & Partial<
    Pick<EmailParts, "button" | "sender" | "hasLogo" | "facts" | "box">
  > = {},
) {
  const { html: words, text } = wordsOf(body, values)
  const parts = { sender: "Plume", hasLogo: false, facts: [], ...about }
  return {
    subject: subjectOf(subject, values),
    text: about.box ? boxed(about.box, text) : text,
    html: emailHtml({ ...parts, language, words }, look),
  }
}

/** A frame of plain text. */
const boxed = (box: string, text: string) => `${rule}\n${box}\n${rule}\n\n${text}`
const rule = "=".repeat(60)
