import { join } from "node:path"
import type { Logger } from "pino"
import { keycloakAccounts } from "../api/access/keycloak-accounts"
import { verifier } from "../api/access/verify"
import { createApi } from "../api/app"
import { fileExchange } from "../api/e-invoice/file-exchange"
import { openStore } from "../api/file-store/open-store"
import { stripe } from "../api/payment-provider/stripe"
import type { Accounts } from "../api/ports/accounts"
import type { Copies } from "../api/ports/copies"
import type { MailTransport } from "../api/ports/mail-transport"
import type { ApiParts } from "../api/ports/parts"
import { createQueue } from "../api/queue"
import { resolveTexts } from "../api/showcase/website/domain-proof.queries"
import { createSites } from "../api/showcase/website/host.routes"
import { stopThreads } from "../api/worker-pool/pool"
import { startWorkers } from "../api/workers"
import { environment } from "../config/environment"
import { type IdentityClient, identityClient } from "../config/identity"
import { openPool } from "../database/client"
import { identityKeys } from "./identity-keys"

export interface RunningApi {
  app: ReturnType<typeof createApi>
  /** What its jobs work with (jobs.ts). */
  parts: ApiParts & { dataDir: string }
  /** The published sites. */
  sites: ReturnType<typeof createSites>
  /** Lets the queued work that runs come to its end, and closes the connections. */
  stop(): Promise<void>
}

/** The API of this process, and the work that its calls leave for later. */
export async function startApi(
  databaseUrl: string,
  mail: MailTransport,
  parentLog: Logger,
  copies: Copies,
  /** Those of the embedded identity server, where it is the one. */
  embeddedAccounts?: Accounts,
): Promise<RunningApi> {
  const settings = environment()
  const client = identityClient()
  const { issuer, audience } = client
  const log = parentLog.child({ tier: "api" })
  const pool = openPool(databaseUrl, "plume_app", 20)
  const queue = createQueue(databaseUrl, (error) => log.error({ err: error }, "job failed"))
  const parts = {
    pool,
    verify: verifier({ issuer, audience, keys: identityKeys() }),
    accounts: embeddedAccounts ?? accountsElsewhere(client),
    clock: () => settings.clock ?? new Date(),
    files: openStore(settings),
    queue,
    platform: fileExchange(settings.platformDir),
    log,
    copies,
    rateLimits: settings.rateLimits,
    assistant: settings.assistant,
    payments: typeof settings.payments === "object" ? stripe(settings.payments) : settings.payments,
    companyLookupUrl: settings.companyLookupUrl,
    communeLookupUrl: settings.communeLookupUrl,
    origin: settings.origin,
    sendsMail: settings.smtpUrl !== undefined,
    outbox: join(settings.dataDir, "outbox"),
    sitesOrigin: settings.sitesOrigin,
    operatorHost: settings.operator.host,
    resolveTexts,
  }
  const app = createApi(parts)
  await startWorkers({ ...parts, mail })
  return {
    app,
    parts: { ...parts, dataDir: settings.dataDir },
    sites: createSites(parts),
    async stop() {
      await queue.stop()
      await stopThreads()
      await pool.end()
    },
  }
}

/** Where the file names no service account, people are administered at the identity server itself. */
function accountsElsewhere(client: IdentityClient): Accounts | undefined {
  const { issuer, adminClientId: clientId, adminClientSecret: clientSecret } = client
  return clientId && clientSecret ? keycloakAccounts({ issuer, clientId, clientSecret }) : undefined
}
