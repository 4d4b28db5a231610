import type { Item, Vault } from "./vault"

/** A base copy, as far as its name tells; what it holds is in its manifest. */
export interface Base {
  id: string
  at: Date
  /** The pieces of the log without which it cannot be started. */
  from: string
  until: string
  /** Bytes, as it lies there. */
  size: number
  manifest: Item
  /** Cluster and folder, in their order. */
  parts: Item[]
}

/** What a base copy says of itself. */
export interface Manifest {
  finishedAt: string
  /** Which PostgreSQL it is of, as 180004. */
  postgresql: number
  /** What had been applied. */
  migrations: string[]
  /** How many parts it has: a base that lost one is not whole. */
  parts: string[]
  label: string
  /** Of the owner of the database; the tiers' own are derived from it. */
  password: string
  fingerprint: Fingerprint | null
}

/** The sums of every table at one moment that the log names. */
export interface Fingerprint {
  point: string
  tables: Record<string, { rows: number; hash: string }>
}

/** `20261123T023000.000Z`: a moment that sorts as a name. */
export const nameOf = (moment: Date): string => moment.toISOString().replace(/[-:]/g, "")

export const momentOf = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)([\d.]+Z)$/, "$1-$2-$3T$4:$5:$6"))

/** The whole base copies, the oldest first: the manifest is put there last. */
export async function listBases(vault: Vault): Promise<Base[]> {
  const folders = new Map<string, Item[]>()
  for (const item of await vault.list("bases/")) {
    const id = item.name.split("/")[1] ?? ""
    folders.set(id, [...(folders.get(id) ?? []), item])
  }
  return [...folders]
    .flatMap(([id, items]) => {
      const manifest = items.find(({ name }) => /\/whole-[0-9A-F]{24}-[0-9A-F]{24}$/.test(name))
      if (!manifest) return []
      const [from = "", until = ""] = manifest.name.split("/whole-")[1]?.split("-") ?? []
      const parts = items.filter((item) => item !== manifest).sort(byName)
      const size = items.reduce((sum, item) => sum + item.size, 0)
      return { id, at: momentOf(id), from, until, size, manifest, parts }
    })
    .sort(byId)
}

export async function readManifest(vault: Vault, { manifest }: Base): Promise<Manifest> {
  return JSON.parse((await vault.get(manifest)).toString("utf8"))
}

const byName = (a: Item, b: Item) => (a.name < b.name ? -1 : 1)
const byId = (a: Base, b: Base) => (a.id < b.id ? -1 : 1)
