import { readFileSync } from "node:fs"
import { afterAll, beforeAll, expect, test } from "vitest"
import { cards } from "#contract/areas"
import { acts, menus, neededBy, permissions } from "#contract/permissions"
import { readTexts } from "../config/texts"
import { openPool } from "../database/client"
import { createDatabase } from "./database"
import { codeOf, sources } from "./source"

/** What the cards of contract/areas.ts say of an area, and what the house does, are the same. */
let database: Awaited<ReturnType<typeof createDatabase>>
let pool: ReturnType<typeof openPool>

beforeAll(async () => {
  database = await createDatabase()
  pool = openPool(database.url, "owner", 1)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const named = async (query: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

/** A right as the code says it, but not a key of the texts: `t("website.create")`. */
const right = new RegExp(`(\\w+)?\\(?"((?:${menus.join("|")})\\.(?:${acts.join("|")}))"`, "g")

function rightsIn(room: string): Set<string> {
  const found = sources(room, { tests: false })
    .flatMap((path) => [...codeOf(path).matchAll(right)])
    .filter(([, before]) => before !== "t" && before !== "translate")
    .map(([, , permission = ""]) => permission)
  return new Set(found)
}

test("each right that is offered is asked for by an operation or a screen, and the other way round", () => {
  const asked = new Set([...rightsIn("api"), ...rightsIn("app")])
  expect(permissions.filter((permission) => !asked.has(permission))).toEqual([])
  const offered = new Set<string>(permissions)
  expect([...asked].filter((permission) => !offered.has(permission))).toEqual([])
})

test("each area is a menu of its own or stands in one, and may be seen", () => {
  const wrong = cards.filter(
    ({ acts: its, menu }) =>
      (its === undefined) === (menu === undefined) || (its && !its.includes("see")),
  )
  expect(wrong).toEqual([])
  for (const card of cards)
    for (const needed of neededBy(card)) expect(permissions, card.name).toContain(needed)
})

test("each area has its name once, its screen and its table", async () => {
  for (const field of ["name", "screen", "table"] as const) {
    const values = cards.map((card) => card[field]).filter(Boolean)
    expect(new Set(values).size, field).toBe(values.length)
  }
  const screens = new Set(
    sources("app/routes/admin").flatMap((path) => {
      const [first = "", second = ""] = path.split("/").slice(3)
      return [first, `${first}/${second}`]
    }),
  )
  expect(cards.filter(({ screen }) => screen && !screens.has(screen))).toEqual([])
  const tables = await named(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  expect(cards.filter(({ table }) => table && !tables.includes(table))).toEqual([])
})

test("what is kept when it is removed is what the cards say can be brought back", async () => {
  // Parts are kept with what they belong to, by functions of their own.
  const kept = await named(
    `select t.tgrelid::regclass::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'keep_removed' order by 1`,
  )
  const withUndo = cards.flatMap(({ undo, table }) => (undo && table ? [table] : []))
  const tables = new Set(cards.map(({ table }) => table))
  expect(withUndo.sort()).toEqual(kept.filter((name) => tables.has(name)))
})

test("what can be brought back says what it is called, and each record has a name of its kind", async () => {
  const columns = await named(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0`,
  )
  const undone = cards.filter(({ undo }) => undo)
  expect(undone.filter(({ table, called }) => !columns.includes(`${table}.${called}`))).toEqual([])
  const told = cards.filter(({ undo, notes }) => undo || notes)
  for (const language of ["fr", "en"] as const) {
    const { areas: kinds } = readTexts(language)
    const names = Object.keys(typeof kinds === "object" ? kinds : {})
    const unnamed = told.filter(({ name }) => !names.includes(name))
    expect(unnamed, language).toEqual([])
  }
})

test("the records that take notes are those that the table of notes refers to", async () => {
  const referred = await named(
    `select confrelid::regclass::text as name from pg_constraint
      where contype = 'f' and conrelid = 'notes'::regclass and confdeltype = 'c' order by 1`,
  )
  const noted = cards.flatMap(({ notes, table }) => (notes && table ? [table] : []))
  expect(noted.sort()).toEqual(referred)
})

test("each record that takes notes shows its feed, and what can be brought back has a way back", () => {
  const files = sources("app/routes/admin", { tests: false })
  const code = files.map((path) => codeOf(path))
  const shows = (name: string) =>
    code.some(
      (text) =>
        text.includes("<ActivityFeed") &&
        /activityOf\(([^)]*)/.exec(text)?.[1]?.includes(`"${name}"`),
    )
  const restores = (screen = "") =>
    files.some((path) => path.includes(`/${screen}/`) && path.endsWith("/restoration.ts"))
  expect(cards.filter(({ notes, name }) => notes && !shows(name))).toEqual([])
  expect(cards.filter(({ undo, screen }) => undo && !restores(screen))).toEqual([])
})

test("who exports an area's records is written down", () => {
  const code = sources("api", { tests: false }).map(codeOf)
  const exported = cards.filter(({ acts: its }) => its?.includes("export"))
  const recorded = (name: string) =>
    code.some((text) =>
      new RegExp(`recordExport\\([^;]*"${name}"\\)|recordAudit\\([^;]*"${name}.exported"`).test(
        text,
      ),
    )
  expect(exported.length).toBeGreaterThan(8)
  expect(exported.filter(({ name }) => !recorded(name)).map(({ name }) => name)).toEqual([])
})

test("what the database can search is what the cards say is found", async () => {
  const searched = await named(
    `select substr(p.proname, 6) as name from pg_proc p join pg_class c on c.relname = substr(p.proname, 6)
      where p.proname like 'find\\_%' and p.prosecdef and p.prorettype = 'uuid[]'::regtype order by 1`,
  )
  const found = cards.flatMap(({ search, table }) => (search && table ? [table] : []))
  expect(found.sort()).toEqual(searched)
})

test("roles that were made before lose the rights that did nothing, and nothing else", async () => {
  await pool.query(
    `insert into roles (name, permissions) values
      ('mixed', '{bills.see,audit.see,audit.create,outbox.export}'), ('plain', '{bills.see,bills.edit}')`,
  )
  await pool.query(
    readFileSync("database/migrations/2026-11-22-rights-that-do-something.sql", "utf8"),
  )
  const { rows } = await pool.query("select name, permissions, version from roles order by name")
  expect(rows).toEqual([
    { name: "mixed", permissions: ["bills.see", "audit.see"], version: 2 },
    { name: "plain", permissions: ["bills.see", "bills.edit"], version: 1 },
  ])
})
