import PgBoss from "pg-boss"
import { openPool } from "../database/client"
import type { Handlers, QueuedWork, WorkQueue } from "./ports/queue"

/** How many jobs of a kind one process runs at a time. */
const together = 10
/** What goes to everyone at eight: ten thousand of them are out in minutes. */
const notices = 200

/**
 * The queue in the product's own database. Its tables and queues are made by migrations; here it acts
 * as `plume_app`. A job that fails is retried as its queue says; one whose process died is taken up
 * again once its time is over.
 */
export function createQueue(url: string, onError: (error: Error) => void = () => {}): WorkQueue {
  const pool = openPool(url, "plume_app", 3)
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
  })
  boss.on("error", onError)
  let working = false

  async function take<Name extends keyof QueuedWork>(
    name: Name,
    handle: Handlers[Name],
    batchSize: number,
  ) {
    await boss.work<QueuedWork[Name]>(
      name,
      { batchSize, pollingIntervalSeconds: 1 },
      async (jobs) => {
        await Promise.all(
          jobs.map(async (job) => {
            try {
              await handle(job.data)
            } catch (error) {
              onError(asError(error))
              await boss.fail(name, job.id, { message: asError(error).message })
            }
          }),
        )
      },
    )
  }

  return {
    async send(db, name, data, afterSeconds = 0) {
      const { $client } = db
      await boss.send(name, data, {
        startAfter: afterSeconds,
        db: { executeSql: (text, values) => $client.query(text, values) },
      })
    },
    async work(handlers) {
      working = true
      await boss.start()
      // Every kind there is: what is named nowhere cannot be forgotten.
      for (const name of Object.keys(handlers) as (keyof Handlers)[])
        await take(name, handlers[name], name === "notificationEmail" ? notices : together)
    },
    async stop() {
      if (working) await boss.stop({ timeout: 15_000 })
      await pool.end()
    },
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
