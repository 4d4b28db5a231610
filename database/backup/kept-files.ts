import { asOwner } from "./owner"
import type { Item, Vault } from "./vault"

/** The store of files, as much of it as copies need. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
}

export interface FileCopies {
  /** Copies those that are not in the vault yet; answers how many could not be found. */
  follow(url: string): Promise<number>
}

const nameOf = (key: string) => `files/${key.slice(0, 2)}/${key}`
export const keyOf = ({ name }: Item): string => name.split("/").at(-1) ?? ""

/** The keys of all files that rows name. */
export async function listFileKeys(url: string): Promise<string[]> {
  return asOwner(url, async (client) => {
    const { rows: columns } = await client.query<{ statement: string }>(
      `select format('select %I as key from %I.%I where %1$I is not null', column_name,
         table_schema, table_name) as statement
       from information_schema.columns where column_name = 'file_key' and table_schema = 'public'`,
    )
    const statements = columns.map(({ statement }) => statement)
    const { rows } = await client.query<{ key: string }>(
      ["select id::text as key from files where received", ...statements].join(" union "),
    )
    return rows.map(({ key }) => key)
  })
}

/** Bytes never change below a key, so that each is copied once. */
export function followFiles(files: FileStore, vault: Vault): FileCopies {
  let copied: Set<string> | undefined
  return {
    async follow(url) {
      copied ??= new Set((await vault.list("files/")).map(keyOf))
      let missing = 0
      for (const key of await listFileKeys(url)) {
        if (copied.has(key)) continue
        const bytes = await files.get(key)
        if (bytes) {
          await vault.put(nameOf(key), bytes)
          copied.add(key)
        } else missing += 1
      }
      return missing
    },
  }
}

/** Drops the copies of files that were gone before the oldest copy that is kept was made. */
export async function dropGoneFiles(url: string, vault: Vault, oldest: Date): Promise<void> {
  const live = new Set(await listFileKeys(url))
  const gone = new Map((await vault.list("gone/")).map((item) => [keyOf(item), item]))
  for (const item of await vault.list("files/")) {
    const key = keyOf(item)
    const mark = gone.get(key)
    if (live.has(key)) {
      if (mark) await vault.remove(mark)
    } else if (!mark) await vault.put(`gone/${key}`, Buffer.from(key))
    else if (mark.at < oldest) {
      await vault.remove(item)
      await vault.remove(mark)
    }
  }
}

/** Brings the files that rows name from the vault into the store; answers the keys of those that it does not have. */
export async function bringFiles(url: string, files: FileStore, vault: Vault): Promise<string[]> {
  const items = new Map((await vault.list("files/")).map((item) => [keyOf(item), item]))
  const missing: string[] = []
  for (const key of await listFileKeys(url)) {
    const item = items.get(key)
    if (item) await files.put(key, await vault.get(item), "application/octet-stream")
    else if (!(await files.get(key))) missing.push(key)
  }
  return missing
}

/** How many files that rows name are not in the vault, or not as they were put there. */
export async function checkFiles(url: string, vault: Vault): Promise<number> {
  const items = new Map((await vault.list("files/")).map((item) => [keyOf(item), item]))
  let faulty = 0
  for (const key of await listFileKeys(url)) {
    const item = items.get(key)
    const bytes = item && (await vault.get(item).catch(() => undefined))
    if (!bytes) faulty += 1
  }
  return faulty
}

/** The keys that rows name and that are not in the store. */
export async function listMissing(url: string, files: Pick<FileStore, "get">): Promise<string[]> {
  const missing: string[] = []
  for (const key of await listFileKeys(url)) if (!(await files.get(key))) missing.push(key)
  return missing
}
