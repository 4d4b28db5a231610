import { join } from "node:path"
import type { Logger } from "pino"
import { keycloakAccounts } from "../api/access/keycloak-accounts"
import { verifier } from "../api/access/verify"
import { createApi } from "../api/app"
import { auditSealer } from "../api/audit/seal.commands"
import { fileExchange } from "../api/e-invoice/file-exchange"
import { openStore } from "../api/file-store/open-store"
import { sweepFiles } from "../api/files/sweep.commands"
import { sweepKeys } from "../api/http/idempotency"
import { sweepRemovals } from "../api/http/removals"
import type { Accounts } from "../api/ports/accounts"
import type { MailTransport } from "../api/ports/mail-transport"
import { createQueue } from "../api/queue"
import { makeRecurringBills } from "../api/sales/recurring-bills/run.commands"
import { sendReminders } from "../api/sales/reminders/run.commands"
import { takeStatuses } from "../api/sales/submissions/commands"
import { resolveTexts } from "../api/showcase/website/domain-proof.queries"
import { createSites } from "../api/showcase/website/host.routes"
import { notifyRenewals } from "../api/work/contracts/notices.commands"
import { startWorkers } from "../api/workers"
import { environment } from "../config/environment"
import { type IdentityClient, identityClient } from "../config/identity"
import { openPool } from "../database/client"
import { identityKeys } from "./identity-keys"

const SWEEP_EVERY_MS = 60 * 60_000
const SEAL_EVERY_MS = 1_000
const COLLECT_EVERY_MS = 60_000
const DAILY_WORK_EVERY_MS = 5 * 60_000

export interface RunningApi {
  app: ReturnType<typeof createApi>
  /** The published sites. */
  sites: ReturnType<typeof createSites>
  /** Lets the jobs that run come to their end, and closes the connections. */
  stop(): Promise<void>
}

/** The API of this process, and the work that its calls leave for later. */
export async function startApi(
  databaseUrl: string,
  mail: MailTransport,
  parentLog: Logger,
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
    rateLimits: settings.rateLimits,
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
  const sweeping = setInterval(() => {
    Promise.all([sweepFiles(pool, parts.files), sweepKeys(pool), sweepRemovals(pool)]).catch(
      (error) => log.warn({ err: error }, "sweep failed"),
    )
  }, SWEEP_EVERY_MS)
  const seal = auditSealer(pool, log, settings.dataDir)
  const sealing = setInterval(() => {
    seal().catch((error) => log.error({ err: error }, "audit log not sealed"))
  }, SEAL_EVERY_MS)
  const collecting = setInterval(() => {
    takeStatuses(parts).catch((error) => log.error({ err: error }, "statuses of bills not taken"))
  }, COLLECT_EVERY_MS)
  const workOfToday = async () => {
    await makeRecurringBills(parts).catch((error) =>
      log.error({ err: error }, "recurring bills not made"),
    )
    await notifyRenewals(parts).catch((error) => log.error({ err: error }, "renewals not told of"))
    await sendReminders(parts).catch((error) => log.error({ err: error }, "reminders not queued"))
  }
  const working = setInterval(workOfToday, DAILY_WORK_EVERY_MS)
  const first = workOfToday()
  return {
    app,
    sites: createSites(parts),
    async stop() {
      clearInterval(sweeping)
      clearInterval(collecting)
      clearInterval(working)
      await first
      clearInterval(sealing)
      await queue.stop()
      await pool.end()
    },
  }
}

/** Where the file names no service account, people are administered at the identity server itself. */
function accountsElsewhere(client: IdentityClient): Accounts | undefined {
  const { issuer, adminClientId: clientId, adminClientSecret: clientSecret } = client
  return clientId && clientSecret ? keycloakAccounts({ issuer, clientId, clientSecret }) : undefined
}
