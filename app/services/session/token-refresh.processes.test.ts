import { type ChildProcess, fork } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { provide } from "../../../config/environment"
import { createDatabase, type TestDatabase } from "../../../tests/database"
import { signedUp, startIdentity, type TestIdentity } from "../../../tests/identity"
import type { Orders, Outcome } from "../../../tests/web-process"
import { webDatabase } from "../database.server"
import { openSession } from "./session.server"

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createDatabase()
  folder = mkdtempSync(join(tmpdir(), "plume-processes-"))
  provide({ DATABASE_URL: database.url, SESSION_SECRET: "a secret of the tests" })
})

afterAll(async () => {
  await webDatabase().end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const crowds = [
  ["one process", 1, 1],
  ["two processes", 2, 1],
  ["two processes, with more sessions than connections", 2, 7],
] as const

test.each(crowds)(
  "A4, A5 of 20 parallel loaders in %s, one refreshes and all are answered",
  async (_name, processes, sessions) => {
    const identity = await startIdentity()
    const cookies: string[] = []
    for (let each = 0; each < sessions; each += 1)
      cookies.push(await expiringSession(identity, `${each}-${processes}@exemple.fr`))
    const outcomes = await together(processes, {
      environment: {
        DATABASE_URL: database.url,
        SESSION_SECRET: "a secret of the tests",
        IDENTITY_CONFIG: configuration(identity),
      },
      cookies,
      loaders: 20 / processes,
    })
    for (const session of cookies.keys()) {
      const tokens = outcomes.flatMap(({ tokens }) => tokens[session])
      expect(tokens).toHaveLength(20)
      expect(new Set(tokens).size).toBe(1)
      expect(decodeJwt(tokens[0] ?? "").preferred_username).toBe(
        `${session}-${processes}@exemple.fr`,
      )
    }
    // The identity server counts what it gave: the first token, and one more, for each session.
    const { rows } = await identity.pool.query(
      `select count(*) filter (where consumed_at is not null)::int as used, count(*)::int as given
     from identity.artifacts where model = 'RefreshToken'`,
    )
    expect(rows).toEqual([{ used: sessions, given: 2 * sessions }])
    const { rows: kept } = await webDatabase().query("select distinct version from web.sessions")
    expect(kept).toEqual([{ version: 2 }])
    // What was to be said at the same moment is said, and writes nothing of the session.
    for (const toast of outcomes.flatMap(({ toasts }) => toasts)) {
      expect(toast).toMatch(/^plume_toast=/)
      expect(toast).not.toContain("plume_session")
    }
    await webDatabase().query("delete from web.sessions")
  },
  60_000,
)

/** A session whose access token has three seconds left, and its cookie. */
async function expiringSession(identity: TestIdentity, email: string): Promise<string> {
  const { tokens } = await signedUp(identity, email)
  const cookie = await openSession(
    decodeJwt(tokens.access_token).sub ?? "",
    {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      idToken: tokens.id_token,
      expiresAt: new Date(Date.now() + 3_000),
      refreshDueAt: null,
    },
    null,
  )
  return cookie.split(";")[0] ?? ""
}

function configuration({ origin, clientSecret }: TestIdentity): string {
  const path = join(folder, `${new URL(origin).port}.json`)
  const client = { issuer: `${origin}/identity`, clientId: "plume-web", clientSecret }
  writeFileSync(path, JSON.stringify(client))
  return path
}

/** Starts the processes, has them begin at the same moment, and waits for what they say. */
async function together(count: number, orders: Orders): Promise<Outcome[]> {
  const processes = Array.from({ length: count }, () =>
    fork("tests/web-process.ts", { execArgv: ["--import", "tsx"] }),
  )
  onTestFinished(() => {
    for (const each of processes) each.kill()
  })
  await Promise.all(
    processes.map((each) => {
      each.send(orders)
      return said(each)
    }),
  )
  return Promise.all(
    processes.map((each) => {
      each.send("go")
      return said(each) as Promise<Outcome>
    }),
  )
}

function said(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once("message", resolve)
    child.once("exit", (code) => reject(new Error(`the process ended with ${code}`)))
  })
}
