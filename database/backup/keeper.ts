import { todayIn } from "../../domain/day"
import { followHead } from "./audit-heads"
import { makeBase, type Source } from "./base"
import { listBases, momentOf } from "./catalog"
import { followErasures } from "./erasures"
import { dropGoneFiles, type FileStore, followFiles } from "./kept-files"
import { closePiece, handedOverAt, shipLog, waitingLog } from "./log"
import { until } from "./owner"
import { isNeeded, keptBases } from "./retention"
import { isSegment } from "./segments"
import { changeState, readState } from "./state"
import type { Vault } from "./vault"

const minute = 60_000
const day = 24 * 60 * minute
/** Within which a quiet database, too, has handed over what it has begun. */
const patience = 2 * minute
/** How long a stop waits for its last piece of the log. */
const partingPatience = 5_000
/** The night's copy is due from this hour on, in Paris. */
const nightHour = 2

export interface Keeper {
  /** Files, then the log that names them: each few seconds. */
  follow(now: Date): Promise<void>
  /** The same until this piece of the log lies in the vault. */
  followUntil(segment: string, now: Date): Promise<void>
  /** All that was written so far, before a stop: what PostgreSQL has begun of its log is handed over and kept. */
  handOver(now: Date): Promise<void>
  /** A base copy, whether it is due or not; then what is not kept any longer goes. */
  copy(now: Date): Promise<void>
  /** The same where the night's is due, or there is none that the log goes on from. */
  copyIfDue(now: Date): Promise<void>
}

/** Keeps the copies of a database that runs. */
export function keepCopies(
  source: Source,
  vault: Vault,
  files: FileStore,
  /** The log begins anew: no older base copy goes on into it. */
  beginsLog = false,
): Keeper {
  const { url, home, dataDir } = source
  const copies = followFiles(files, vault)
  const erasures = followErasures(vault)
  const head = followHead(vault, dataDir)
  let begins = beginsLog
  let turn: Promise<void> = Promise.resolve()

  /** One after the other: two would send the same piece twice. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  async function ship(now: Date): Promise<void> {
    const before = await waitingLog(home)
    const { safeUntil } = readState(dataDir)
    if (before.length === 0) {
      if (safeUntil && now.getTime() - Date.parse(safeUntil) < patience) return
      if (!(await closePiece(url))) await changeState(dataDir, { safeUntil: now.toISOString() })
      return
    }
    const reaches = await handedOverAt(home, before)
    const filesMissing = await copies.follow(url)
    await erasures(url)
    await shipLog(home, before, vault)
    await head(now)
    await changeState(dataDir, {
      safeUntil: (reaches ?? now).toISOString(),
      failure: undefined,
      filesMissing,
    })
  }

  async function copy(now: Date): Promise<void> {
    await makeBase(source, vault, now, (segment) =>
      arrival(segment, async () => shipLog(home, await waitingLog(home), vault)),
    )
    await copies.follow(url)
    await erasures(url)
    await head(now)
    const base = (await listBases(vault)).at(-1)
    await changeState(dataDir, {
      needsBase: undefined,
      lastBase: { at: now.toISOString(), bytes: base?.size ?? 0 },
      safeUntil: now.toISOString(),
      failure: undefined,
    })
    await dropOld(url, vault, now)
  }

  const arrival = (segment: string, send: () => Promise<void>, within = 5 * minute) =>
    until(
      async () => {
        await send()
        return (await vault.list("log/")).some(({ name }) => name === `log/${segment}`)
      },
      within,
      `the log was not handed over: ${segment}`,
    )

  return {
    followUntil: (segment, now) =>
      inTurn(() => told(dataDir, now, () => arrival(segment, () => ship(now)))),
    follow: (now) => inTurn(() => told(dataDir, now, () => ship(now))),
    handOver: (now) =>
      inTurn(() =>
        told(dataDir, now, async () => {
          const segment = await closePiece(url)
          if (segment) await arrival(segment, () => ship(now), partingPatience)
          else await ship(now)
        }),
      ),
    copy: (now) => inTurn(() => told(dataDir, now, () => copy(now))),
    async copyIfDue(now) {
      // Written down first: the log goes on, and a start later nobody else would know.
      if (begins) await changeState(dataDir, { needsBase: true })
      begins = false
      const { needsBase } = readState(dataDir)
      if (needsBase || isDue((await listBases(vault)).at(-1)?.at, now))
        await inTurn(() => told(dataDir, now, () => copy(now)))
    },
  }
}

/** Whether none was made since the last time that it was two in the morning in Paris. */
function isDue(last: Date | undefined, now: Date): boolean {
  const nightOf = (moment: Date) =>
    todayIn("Europe/Paris", new Date(moment.getTime() - nightHour * 60 * minute))
  return !last || nightOf(last) < nightOf(now)
}

async function told(dataDir: string, now: Date, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // A full disk may keep this from being written too; the log tells it in any case.
    await changeState(dataDir, { failure: { at: now.toISOString(), reason } }).catch(() => {})
    throw error
  }
}

async function dropOld(url: string, vault: Vault, now: Date): Promise<void> {
  const bases = await listBases(vault)
  const log = await vault.list("log/")
  const pieces = log.map(({ name }) => name.slice("log/".length)).filter(isSegment)
  const { kept, first } = keptBases(bases, now, new Set(pieces))
  const whole = new Set(bases.map(({ id }) => id))
  // What a copy that was cut short has left, once it cannot be under way any more.
  for (const item of await vault.list("bases/")) {
    const id = item.name.split("/")[1] ?? ""
    if (!whole.has(id) && now.getTime() - momentOf(id).getTime() > day) await vault.remove(item)
  }
  for (const base of bases)
    if (!kept.includes(base))
      // The manifest first: without it the rest is nothing.
      for (const item of [base.manifest, ...base.parts]) await vault.remove(item)
  for (const item of log)
    if (!isNeeded(item.name.slice("log/".length), kept, first)) await vault.remove(item)
  for (const item of await vault.list("heads/"))
    if (first && momentOf(item.name.slice("heads/".length)) < first.at) await vault.remove(item)
  const [oldest] = kept
  if (oldest) await dropGoneFiles(url, vault, oldest.at)
}
