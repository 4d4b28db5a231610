import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { people, startApi } from "../tests/api"
import { createDatabase } from "../tests/database"
import { areas } from "./areas"
import { fillBoard } from "./board"
import { fillDirectory } from "./directory"
import { fillBills } from "./world"

const owner = "c0000000-0000-4000-8000-000000000001"

test("the worlds of the benchmarks are ones that the product would have made", async () => {
  const database = await createDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await pool.query("insert into people (id, username, email) values ($1, 'p', 'p@exemple.fr')", [
    owner,
  ])
  await fillBills(pool, owner, 40)
  const { rows } =
    await pool.query(`select sum(total_ttc)::int as ttc, sum(due)::int as due, sum(count)::int as count,
    (select sum(total_ttc)::int from bills) as "ofBills", (select sum(due)::int from bills) as "dueOfBills"
    from bill_totals`)
  expect(rows).toEqual([
    {
      count: 40,
      ttc: rows[0].ofBills,
      ofBills: rows[0].ttc,
      due: rows[0].dueOfBills,
      dueOfBills: rows[0].due,
    },
  ])
  await fillBoard(pool, owner)
  await fillDirectory(pool, 20)
})

test.each(Object.entries(areas))("the world of %s can be made", async (_, area) => {
  const api = await startApi()
  const owner = people.camille.id
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  onTestFinished(() => client.end())
  await api.call("camille", "GET", "/Users")
  await client.query("select set_config('app.owner', $1, false)", [owner])
  const made = await area.fill(
    client as unknown as pg.PoolClient,
    owner,
    20,
    async (method, path, body) => {
      const answer = await api.call("camille", method as "GET", path, body)
      expect(answer).toMatchObject({ status: 201 })
      return answer.body
    },
  )
  expect(area.asks(made, 20).length).toBeGreaterThan(0)
})
