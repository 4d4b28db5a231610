import type { IncomingMessage } from "node:http"
import type { Logger } from "pino"
import type { MailTransport } from "../api/ports/mail-transport"
import { environment } from "../config/environment"
import { openPool } from "../database/client"
import { createIdentity, type RotatingIdentity } from "../identity/rotating-identity"
import { identityRecord } from "./identity-record"

/** The identity server of this process, on the connections of its own role. */
export async function openIdentity(
  databaseUrl: string,
  mail: MailTransport,
  log: Logger,
): Promise<RotatingIdentity> {
  const { origin, port, dataDir, rateLimits, clock } = environment()
  const pool = openPool(databaseUrl, "plume_identity", 5)
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
  })
  return {
    ...identity,
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
