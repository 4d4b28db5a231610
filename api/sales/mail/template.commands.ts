import type { MailPurpose } from "#contract/mail-purposes"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { builtIn } from "../../mail-texts/wording"
import { findUsualTemplate } from "./template.queries"

/** The owner's usual template of a purpose, else the words that Plume brings. */
export async function usualTemplate(db: Database, owner: Owner, purpose: MailPurpose) {
  const template = await findUsualTemplate(db, owner, purpose)
  return template ?? { ...builtIn(purpose), id: null, name: null, version: null }
}
