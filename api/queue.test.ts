import { expect, onTestFinished, test } from "vitest"
import { inTransaction, openPool } from "../database/client"
import { people, startApi } from "../tests/api"
import { eventually } from "../tests/eventually"
import { ownerOf } from "../tests/owner"
import type { Handlers, QueuedWork } from "./ports/queue"
import { createQueue } from "./queue"

test("each kind of work that has a queue is taken up", async () => {
  const api = await startApi()
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  const { rows } = await owner.query<{ name: keyof QueuedWork }>(
    "select name from pgboss.queue where name not like '\\_\\_%' order by name",
  )
  const names = rows.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  const taken = new Set<string>()
  const queue = createQueue(api.url)
  onTestFinished(() => queue.stop())
  const handlers = Object.fromEntries(
    names.map((name) => [name, async () => void taken.add(name)]),
  ) as unknown as Handlers
  await queue.work(handlers)
  await inTransaction(owner, ownerOf(people.camille.id), async (db) => {
    for (const name of names) await queue.send(db, name, {} as never)
  })
  await eventually(() => expect([...taken].sort()).toEqual(names))
  // Each is written down as done, too, before the queue closes.
  await eventually(async () => {
    const { rows: left } = await owner.query(
      "select name from pgboss.job where name not like '\\_\\_%' and state <> 'completed'",
    )
    expect(left).toEqual([])
  })
})
