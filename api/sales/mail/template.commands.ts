import type { MailPurpose } from "#contract/mail-templates"
import { namedIn } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { translate } from "../../http/messages"
import { findUsualTemplate } from "./template.queries"

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

/** The owner's usual template of a purpose, else the words that Plume brings. */
export async function usualTemplate(db: Database, owner: Owner, purpose: MailPurpose) {
  const template = await findUsualTemplate(db, owner, purpose)
  return template ?? { ...builtIn(purpose), id: null, name: null, version: null }
}
