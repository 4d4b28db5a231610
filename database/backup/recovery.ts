import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Cluster } from "../cluster"
import { isReady } from "../embedded"
import { type Postmaster, startPostmaster } from "../postmaster"
import type { Plan } from "./plan"
import type { Vault } from "./vault"

const hour = 3_600_000
const begun = "# until it is restored:"

/** Where the recovery stops: at a moment, at a point that was named, or at the end of the log. */
export type Target = { at: Date } | { point: string } | undefined

/** Starts a cluster that was copied, and has it replay the log until the target; answers once it is itself again. */
export async function recover(
  cluster: Cluster,
  vault: Vault,
  plan: Pick<Plan, "log" | "staysOnTimeline">,
  target: Target,
): Promise<Postmaster> {
  const desk = join(cluster.home, "asked")
  const settings = join(cluster.data, "postgresql.auto.conf")
  const kept = readFileSync(settings, "utf8")
  owned(cluster, desk, (path) => mkdirSync(path, { mode: 0o700 }))
  const service = serveLog(cluster, desk, vault, plan.log)
  try {
    const start = (stops: Target) => {
      writeFileSync(settings, kept)
      appendFileSync(settings, recoverySettings(desk, stops, plan.staysOnTimeline))
      owned(cluster, join(cluster.data, "recovery.signal"), (path) => writeFileSync(path, ""))
      const started = startOnce(cluster)
      return Promise.race([started, service.failed]).catch(async (error) => {
        // Without its desk the command that asks gives up, and PostgreSQL comes to an end of some kind.
        if (service.hasFailed()) rmSync(desk, { recursive: true, force: true })
        await started.then((postmaster) => postmaster.stop()).catch(() => {})
        throw error
      })
    }
    const postmaster = await start(target).catch((error) => {
      // All was replayed, and nothing was committed so late: the end is what was asked for.
      if (target && !service.hasFailed() && endedEarly(cluster)) return start(undefined)
      throw error
    })
    writeFileSync(settings, kept)
    return postmaster
  } finally {
    service.stop()
    rmSync(desk, { recursive: true, force: true })
  }
}

const startOnce = (cluster: Cluster) =>
  startPostmaster(cluster, {
    fsync: true,
    once: true,
    patienceMs: hour,
    onRestart: () => {},
    isReady,
  })

function endedEarly({ log }: Cluster): boolean {
  return /recovery ended before configured recovery target was reached/.test(
    readFileSync(log, "utf8"),
  )
}

/** No connection is let in before it is over: whoever is let in finds a database that may be written. */
function recoverySettings(desk: string, target: Target, staysOnTimeline: boolean): string {
  const place = desk.replaceAll("'", "''")
  const ask = `touch "${place}/want.%f"; while [ -d "${place}" ]; do if [ -e "${place}/have.%f" ]; then mv "${place}/have.%f" "%p"; exit 0; fi; if [ -e "${place}/none.%f" ]; then rm "${place}/none.%f"; exit 1; fi; sleep 0.02; done; exit 1`
  return [
    begun,
    `restore_command = '${ask}'`,
    "hot_standby = off",
    "recovery_target_action = 'promote'",
    ...(staysOnTimeline ? ["recovery_target_timeline = 'current'"] : []),
    ...(target && "at" in target ? [`recovery_target_time = '${written(target.at)}'`] : []),
    ...(target && "point" in target ? [`recovery_target_name = '${target.point}'`] : []),
    "",
  ].join("\n")
}

/** As PostgreSQL reads it in a configuration file, which takes no Z. */
const written = (moment: Date) => moment.toISOString().replace("T", " ").replace("Z", "+00")

/** Lays on the desk what PostgreSQL asks for: its account knows neither the vault nor its key. */
function serveLog(cluster: Cluster, desk: string, vault: Vault, log: Plan["log"]) {
  let isStopped = false
  let hasFailed = false
  const served = (async () => {
    while (!isStopped) {
      for (const asked of readdirSync(desk).filter((name) => name.startsWith("want."))) {
        const name = asked.slice("want.".length)
        const item = log.get(name)
        const bytes = item && (await vault.get(item))
        if (isStopped) return
        rmSync(join(desk, asked))
        const answer = join(desk, `${bytes ? "have" : "none"}.${name}`)
        owned(cluster, `${answer}.new`, (path) => writeFileSync(path, bytes ?? "", { mode: 0o600 }))
        renameSync(`${answer}.new`, answer)
      }
      await pause(5)
    }
  })()
  const failed = new Promise<never>(
    (_, reject) =>
      void served.catch((error) => {
        hasFailed = true
        reject(error)
      }),
  )
  failed.catch(() => {})
  return {
    failed,
    hasFailed: () => hasFailed,
    stop() {
      isStopped = true
    },
  }
}

/** Makes something that PostgreSQL's account is to find and may change. */
export function owned(
  { account }: Pick<Cluster, "account">,
  path: string,
  make: (path: string) => void,
): void {
  if (!existsSync(path)) make(path)
  if (account) chownSync(path, account.uid, account.gid)
}
