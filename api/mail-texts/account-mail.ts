import type pg from "pg"
import type { InstallationPurpose } from "#contract/mail-purposes"
import { installationPurposes } from "#contract/mail-purposes"
import type { Language } from "#contract/values"
import { nobody } from "#domain/owner"
import { reading } from "../../database/reading"
import { type Composed, composed } from "./compose"
import { findMail } from "./queries"
import { wordingIn } from "./wording"

/**
 * A message of the identity server ("resetPassword") in the words that administrators saved; undefined where it is to
 * write in its own. The connections are its own too: they read these words and nothing else.
 */
export async function accountMail(
  pool: pg.Pool,
  kind: string,
  language: Language,
  link: string,
): Promise<Composed | undefined> {
  const name = `account${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const purpose = installationPurposes.find((each): each is InstallationPurpose => each === name)
  const own = purpose && (await findMail(reading(pool, nobody), purpose))
  if (!own) return undefined
  const template = { purpose, version: own.version }
  return { ...composed(wordingIn(own, language), { link }), template }
}
