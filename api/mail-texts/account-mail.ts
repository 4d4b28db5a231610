import { type InstallationPurpose, installationPurposes } from "#contract/mail-purposes"
import type { Language } from "#contract/values"
import type { TemplateTexts } from "#domain/mail-template"
import { type Composed, composed } from "./compose"
import { wordingIn } from "./wording"

/** The purpose of a message of the identity server ("resetPassword"). */
export const accountPurpose = (kind: string): InstallationPurpose | undefined =>
  installationPurposes.find(
    (each) => each === `account${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  )

/** Such a message in the words that administrators saved. */
export function accountMail(
  purpose: InstallationPurpose,
  own: TemplateTexts & { version: number },
  language: Language,
  link: string,
): Composed {
  const template = { purpose, version: own.version }
  return { ...composed(wordingIn(own, language), { link }), template }
}
