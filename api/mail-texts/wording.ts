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

/** What Plume writes where nobody has words of their own. */
export function builtIn<Purpose extends MailPurpose | InstallationPurpose>(purpose: Purpose) {
  const say = (language: Language, part: "subject" | "body") =>
    namedIn(translate(language, `mailTemplates.builtIn.${purpose}.${part}`), language)
  return {
    purpose,
    subjectFr: say("fr", "subject"),
    bodyFr: say("fr", "body"),
    subjectEn: say("en", "subject"),
    bodyEn: say("en", "body"),
  }
}
