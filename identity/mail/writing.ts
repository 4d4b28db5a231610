import type { Pool } from "pg"
import { findAccount, findAccountByEmail } from "../accounts"
import { composeEmail, type EmailRequest, type Message } from "./email"
import { type LinkPurpose, makeLink } from "./links"
import { findOwnWords, type OwnWords } from "./own-words"

/** How a message is put into words that administrators saved: by its kind, what they wrote, and its link. */
export interface Wording {
  purposeOf(kind: EmailRequest["kind"]): string | undefined
  compose(
    purpose: string,
    own: OwnWords,
    locale: EmailRequest["locale"],
    link: string,
  ): Omit<Message, "to" | "attachments">
}

export interface WritingParts {
  /** Without it every message is in the words that this server brings. */
  wording?: Wording
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
export async function writeEmail(
  parts: WritingParts,
  email: EmailRequest,
): Promise<Message | undefined> {
  const { to, locale, kind, accountId } = email
  switch (kind) {
    case "confirmEmail": {
      const account = accountId ? await findAccount(parts.pool, accountId) : undefined
      if (!account || account.email !== to || account.emailVerifiedAt) return undefined
      return withToken(parts, email, kind, account.id)
    }
    case "changeEmail":
      if (!accountId) return undefined
      // Its owner is told, and nothing changes.
      if (await findAccountByEmail(parts.pool, to))
        return compose(parts, { to, locale, kind: "emailTaken" }, account(parts))
      return withToken(parts, email, kind, accountId)
    case "resetPassword": {
      const known = await findAccountByEmail(parts.pool, to)
      return known && withToken(parts, { ...email, to: known.email }, kind, known.id)
    }
    case "addressTaken":
    case "passwordChanged":
      return compose(parts, email, `${parts.origin}/identity/password-reset?ui_locales=${locale}`)
    case "emailChanged":
      return compose(parts, email, `${parts.origin}/auth/support`)
    default:
      return compose(parts, email, account(parts))
  }
}

const paths: Record<LinkPurpose, string> = {
  confirmEmail: "/identity/confirmation",
  changeEmail: "/identity/confirmation/new-address",
  resetPassword: "/identity/password-reset/new",
}

async function withToken(
  parts: WritingParts,
  email: EmailRequest,
  purpose: LinkPurpose,
  accountId: string,
): Promise<Message> {
  const { pool, origin, clock } = parts
  const token = await makeLink(pool, { accountId, email: email.to, purpose, now: clock() })
  const link = `${origin}${paths[purpose]}?token=${token}&ui_locales=${email.locale}`
  return compose(parts, email, link)
}

/** In the administrators' words, else in one's own. */
async function compose(
  { wording, pool }: Pick<WritingParts, "wording" | "pool">,
  email: Pick<EmailRequest, "to" | "locale" | "kind">,
  link: string,
): Promise<Message> {
  const purpose = wording?.purposeOf(email.kind)
  const own = purpose && (await findOwnWords(pool, purpose))
  return wording && purpose && own
    ? { ...wording.compose(purpose, own, email.locale, link), to: email.to, attachments: [] }
    : composeEmail(email, link)
}

const account = ({ origin }: WritingParts) => `${origin}/identity/account`
