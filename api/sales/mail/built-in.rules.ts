import type { MailPurpose } from "#contract/mail-templates"
import { namedIn } from "#domain/mail-template"
import { translate } from "../../http/messages"

/** What Plume writes where the owner has no words of their own. */
export function builtIn(purpose: MailPurpose) {
  const say = (language: "fr" | "en", part: "subject" | "body") =>
    namedIn(translate(language, `mailTemplates.builtIn.${purpose}.${part}`), language)
  return {
    purpose,
    subjectFr: say("fr", "subject"),
    bodyFr: say("fr", "body"),
    subjectEn: say("en", "subject"),
    bodyEn: say("en", "body"),
  }
}
