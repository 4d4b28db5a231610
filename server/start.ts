import { setTimeout } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import type pg from "pg"
import type { Logger } from "pino"
import { openTransport } from "../api/mailer/open-transport"
import { postgresqlWarning } from "../config/advisories"
import { type Environment, provide } from "../config/environment"
import { openPool } from "../database/client"
import { migrate } from "../database/migrate"
import { startApi } from "./api"
import { type KeptCopies, openCopies } from "./copies"
import type { RunningDatabase } from "./database"
import { readiness } from "./health"
import { openIdentity } from "./identity"
import { listJobs, startJobs } from "./jobs"
import { listen } from "./listen"
import { openLog } from "./log"
import { openMetrics } from "./metrics"
import { sessionSecretIn } from "./session-secret"
import { compressing, createSite } from "./site"
import type { WebTier } from "./web-tier"

const PATIENCE_MS = 10_000
/** As long as whoever asks `/readyz` needs to send requests elsewhere. */
const NOTICE_MS = 5_000

interface Parts {
  settings: Environment
  database: RunningDatabase
  /** Called once the environment is complete: the web tier reads it when it is loaded. */
  openWebTier(): Promise<WebTier>
}

export interface Plume {
  /** By which the first account is made, where not everyone may make it. */
  firstAccountLink?: string
  /** What is to be done about the database and its copies, which an operator is to know. */
  warnings: string[]
  /** Finishes what is in flight, then ends every part, the database last. */
  stop(reason: string): Promise<void>
}

/** Puts the tiers together, those embedded that no address replaces, and opens the port. */
export async function startPlume({ settings, database, openWebTier }: Parts): Promise<Plume> {
  const log = openLog(settings)
  await migrate(database.url)
  provide({
    DATABASE_URL: database.url,
    SESSION_SECRET: settings.sessionSecret ?? sessionSecretIn(settings.dataDir),
  })
  const mail = openTransport(settings)
  const identity = settings.identityConfig ? undefined : await openIdentity(database.url, mail, log)
  if (identity) provide({ IDENTITY_CONFIG: identity.clientFile })
  const copies = openCopies(settings, database)
  const api = settings.apiUrl
    ? undefined
    : await startApi(database.url, mail, log, copies, identity?.accounts)
  const metrics = openMetrics(settings.metricsPort)
  // For the checks of /readyz only.
  const pool = openPool(database.url, "plume_web", 1)
  let isStopping = false
  const web = await openWebTier()
  const site = getRequestListener(
    createSite({ api: api?.app, web, ready: () => readiness(pool, isStopping), log }).fetch,
  )
  const server = await listen({
    settings,
    log,
    metrics,
    identity: identity?.listener,
    sites: api && getRequestListener(compressing(api.sites.fetch)),
    site: (request, response) =>
      web.middleware
        ? web.middleware(request, response, () => site(request, response))
        : site(request, response),
  })
  const jobs = startJobs(listJobs({ api: api?.parts, identity, copies }), log)
  const postgresql = await versionOf(pool)
  const warnings = [
    postgresqlWarning(postgresql),
    copies.warning,
    database.isCopied ? copiedWarning(settings) : undefined,
  ].filter((it) => it !== undefined)
  log.info({ ...summaryOf(settings), postgresql }, "started")
  for (const warning of warnings) log.warn({ postgresql }, warning)
  return {
    warnings,
    firstAccountLink: identity?.firstAccountLink,
    async stop(reason) {
      log.info({ reason }, "stopping")
      isStopping = true
      await Promise.all([server.drain(PATIENCE_MS, NOTICE_MS), jobs.stop()])
      await Promise.all([api?.stop(), identity?.close(), pool.end()])
      metrics.stop()
      await web.close?.()
      await handOver(copies, log)
      await database.stop()
      log.info("stopped")
    },
  }
}

/** How long a place for copies that does not answer may keep the process from stopping. */
const handOverMs = 8_000

/** What was written in the last minute is in the copies before the database stops: who moves now misses nothing. */
async function handOver({ keeper }: KeptCopies, log: Pick<Logger, "warn">): Promise<void> {
  if (!keeper) return
  const isDone = await Promise.race([
    keeper.handOver(new Date()).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, "the last minute was not copied")
        return true
      },
    ),
    setTimeout(handOverMs, false, { ref: false }),
  ])
  if (!isDone) log.warn("the last minute was not copied: the place for copies did not answer")
}

async function versionOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  return rows[0]?.version ?? ""
}

const copiedWarning = ({ dataDir }: Environment) =>
  `${dataDir} is a copy of a folder that had not been stopped: where Plume was running meanwhile, it is corrupt; restore from the copies at BACKUP_URL instead`

/** What an operator wants to know of a start: which parts are ours, and what is switched. */
function summaryOf(settings: Environment) {
  return {
    origin: settings.origin,
    database: settings.databaseUrl ? "DATABASE_URL" : "embedded",
    identity: settings.identityConfig ?? "embedded",
    api: settings.apiUrl ?? "in process",
    mail: settings.smtpUrl ? "SMTP_URL" : "DATA_DIR/outbox",
    files: settings.filesUrl ? "FILES_URL" : "DATA_DIR/files",
    comingSoon: settings.comingSoon,
  }
}
