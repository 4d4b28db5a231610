import type pg from "pg"
import { asOwner } from "./owner"

/** What a restore has brought back, as an operator is told. */
export interface Restored {
  /** The last act that is there; what came after it is missing. */
  restoredTo: Date | null
  erasedAgain: number
  mailsWaiting: number
  missing: MissingFile[]
}

/** What a row names and no copy has; a paper that was made from what else is there has no name. */
export interface MissingFile {
  key: string
  name?: string
}

/**
 * What must not come back with a database of an earlier moment: people who were erased since, sessions and links
 * that were ended since, messages that were sent since.
 */
export async function settle(
  url: string,
  erased: string[],
  now: Date,
  /** Brings the files that rows name then, and answers the keys of those that are not in the vault. */
  bringFiles: () => Promise<string[]>,
): Promise<Restored> {
  return asOwner(url, async (client) => {
    const { rows } = await client.query<{ at: Date | null }>(
      "select pg_last_xact_replay_timestamp() as at",
    )
    const restoredTo = rows[0]?.at ?? null
    await client.query("begin")
    const erasedAgain = await eraseAgain(client, erased)
    await endSessions(client)
    const mailsWaiting = await holdMails(client)
    await client.query("commit")
    const missing = await named(client, await bringFiles())
    await client.query(
      `insert into restorations (at, restored_to, erased_again, mails_waiting, files_missing)
       values ($1, $2, $3, $4, $5)`,
      [now, restoredTo, erasedAgain, mailsWaiting, missing.length],
    )
    return { restoredTo, erasedAgain, mailsWaiting, missing }
  })
}

async function named(client: pg.Client, keys: string[]): Promise<MissingFile[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    "select id::text, name from files where id::text = any($1)",
    [keys],
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return keys.map((key) => ({ key, name: names.get(key) }))
}

async function eraseAgain(client: pg.Client, erased: string[]): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    "select id from people where id = any($1::uuid[]) and closed_at is null",
    [erased],
  )
  for (const { id } of rows) {
    await client.query("select set_config('app.owner', $1, true)", [id])
    await client.query("select erase_person()")
    await client.query("delete from identity.accounts where id = $1", [id])
  }
  return rows.length
}

/** Whoever was signed out, or whose link was taken back, after the moment that was restored, is so again. */
async function endSessions(client: pg.Client): Promise<void> {
  await client.query(`
    delete from web.sessions;
    delete from identity.artifacts;
    delete from identity.devices;
    delete from identity.links;
    update identity.accounts set rights_changed_at = date_trunc('second', now()) + interval '1 second';
    update bill_links set revoked_at = now() where revoked_at is null;
    update quote_links set revoked_at = now() where revoked_at is null;`)
}

/** They may have been sent already: an administrator says whether they still are (migration 2026-11-24-60). */
async function holdMails(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ held: number }>("select hold_mails() as held")
  return rows[0]?.held ?? 0
}
