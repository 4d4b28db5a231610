import type pg from "pg"
import type { Logger } from "pino"
import type { AuditAct } from "#contract/audit"
import type { IdentityEvent, IdentityEventKind, RecordIdentityEvent } from "../identity/events"

/** What the identity server tells, in the words of the audit log. */
const acts: Record<IdentityEventKind, AuditAct> = {
  accountCreated: "accounts.added",
  addressTaken: "accounts.addressTaken",
  signedIn: "accounts.signedIn",
  signInFailed: "accounts.signInFailed",
  attemptsRefused: "accounts.signInsRefused",
  signedOut: "accounts.signedOut",
  sessionsEnded: "accounts.sessionsEnded",
  tokenReused: "accounts.tokenReused",
  passwordChanged: "accounts.passwordChanged",
  resetAsked: "accounts.passwordResetAsked",
  passwordReset: "accounts.passwordReset",
  emailConfirmed: "accounts.emailConfirmed",
  emailChangeAsked: "accounts.emailChangeAsked",
  emailChanged: "accounts.emailChanged",
  factorAdded: "accounts.secondFactorAdded",
  factorRemoved: "accounts.secondFactorRemoved",
  recoveryCodeUsed: "accounts.recoveryCodeUsed",
  keyPublished: "keys.published",
}

/** Nobody is kept out, or in, because the log is away. */
const goesOn: readonly IdentityEventKind[] = [
  "signedIn",
  "signInFailed",
  "attemptsRefused",
  "signedOut",
  "tokenReused",
  "keyPublished",
]
/** Whoever does these has not shown who they are. */
const byNobody: readonly IdentityEventKind[] = [
  "addressTaken",
  "signInFailed",
  "attemptsRefused",
  "resetAsked",
  "tokenReused",
]

/**
 * Writes into the audit log what happens to accounts, through the one function that the identity
 * server's role may call there (migration 0028). What someone typed in the place of an address is kept
 * only where it is an account's: people type their passwords there.
 */
export function identityRecord(pool: pg.Pool, log: Logger): RecordIdentityEvent {
  return async (event) => {
    const { kind, accountId, email } = event
    try {
      await pool.query(
        `select identity.note_act($1, case when $2 then null else known.id end,
             case when $2 then null else known.email end, known.id::text, known.email, $5, $6)
           from (select) one left join lateral (
             select id, email from identity.accounts
              where case when $3::text is null then lower(email) = lower($4) else id::text = $3 end
           ) known on true`,
        [acts[kind], byNobody.includes(kind), accountId ?? null, email ?? null, ...changeIn(event)],
      )
    } catch (error) {
      log.error({ err: error, kind, accountId }, "the audit log was not written")
      if (!goesOn.includes(kind)) throw error
    }
  }
}

function changeIn({ kind, detail }: IdentityEvent): [before: unknown, after: unknown] {
  if (!detail) return [null, null]
  if (kind === "emailChanged") return [{ email: detail.before }, { email: detail.after }]
  return [null, detail]
}
