import { asOwner } from "./owner"
import type { Vault } from "./vault"

const nameOf = (person: string) => `erasures/${person}`

/**
 * Keeps who was erased outside of the base copies: after a restore to an earlier moment it is done again. It is
 * an id that stands for nobody any more.
 */
export function followErasures(vault: Vault) {
  let kept: Set<string> | undefined
  return async (url: string): Promise<void> => {
    kept ??= new Set(await listErased(vault))
    for (const person of await erasedIn(url))
      if (!kept.has(person)) {
        await vault.put(nameOf(person), Buffer.from(person))
        kept.add(person)
      }
  }
}

export async function listErased(vault: Vault): Promise<string[]> {
  return (await vault.list("erasures/")).map(({ name }) => name.slice("erasures/".length))
}

async function erasedIn(url: string): Promise<string[]> {
  return asOwner(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from people where closed_at is not null and username like 'erased-%'",
    )
    return rows.map(({ id }) => id)
  })
}
