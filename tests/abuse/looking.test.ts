import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { type Name, startApi } from "../api"
import { Caller } from "../caller"
import { allOperations } from "../operations"
import { administrativeOperations } from "../samples"

/**
 * What looking may leave behind: that someone was there, that a list was taken away as a file, the
 * document of an issued bill or of a timesheet that was handed over, which is drawn from its frozen facts by whoever needs it
 * first, with its seal, and the numbers of accounting entries, which are given to whoever takes the file away first.
 */
const traces = [
  ...["audit_entries", "audit_head", "people", "migrations", "bill_documents"],
  ...["bill_seals", "accounting_entries", "timesheet_editions"],
]

test("D67 no GET of the API changes anything, whoever calls it", async () => {
  const api = await startApi()
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'web'::regnamespace, 'identity'::regnamespace)`,
  )
  // One query for all of them: it is asked after each call.
  const hashed = tables
    .filter(({ name }) => !traces.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
    )
    .join(" union all ")
  const state = async (): Promise<Record<string, string>> => {
    const { rows } = await client.query<{ name: string; hash: string }>(hashed)
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
  }
  const callers = { camille: new Caller(api, "camille"), admin: new Caller(api, "admin") }
  await api.call("camille", "GET", "/Users")
  const gets = allOperations().filter(({ method }) => method === "GET")
  const calls: [Name, string, string][] = []
  for (const operation of gets) {
    const who = administrativeOperations.includes(operation.id) ? "admin" : "camille"
    const values = await callers[who].values(operation)
    const { path } = await callers[who].prepare(operation, values)
    calls.push([who, path, operation.id])
  }
  const before = await state()
  expect(Object.keys(before).length).toBeGreaterThan(15)
  const answers: Record<string, number> = {}
  for (const [who, path, id] of calls) {
    answers[id] = (await api.fetch(who, path)).status
    expect(await state(), id).toEqual(before)
  }
  const read = Object.values(answers).filter((status) => status === 200)
  expect(read.length).toBeGreaterThan(gets.length * 0.8)
}, 600_000)
