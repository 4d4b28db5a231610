import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { addressOf } from "../embedded"
import type { Fingerprint } from "./catalog"
import { sumsAt } from "./fingerprint"
import { checkFiles } from "./kept-files"
import { type Plan, planRestore } from "./plan"
import { recover } from "./recovery"
import { checkBase, type Known, unpackBase } from "./unpack"
import type { Vault } from "./vault"

/** What is looked at in a copy once it runs: the seals of bills and of the audit log. The first fault, in words. */
export type Examine = (url: string) => Promise<string | undefined>

interface Tried {
  vault: Vault
  /** Where the copy is laid, for as long as it is looked at. */
  beside: string
  known: Known
  /** What the tables held at a point of the log that lies in the vault; that of the base copy otherwise. */
  expected?: Fingerprint
  examine: Examine
  now: Date
}

export interface Verdict {
  /** Of which base copy. */
  copy: Date
  tables: number
  rows: number
  /** None where all is as it was. */
  fault?: string
}

/** Restores the last copy beside what runs, starts it, and compares it with what it was. */
export async function tryRestore(asked: Tried): Promise<Verdict> {
  const { vault, beside, known, now } = asked
  const plan = await planRestore(vault, undefined, now)
  const manifest = await checkBase(vault, plan.base, known)
  const folder = mkdtempSync(join(realpathSync(beside), "trial-"))
  chmodSync(folder, 0o711)
  let home = folder
  try {
    const cluster = await unpackBase(vault, plan.base, manifest, folder)
    home = cluster.home
    return await look(plan, asked.expected ?? manifest.fingerprint, cluster, asked)
  } finally {
    rmSync(home, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

async function look(
  plan: Plan,
  expected: Fingerprint | null,
  cluster: Awaited<ReturnType<typeof unpackBase>>,
  { vault, examine }: Tried,
): Promise<Verdict> {
  const target = expected ? { point: expected.point } : undefined
  const postmaster = await recover(cluster, vault, plan, target)
  try {
    const url = addressOf(cluster, postmaster.socketFolder, "plume")
    const sums = await sumsAt(url)
    const files = await checkFiles(url, vault)
    return {
      copy: plan.base.at,
      tables: Object.keys(sums).length,
      rows: Object.values(sums).reduce((sum, { rows }) => sum + rows, 0),
      fault:
        difference(expected, sums) ??
        (files > 0 ? `${files} files are missing in the copy, or altered` : await examine(url)),
    }
  } finally {
    await postmaster.stop()
  }
}

function difference(expected: Fingerprint | null, sums: Fingerprint["tables"]): string | undefined {
  if (!expected) return undefined
  const other = Object.entries(expected.tables).find(
    ([name, { rows, hash }]) => sums[name]?.rows !== rows || sums[name]?.hash !== hash,
  )
  return (
    other &&
    `table ${other[0]} is not as it was: ${sums[other[0]]?.rows ?? 0} of ${other[1].rows} rows, or others`
  )
}
