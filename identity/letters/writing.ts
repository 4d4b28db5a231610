import type { Pool } from "pg"
import { findAccount, findAccountByEmail } from "../accounts"
import { composeLetter, type Letter, type Message } from "./letter"
import { type LinkPurpose, makeLink } from "./links"

export interface WritingParts {
  pool: Pool
  /** The configured public address: links are made of it, whatever a request said (security A23). */
  origin: string
  clock(): Date
}

/**
 * The message of a letter, with a link made now: it is as good as the message is new, and an earlier
 * attempt's ends with it. Undefined where there is nothing to say any more, or nobody to say it to:
 * that is found out here and not while somebody waits for an answer, whose time would tell (A26).
 */
export async function writeLetter(
  parts: WritingParts,
  letter: Letter,
): Promise<Message | undefined> {
  const { to, locale, kind, accountId } = letter
  switch (kind) {
    case "confirmEmail": {
      const account = accountId ? await findAccount(parts.pool, accountId) : undefined
      if (!account || account.email !== to || account.emailVerifiedAt) return undefined
      return withToken(parts, letter, kind, account.id)
    }
    case "changeEmail":
      if (!accountId) return undefined
      // Its owner is told, and nothing changes.
      if (await findAccountByEmail(parts.pool, to))
        return composeLetter({ to, locale, kind: "emailTaken" }, account(parts))
      return withToken(parts, letter, kind, accountId)
    case "resetPassword": {
      const known = await findAccountByEmail(parts.pool, to)
      return known && withToken(parts, { ...letter, to: known.email }, kind, known.id)
    }
    case "addressTaken":
    case "passwordChanged":
      return composeLetter(letter, `${parts.origin}/identity/password-reset?ui_locales=${locale}`)
    case "emailChanged":
      return composeLetter(letter, `${parts.origin}/auth/support`)
    default:
      return composeLetter(letter, account(parts))
  }
}

const paths: Record<LinkPurpose, string> = {
  confirmEmail: "/identity/confirmation",
  changeEmail: "/identity/confirmation/new-address",
  resetPassword: "/identity/password-reset/new",
}

async function withToken(
  { pool, origin, clock }: WritingParts,
  letter: Letter,
  purpose: LinkPurpose,
  accountId: string,
): Promise<Message> {
  const token = await makeLink(pool, { accountId, email: letter.to, purpose, now: clock() })
  const link = `${origin}${paths[purpose]}?token=${token}&ui_locales=${letter.locale}`
  return composeLetter(letter, link)
}

const account = ({ origin }: WritingParts) => `${origin}/identity/account`
