import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import type { Fingerprint } from "./catalog"
import { asOwner } from "./owner"

const tries = 40

/**
 * The sums of every table at one moment, and the name that PostgreSQL's log has for it. Between the two nobody
 * writes: all tables are held for as long as it takes to look once, not for as long as it takes to add up.
 */
export async function fingerprint(url: string): Promise<Fingerprint & { segment: string }> {
  return asOwner(url, (holder) =>
    asOwner(url, async (reader) => {
      const names = await listTables(holder)
      const point = `plume-${randomUUID()}`
      await held(holder, names, async () => {
        await reader.query("begin isolation level repeatable read read only")
        await reader.query("select pg_current_snapshot()")
        await holder.query("select pg_create_restore_point($1)", [point])
      })
      const tables = await sumsOf(reader, names)
      await reader.query("commit")
      const { rows } = await holder.query<{ segment: string }>(
        "select pg_walfile_name(pg_switch_wal()) as segment",
      )
      return { point, tables, segment: rows[0]?.segment ?? "" }
    }),
  )
}

/** The sums of every table as they are now: nobody else works on a copy that is on trial. */
export const sumsAt = (url: string): Promise<Fingerprint["tables"]> =>
  asOwner(url, async (client) => sumsOf(client, await listTables(client)))

async function held(holder: pg.Client, names: string[], work: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1)
    try {
      await holder.query("begin; set local lock_timeout = '250ms'")
      await holder.query(`lock table ${names.join(", ")} in share mode`)
      await work()
      await holder.query("commit")
      return
    } catch (error) {
      await holder.query("rollback")
      const isBusy = error instanceof pg.DatabaseError && /^(55P03|40P01)$/.test(error.code ?? "")
      if (!isBusy || left === 0) throw error
      await pause(50 + Math.random() * 200)
    }
}

/** What is not kept over a crash is in no copy either. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'information_schema'
       and n.nspname !~ '^pg_' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function sumsOf(client: pg.Client, names: string[]): Promise<Fingerprint["tables"]> {
  const tables: Fingerprint["tables"] = {}
  await client.query("set timezone = 'UTC'; set extra_float_digits = 1")
  for (const name of names) {
    const { rows } = await client.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows,
         coalesce(sum(hashtextextended(each_row::text, 0)::numeric), 0)::text as hash
       from ${name} each_row`,
    )
    if (rows[0]) tables[name] = rows[0]
  }
  return tables
}
