import { type Base, listBases, readManifest } from "./catalog"
import { BackupRefusal } from "./refusal"
import { chainFrom, isSegment, numberOf, timelineOf } from "./segments"
import type { Item, Vault } from "./vault"

/** What a restore takes from the vault. */
export interface Plan {
  base: Base
  /** Pieces of the log and histories of timelines, by their names. */
  log: Map<string, Item>
  /** Where it is to stop; none is the end of the log. */
  at?: Date
  /** Whether the moment lies on the timeline of the base. */
  staysOnTimeline: boolean
  /** When the last piece of the log that it reaches was put into the vault. */
  reaches: Date
}

/** Looks only; refuses, in a sentence, what could not be restored. */
export async function planRestore(vault: Vault, at: Date | undefined, now: Date): Promise<Plan> {
  if (at && at > now) throw new BackupRefusal(`--at: ${told(at)} is still to come`)
  const bases = await listBases(vault)
  const log = new Map((await vault.list("log/")).map((item) => [item.name.slice(4), item]))
  const [first] = bases
  if (!first) throw new BackupRefusal(`there is no whole copy in ${vault.place}`)
  const base = at ? await lastBefore(vault, bases, at) : bases.at(-1)
  if (!base)
    throw new BackupRefusal(
      `--at: the first copy is of ${told(first.at)}; nothing is kept of before`,
    )
  const segments = new Set([...log.keys()].filter(isSegment))
  const chain = chainFrom(base.from, segments)
  const last = chain.at(-1)
  const reaches = (last && log.get(last)?.at) || base.at
  if (!last || numberOf(last) < numberOf(base.until))
    throw new BackupRefusal(
      `a piece of the log is missing: the one after ${last ?? "the beginning of the copy"}; the copy of ${told(base.at)} cannot be started without it`,
    )
  const later = [...segments].filter(
    (name) => timelineOf(name) === timelineOf(last) && numberOf(name) > numberOf(last),
  )
  const isEnough = at !== undefined && at <= reaches
  if (later.length > 0 && !isEnough)
    throw new BackupRefusal(
      `a piece of the log is missing: the one after ${last}; what lies before it can be restored with --at ${reaches.toISOString()}`,
    )
  const own = chain.filter((name) => timelineOf(name) === timelineOf(base.from)).at(-1)
  const ownReaches = own ? log.get(own)?.at : undefined
  return {
    base,
    log,
    // At the end of the log there may be no act of a later moment at which to stop.
    at: isEnough ? at : undefined,
    staysOnTimeline: isEnough && ownReaches !== undefined && at <= ownReaches,
    reaches,
  }
}

/** The last that was whole by then: one that was still being made cannot be stopped at a moment of its making. */
async function lastBefore(vault: Vault, bases: Base[], at: Date): Promise<Base | undefined> {
  for (const base of bases.filter((each) => each.at <= at).reverse())
    if (new Date((await readManifest(vault, base)).finishedAt) <= at) return base
  return undefined
}

const told = (moment: Date) => moment.toISOString()
