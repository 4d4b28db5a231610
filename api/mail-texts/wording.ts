import type { InstallationPurpose, MailPurpose } from "#contract/mail-purposes"
import type { Language } from "#contract/values"
import { namedIn, type TemplateTexts } from "#domain/mail-template"
import { translate } from "../http/messages"

/** Subject and text of a message. */
export interface Wording {
  /** The language that it is in: the one asked for, or the only one that the template has. */
  language: Language
  subject: string
  body: string
}

/** The words of a template in a language, or in the other one where it lacks the first. */
export function wordingIn(template: TemplateTexts, language: Language): Wording {
  const french = { language: "fr", subject: template.subjectFr, body: template.bodyFr } as const
  const english = { language: "en", subject: template.subjectEn, body: template.bodyEn } as const
  const [first, second] = language === "fr" ? [french, english] : [english, french]
  const { language: found, subject, body } = first.body === null ? second : first
  return { language: found, subject: subject ?? "", body: body ?? "" }
}

/** A message of the identity server, in the words that it brings itself. */
function letterOf(kind: string, language: Language, part: "subject" | "body"): string {
  const said = (name: string) => translate(language, `identity.letters.${kind}.${name}`)
  if (part === "subject") return said("subject")
  const own = (name: "hello" | "signature") => translate(language, `identity.${name}`)
  const action = `${said("action")}\n{{link}}`
  return [own("hello"), said("text"), action, said("otherwise"), own("signature")].join("\n\n")
}

/** What Plume writes where nobody has words of their own. */
export function builtIn<Purpose extends MailPurpose | InstallationPurpose>(purpose: Purpose) {
  const letter = /^account(.+)$/.exec(purpose)?.[1]
  const kind = letter && letter.charAt(0).toLowerCase() + letter.slice(1)
  const say = (language: Language, part: "subject" | "body") =>
    namedIn(
      kind
        ? letterOf(kind, language, part)
        : translate(language, `mailTemplates.builtIn.${purpose}.${part}`),
      language,
    )
  return {
    purpose,
    subjectFr: say("fr", "subject"),
    bodyFr: say("fr", "body"),
    subjectEn: say("en", "subject"),
    bodyEn: say("en", "body"),
  }
}
