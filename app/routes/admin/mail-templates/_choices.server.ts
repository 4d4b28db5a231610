import { mailPurposes } from "#contract/mail-templates"
import { mailVariables, onlyAbout } from "#domain/mail-template"

/** What the form offers: what a message may be for, and what it may speak of. */
export const choices = {
  purposes: mailPurposes,
  variables: Object.entries(mailVariables).map(([name, french]) => ({
    name,
    french,
    only: onlyAbout(name) ?? null,
  })),
}
