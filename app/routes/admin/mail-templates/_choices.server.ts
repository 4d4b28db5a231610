import { mailPurposes } from "#contract/mail-purposes"
import { mailVariables, onlyAbout, ownAbouts, variablesOf } from "#domain/mail-template"

/** What one's own messages may speak of, each once. */
const spoken = [...new Set(ownAbouts.flatMap((about) => [...variablesOf(about)]))]

/** What the form offers: what a message may be for, and what it may speak of. */
export const choices = {
  purposes: mailPurposes,
  variables: spoken.map((name) => ({
    name,
    french: mailVariables[name],
    only: onlyAbout(name),
  })),
}
