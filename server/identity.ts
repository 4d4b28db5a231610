import type { IncomingMessage } from "node:http"
import type { Logger } from "pino"
import { accountMail, accountPurpose } from "../api/mail-texts/account-mail"
import type { MailTransport } from "../api/ports/mail-transport"
import { environment } from "../config/environment"
import { openPool } from "../database/client"
import { hasAccounts } from "../identity/accounts"
import { createIdentity, type RotatingIdentity } from "../identity/rotating-identity"
import { firstAccountLink, forgetFirstAccountLink } from "./first-account"
import { identityRecord } from "./identity-record"

interface OpenIdentity extends RotatingIdentity {
  /** By which the first account is made, where not everyone may make it. */
  firstAccountLink?: string
}

/** The identity server of this process, on the connections of its own role. */
export async function openIdentity(
  databaseUrl: string,
  mail: MailTransport,
  log: Logger,
): Promise<OpenIdentity> {
  const { origin, port, dataDir, rateLimits, clock, isReachable, payments } = environment()
  const pool = openPool(databaseUrl, "plume_identity", 5)
  const isTaken = await hasAccounts(pool)
  if (isTaken) forgetFirstAccountLink(dataDir)
  const link = isReachable && !isTaken ? firstAccountLink(dataDir, origin) : undefined
  const identity = await createIdentity({
    pool,
    origin,
    port,
    dataDir,
    mail,
    log: log.child({ tier: "identity" }),
    clock: () => clock ?? new Date(),
    rateLimits,
    addressOf,
    record: identityRecord(pool, log.child({ tier: "identity" })),
    wording: { purposeOf: accountPurpose, compose: accountMail },
    isFree: payments === "off",
    firstAccount: link?.searchParams.get("secret") ?? undefined,
    onFirstAccount: link && (() => forgetFirstAccountLink(dataDir)),
  })
  return {
    ...identity,
    firstAccountLink: link?.href,
    async close() {
      await identity.close()
      await pool.end()
    },
  }
}

/** The gate has put the client's address there, after judging who may be believed. */
function addressOf(request: IncomingMessage): string {
  return String(request.headers["x-forwarded-for"] ?? "")
}
