import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { seal } from "../../api/e-invoice/seal"
import { draftFor, openForBusiness } from "../billing"
import { createDatabase } from "../database"
import { openProduct, signUp } from "./product"

test("E79 a hundred issues on two processes, twenty of them failing, leave no gap", async () => {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const shared = { DATABASE_URL: database.url, SESSION_SECRET: "both-processes-".repeat(4) }
  const one = await openProduct(shared)
  const two = await openProduct({ ...shared, ORIGIN: one.address })
  await one.start()
  await two.start()
  const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
  await signUp(one.address, email, password)
  const authorization = `Bearer ${one.token(email, password)}`
  const call = (address: string, path: string, init: RequestInit = {}) =>
    fetch(`${address}/api${path}`, {
      ...init,
      headers: { authorization, "content-type": "application/json", ...init.headers },
    })
  const client = await openForBusiness({
    fetch: (_who, path, init) => call(one.address, path, init),
  })
  const body = JSON.stringify(draftFor(client.id))
  const drafts = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const { address } = at % 2 ? one : two
      return (await call(address, "/Bills", { method: "POST", body })).json()
    }),
  )

  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  onTestFinished(() => owner.end())
  // Of the first sixty commits, every third breaks at its very end: its number must go to another bill.
  await owner.query(`
    create sequence asked;
    create function break_it() returns trigger language plpgsql security definer as $$
    declare at bigint := nextval('public.asked');
    begin
      if at <= 60 and at % 3 = 0 then raise exception 'forced'; end if;
      return null;
    end $$;
    create constraint trigger break_it after insert on bill_snapshots
      deferrable initially deferred for each row execute function break_it();
  `)
  const numbers: string[] = []
  const answeredBy = new Set<string>()
  let failed = 0
  let open = drafts.map(({ id }: { id: string }) => id)
  while (open.length > 0) {
    const answers = await Promise.all(
      open.map(async (id, at) => {
        const { address } = at % 2 ? one : two
        const init = { method: "POST", body: JSON.stringify({ version: 1 }) }
        const answer = await call(address, `/Bills/${id}/issue`, init)
        if (answer.ok) answeredBy.add(address)
        else failed++
        return { id, number: answer.ok ? ((await answer.json()).number as string) : undefined }
      }),
    )
    open = answers.filter(({ number }) => !number).map(({ id }) => id)
    numbers.push(...answers.flatMap(({ number }) => number ?? []))
  }
  expect(failed).toBe(20)
  expect([...answeredBy].sort()).toEqual([one.address, two.address].sort())
  const series = numbers[0]?.slice(0, 7)
  expect(numbers.sort()).toEqual(
    numbers.map((_, at) => `${series}${String(at + 1).padStart(4, "0")}`),
  )
  expect(numbers).toHaveLength(100)
  // The order of issue is the order of numbers, and each seal holds the one before.
  const { rows } = await owner.query(
    `select snapshot, s.sha256, previous_sha256 from bill_snapshots s
       join bills b on b.id = s.bill_id order by b.year, b.sequence`,
  )
  let previous: string | null = null
  for (const row of rows) {
    expect(row.previous_sha256).toBe(previous)
    expect(seal(previous, row.snapshot)).toBe(row.sha256)
    previous = row.sha256
  }
}, 600_000)
