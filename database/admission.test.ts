import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { provide } from "../config/environment"
import { createDatabase } from "../tests/database"
import { openPool } from "./client"
import { prove, WrongRole } from "./proof"
import { roleAddress, roles } from "./role-address"

async function newDatabase() {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  return { url: database.url, owner: client }
}

function poolOf(...parameters: Parameters<typeof openPool>): pg.Pool {
  const pool = openPool(...parameters)
  onTestFinished(() => pool.end())
  return pool
}

test("each tier signs in as its own role, and no statement makes it another", async () => {
  const { url } = await newDatabase()
  for (const role of roles) {
    const client = await poolOf(url, role, 1).connect()
    await client.query("reset role")
    const { rows } = await client.query(
      `select current_user as is, current_setting('statement_timeout') as timeout,
         current_setting('random_page_cost') as cost`,
    )
    expect(rows).toEqual([{ is: role, timeout: role === "plume_web" ? "5s" : "15s", cost: "1.1" }])
    for (const other of ["plume", ...roles.filter((name) => name !== role)])
      await expect(client.query(`set role ${other}`)).rejects.toThrow("permission denied")
    await expect(client.query("copy (select 1) to program 'true'")).rejects.toThrow("permission")
    client.release()
  }
})

test("a connection that is not its tier’s is refused: the owner’s, and the owner’s in the role", async () => {
  const { url } = await newDatabase()
  const played = new URL(url)
  played.searchParams.set("options", "-c role=plume_app")
  for (const address of [url, played.href]) {
    process.env.DATABASE_APP_URL = address
    provide({})
    onTestFinished(() => {
      delete process.env.DATABASE_APP_URL
      provide({})
    })
    await expect(poolOf(url, "plume_app", 1).query("select")).rejects.toThrow(WrongRole)
  }
})

test("a role that may become another, or goes around row-level security, is refused", async () => {
  const { owner } = await newDatabase()
  await owner.query("begin")
  // Never committed: the roles are those of every database of the run.
  await owner.query("alter role plume_app bypassrls; grant plume_identity to plume_web")
  const facts = (role: (typeof roles)[number]) => {
    const as = async (text: string) => {
      await owner.query(`set local session authorization ${role}`)
      const answer = await owner.query(text)
      await owner.query("reset session authorization")
      return answer
    }
    return prove({ query: as } as unknown as pg.Client, role)
  }
  await expect(facts("plume_app")).rejects.toThrow("row-level security is not in force")
  await expect(facts("plume_web")).rejects.toThrow("plume_web may become plume_identity")
  await owner.query("rollback; begin")
  await expect(facts("plume_app")).resolves.toBeUndefined()
})

test("a secret is derived from the owner’s, another for each role", async () => {
  const address = (role: (typeof roles)[number], secret: string) =>
    new URL(roleAddress(role, `postgres://plume:${secret}@db.example:6432/plume?sslmode=require`))
  const app = address("plume_app", "one")
  expect(app.href).toMatch(
    /^postgres:\/\/plume_app:[\w-]{43}@db\.example:6432\/plume\?sslmode=require$/,
  )
  const all = [app, address("plume_web", "one"), address("plume_app", "two")]
  expect(new Set(all.map(({ password }) => password)).size).toBe(3)
})
