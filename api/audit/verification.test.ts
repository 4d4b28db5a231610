import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { openPool } from "../../database/client"
import { startEmbeddedDatabase } from "../../database/embedded"
import { migrate } from "../../database/migrate"
import { people, startApi, type TestApi } from "../../tests/api"
import { readHead, writeHead } from "./head.commands"
import { auditSealer } from "./seal.commands"
import { verifyAudit } from "./verification.queries"

function newFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plume-audit-"))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Six sealed entries, and someone who owns the table and has put its guards out of order. */
async function startTampered() {
  const api = await startApi()
  await api.call("camille", "GET", "/Users")
  for (const value of ["true", "false", "true", "false", "true", "false"])
    await api.call("admin", "PUT", `/Users/${people.camille.id}/validate/${value}`)
  const dataDir = newFolder()
  const seal = auditSealer(api.parts.pool, api.parts.log, dataDir)
  await seal()
  const owner = await connect(api.url)
  await owner.query("alter table audit_entries disable trigger all")
  const verify = () => verifyAudit(owner, readHead(dataDir))
  const broken = async () => {
    const verdict = await verify()
    return "broken" in verdict ? verdict.broken : null
  }
  return { ...api, dataDir, seal, owner, verify, broken }
}

/** Numbers, hashes and head anew from some place on, as someone would who knows how it is done. */
const rewrittenFrom = (place: number) => `
  do $$
  declare entry audit_entries; previous bytea; last bigint := ${place - 1};
  begin
    select hash into previous from audit_entries where place = ${place - 1};
    for entry in select * from audit_entries where place >= ${place} order by place loop
      last := last + 1;
      update audit_entries set place = last where id = entry.id returning * into entry;
      previous := audit_hash(coalesce(previous, ''), entry);
      update audit_entries set hash = previous where id = entry.id;
    end loop;
    update audit_head set place = last, hash = previous;
  end $$`

describe("the check names the first entry that is not as it was sealed", () => {
  test("none, where nobody touched the log", async () => {
    const { verify, seal, call } = await startTampered()
    expect(await verify()).toMatchObject({ entries: 6, unsealed: 0, head: { place: 6 } })
    await call("admin", "PUT", `/Users/${people.camille.id}/validate/true`)
    expect(await verify()).toMatchObject({ entries: 6, unsealed: 1, head: { place: 6 } })
    await seal()
    expect(await verify()).toMatchObject({ entries: 7, unsealed: 0, head: { place: 7 } })
  })

  const changes = [
    ["who", "update audit_entries set actor_name = 'thomas' where place = 3", 3, "hash"],
    ["when", "update audit_entries set at = at - interval '1 ms' where place = 3", 3, "hash"],
    ["what", "update audit_entries set act = 'users.deleted' where place = 1", 1, "hash"],
    ["to whom", "update audit_entries set subject = null where place = 6", 6, "hash"],
    ["the call", "update audit_entries set request_id = 'other' where place = 6", 6, "hash"],
    ["its hash", "update audit_entries set hash = null where place = 6", 6, "hash"],
    ["the first", "delete from audit_entries where place = 1", 2, "place"],
    ["one in the middle", "delete from audit_entries where place = 4", 5, "place"],
    ["two at the end", "delete from audit_entries where place > 4", 4, "head"],
    ["the seal of the last", "update audit_entries set place = null where place = 6", 5, "head"],
    [
      "one added behind",
      `insert into audit_entries (act, place) values ('users.deleted', 7);
       update audit_entries set hash = audit_hash(
         (select hash from audit_entries where place = 6), audit_entries) where place = 7`,
      7,
      "head",
    ],
    ["the head itself", "delete from audit_head", 1, "head"],
  ] as const
  test.each(changes)("%s", async (_, statement, place, link) => {
    const { owner, broken } = await startTampered()
    await owner.query(statement)
    const found = await broken()
    expect(found).toMatchObject({ place, link, act: expect.stringMatching(/^users\./) })
    const { rows } = await owner.query("select id, at from audit_entries where place = $1", [place])
    expect(found).toMatchObject(rows[0])
  })

  test("one put between two others", async () => {
    const { owner, broken } = await startTampered()
    await owner.query(`
      update audit_entries set place = -place where place > 3;
      update audit_entries set place = 1 - place where place < 0;
      insert into audit_entries (act, actor_name, place) values ('users.deleted', 'thomas', 4);
      update audit_entries set hash = audit_hash(
        (select hash from audit_entries where place = 3), audit_entries) where place = 4`)
    expect(await broken()).toMatchObject({ place: 5, link: "hash" })
  })

  test("all of them removed", async () => {
    const { owner, broken } = await startTampered()
    await owner.query("delete from audit_entries")
    expect(await broken()).toMatchObject({ place: 6, id: null, link: "head" })
  })

  test("a log that goes on after its end was cut off does not close the hole", async () => {
    const { owner, broken, seal, call } = await startTampered()
    await owner.query("delete from audit_entries where place > 4")
    await owner.query("alter table audit_entries enable trigger all")
    await call("admin", "PUT", `/Users/${people.camille.id}/validate/true`)
    await seal()
    expect(await broken()).toMatchObject({ place: 7, link: "place" })
  })
})

