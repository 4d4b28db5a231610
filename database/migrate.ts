import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import pg from "pg"
import PgBoss from "pg-boss"
import { projectFile } from "../config/project"
import { admitRoles } from "./admission"

/** Any number will do, as long as every instance asks for the same. */
const ADVISORY_LOCK = 7_586_301

interface Migration {
  name: string
  sha256: string
  sql: string
}

/**
 * Brings the database to the state of the SQL files of `folder`: each is applied once, in order, in a
 * transaction of its own; also one that comes before those that were applied, as when two branches meet.
 * Instances that start together wait for the one that does it. A file that was changed after it was
 * applied is refused; names that only the database knows are a newer version's, and left alone, so that
 * a release can be taken back.
 */
export async function migrate(
  url: string,
  folder = projectFile("database", "migrations"),
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`)
    const jobsChanged = await installJobs(client)
    const pending = await pendingOf(client, migrationsIn(folder))
    for (const migration of pending) await apply(client, migration)
    if (jobsChanged || pending.length > 0) await grantJobs(client)
    await admitRoles(client, url)
  } finally {
    await client.end()
  }
}

/** The old ones bear a number, from 0001, and come before all that bear their day. */
function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8")
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") }
    })
}

async function pendingOf(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists public.migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<Omit<Migration, "sql">>(
    "select name, sha256 from public.migrations",
  )
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const changed = migrations.find(
    ({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256,
  )
  if (changed) throw new Error(`migration ${changed.name} was changed after it was applied`)
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, { name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query("begin")
    await client.query(sql)
    await client.query("insert into public.migrations (name, sha256) values ($1, $2)", [
      name,
      sha256,
    ])
    await client.query("commit")
  } catch (cause) {
    await client.query("rollback")
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`migration ${name} failed: ${reason}`, { cause })
  }
}

/**
 * pg-boss's tables, made here because at run time it acts as a role that may not make any. They come
 * first, so that a migration can make its queues: `select pgboss.create_queue('mail', '{}')`.
 */
async function installJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('pgboss.version') as installed")
  if (!rows[0]?.installed) {
    await client.query(PgBoss.getConstructionPlans("pgboss"))
    return true
  }
  const version = await client.query<{ version: number }>("select version from pgboss.version")
  const installed = version.rows[0]?.version ?? 0
  const wanted: number = createRequire(import.meta.url)("pg-boss/version.json").schema
  if (installed >= wanted) return false
  await client.query(PgBoss.getMigrationPlans("pgboss", String(installed)))
  return true
}

async function grantJobs(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select from pg_roles where rolname = 'plume_app'")
  if (rows.length === 0) return
  await client.query(`
    grant usage on schema pgboss to plume_app;
    grant select, insert, update, delete on all tables in schema pgboss to plume_app;
    grant execute on all functions in schema pgboss to plume_app`)
}
