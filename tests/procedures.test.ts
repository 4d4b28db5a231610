import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDatabase } from "./database"

/** What a migration calls for a new area (2026-11-22-procedures-of-areas.sql), on tables of no area. */
const camille = "c0000000-0000-4000-8000-000000000001"
const thomas = "c0000000-0000-4000-8000-000000000002"

let database: Awaited<ReturnType<typeof createDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const columns = `id uuid primary key default gen_random_uuid(),
    owner uuid not null default app_owner(), version integer not null default 1,
    created_at timestamptz not null default now(), changed_at timestamptz not null default now(),
    title text not null, note text, unique (owner, id)`
  await client.query(`
    create table "toy boxes" (${columns});
    call own_table('toy boxes');
    call undoable('toy boxes');
    create table toys (${columns}, box_id uuid not null, doubled text generated always as (title || title) stored,
      foreign key (owner, box_id) references "toy boxes" (owner, id) on delete cascade);
    call own_table('toys');
    call searchable('toys', 'title', 'note');
    call undoable('toys');
    create table toy_laws (owner uuid not null default app_owner(), title text not null);
    call own_table('toy_laws', 'kept', false)`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** What a call of the API is: a transaction of the role `plume_app`, in the name of one person. */
async function as<Row extends pg.QueryResultRow>(owner: string, ...statements: string[]) {
  await client.query("begin")
  try {
    await client.query("set local role plume_app")
    await client.query("select set_config('app.owner', $1, true)", [owner])
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    await client.query("commit")
    return rows
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}

const makeToy = async (owner: string, title: string, note: string) => {
  const [box] = await as<{ id: string }>(
    owner,
    `insert into "toy boxes" (title) values ('Coffre') returning id`,
  )
  const [toy] = await as<{ id: string }>(
    owner,
    `insert into toys (title, note, box_id) values ('${title}', '${note}', '${box?.id}') returning id`,
  )
  return { box: box?.id ?? "", toy: toy?.id ?? "" }
}

test("a row is its owner’s alone, and counts its versions", async () => {
  const { toy } = await makeToy(camille, "Ours", "peluche")
  expect(await as(thomas, "select id from toys")).toEqual([])
  expect(
    await as(thomas, `update toys set title = 'Volé' where id = '${toy}' returning id`),
  ).toEqual([])
  await expect(
    as(
      thomas,
      `insert into toys (owner, title, box_id)
    values ('${camille}', 'x', gen_random_uuid())`,
    ),
  ).rejects.toThrow(/row-level security/)
  expect(
    await as(camille, `update toys set title = 'Ourson' where id = '${toy}' returning version`),
  ).toEqual([{ version: 2 }])
  const { rows } = await client.query(
    "select relrowsecurity, relforcerowsecurity from pg_class where relname = 'toys'",
  )
  expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }])
})

test("the search finds the words of every column, whatever their accents, and nothing of anyone else’s", async () => {
  const { toy } = await makeToy(camille, "Éléphant", "100 % coton")
  const find = async (who: string, words: string) =>
    (await as<{ found: string[] }>(who, `select find_toys('${words}') as found`))[0]?.found
  for (const words of ["elephant", "LÉPHANT", "100 %", "coton"])
    expect(await find(camille, words), words).toEqual([toy])
  expect(await find(camille, "coton_")).toEqual([])
  expect(await find(thomas, "elephant")).toEqual([])
})

test("what was removed comes back with what went with it, parents first", async () => {
  const { box, toy } = await makeToy(camille, "Toupie", "bois")
  await as(camille, `delete from "toy boxes" where id = '${box}'`)
  expect(await as(camille, `select from toys where id = '${toy}'`)).toEqual([])
  await as(thomas, `select bring_back('toy boxes', '${box}')`)
  expect(await as(camille, `select from toys where id = '${toy}'`)).toEqual([])
  await as(camille, `select bring_back('toy boxes', '${box}')`)
  expect(await as(camille, `select title, doubled, box_id from toys where id = '${toy}'`)).toEqual([
    { title: "Toupie", doubled: "ToupieToupie", box_id: box },
  ])
})

test("whoever is erased leaves what the law keeps, and others keep theirs", async () => {
  await makeToy(camille, "Train", "bois")
  await makeToy(thomas, "Camion", "fer")
  await as(camille, "insert into toy_laws (title) values ('gardé')")
  await as(camille, "select erase_person()")
  for (const table of ["toys", '"toy boxes"', "removals"])
    expect(await as(camille, `select from ${table}`), table).toEqual([])
  expect(await as(camille, "select title from toy_laws")).toEqual([{ title: "gardé" }])
  expect(await as(thomas, "select title from toys")).toEqual([{ title: "Camion" }])
})

test("the archive of a person has each table that is their own to take away", async () => {
  const { rows } = await client.query(
    "select name, fate, exported from owned_tables where name ~ '^toy' order by name",
  )
  expect(rows).toEqual([
    { name: "toy boxes", fate: "erased", exported: true },
    { name: "toy_laws", fate: "kept", exported: false },
    { name: "toys", fate: "erased", exported: true },
  ])
})

test("a table without an owner is nobody’s, and what is nobody’s cannot be brought back", async () => {
  await client.query("create table stones (id uuid)")
  await expect(client.query("call own_table('stones')")).rejects.toThrow("has no owner")
  await expect(client.query("call undoable('stones')")).rejects.toThrow("own_table comes first")
})

test("the application calls none of the procedures, and changes no rule", async () => {
  for (const statement of [
    "call own_table('toys')",
    "call searchable('toys', 'note')",
    "call undoable('toys')",
    "update owned_tables set fate = 'erased'",
  ])
    await expect(as(camille, statement), statement).rejects.toThrow("permission denied")
})