describe("whoever rewrites the whole chain, its end and the head too", () => {
  const rewrites = [
    ["with other words", "update audit_entries set actor_name = 'thomas' where place = 2", 2, 6],
    ["without its middle", "delete from audit_entries where place = 3", 3, 5],
    ["without its end", "delete from audit_entries where place > 4", 5, 4],
  ] as const
  test.each(rewrites)("%s is found out by the head outside of the database", async (...given) => {
    const [, statement, from, place] = given
    const { owner, broken } = await startTampered()
    await owner.query(statement)
    await owner.query(rewrittenFrom(from))
    expect("head" in (await verifyAudit(owner))).toBe(true)
    expect(await broken()).toMatchObject({ place, link: "kept" })
  })

  test("but an older head that was kept is no fault", async () => {
    const { owner, dataDir, verify, seal, call } = await startTampered()
    const before = readHead(dataDir)
    await owner.query("alter table audit_entries enable trigger all")
    await call("admin", "PUT", `/Users/${people.camille.id}/validate/true`)
    await seal()
    if (!before) throw new Error("no head was kept")
    await writeHead(dataDir, before)
    expect(await verify()).toMatchObject({ head: { place: 7 } })
  })
})

describe("an entry is sealed when its act is answered", () => {
  const exported = ({ fetch }: TestApi) => fetch("admin", "/Audit/export")

  async function startWithOwner() {
    const api = await startApi()
    await api.call("camille", "GET", "/Users")
    return { api, owner: await connect(api.url) }
  }

  test("so that nothing can be taken out before", async () => {
    const { api, owner } = await startWithOwner()
    await exported(api)
    await exported(api)
    expect(await verifyAudit(owner)).toMatchObject({ entries: 2, unsealed: 0, head: { place: 2 } })
    await owner.query("alter table audit_entries disable trigger keep_entries")
    await owner.query("delete from audit_entries where place = 2")
    expect(await verifyAudit(owner)).toMatchObject({ broken: { place: 1, link: "head" } })
  })

  test("whatever is done at once, by whichever tier", async () => {
    const { api, owner } = await startWithOwner()
    const web = openPool(api.url, "plume_web", 4)
    onTestFinished(() => web.end())
    const opened = (id: number) =>
      web.query(
        `insert into web.sessions (id, person, access_token, id_token, token_expires_at, expires_at)
         values (sha256($1::text::bytea), $2, 'a', 'b', now(), now() + interval '1 day')`,
        [String(id), people.camille.id],
      )
    const acts = Array.from({ length: 10 }, (_, n) => [exported(api), opened(n)]).flat()
    await Promise.all<unknown>(acts)
    expect(await verifyAudit(owner)).toMatchObject({
      entries: 20,
      unsealed: 0,
      head: { place: 20 },
    })
  })

  test("and what did not happen is not in the chain", async () => {
    const { api, owner } = await startWithOwner()
    const client = await api.parts.pool.connect()
    await client.query("begin; insert into audit_entries (act) values ('users.deleted'); rollback")
    client.release()
    await exported(api)
    expect(await verifyAudit(owner)).toMatchObject({ entries: 1, head: { place: 1 } })
  })

  test("but a head that is gone keeps nobody out, and is named", async () => {
    const { api, owner } = await startWithOwner()
    await exported(api)
    await owner.query("delete from audit_head")
    expect((await exported(api)).status).toBe(200)
    expect(await verifyAudit(owner)).toMatchObject({ unsealed: 1, broken: { link: "head" } })
  })
})

test("those who write an entry neither date it nor place it", async () => {
  const { parts } = await startApi()
  const { rows } = await parts.pool.query(
    `insert into audit_entries (act, at, place, hash) values ('users.deleted', '2020-01-01', 1, '\\x00')
     returning place, hash, at > now() - interval '1 minute' as "isNow"`,
  )
  expect(rows[0]).toEqual({ place: null, hash: null, isNow: true })
})

describe("npm run audit:verify", () => {
  const run = promisify(execFile)
  const verify = (env: Record<string, string>) =>
    run(process.execPath, ["scripts/verify.js", "audit log"], {
      env: { ...process.env, NODE_ENV: "production", DATABASE_URL: "", ...env },
    })

  test("looks at DATABASE_URL", async () => {
    const { url, owner, dataDir } = await startTampered()
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir }
    expect((await verify(settings)).stdout).toMatch(
      /^audit log whole: 6 entries, head 6:[0-9a-f]{64}\n$/,
    )
    const { rows } = await owner.query(
      "update audit_entries set actor_name = 'thomas' where place = 2 returning id",
    )
    await expect(verify(settings)).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(
        new RegExp(
          `^audit log broken: entry 2 \\(id ${rows[0].id}, .*, users\\.invalidated\\); hash`,
        ),
      ),
    })
  })

  test("looks at the database in DATA_DIR, while it runs and while it does not", async () => {
    const dataDir = newFolder()
    await expect(verify({ DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 2,
      stderr: `audit log not verified: DATA_DIR ${dataDir} holds no database\n`,
    })
    const { url, stop } = await startEmbeddedDatabase(dataDir, { fsync: false })
    await migrate(url)
    const whole = { stdout: "audit log whole: 0 entries, head 0:\n" }
    expect(await verify({ DATA_DIR: dataDir })).toMatchObject(whole)
    await stop()
    expect(await verify({ DATA_DIR: dataDir })).toMatchObject(whole)
  })
})
