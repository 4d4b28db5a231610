import PgBoss from "pg-boss"
import type { Database } from "../database/client"
import type { IdentityChange } from "./platform/users/identity-changes.commands"

/** What each kind of job is told. */
export interface QueuedWork {
  /** Renders and keeps the PDF of a bill that was issued. */
  billDocument: { owner: string; billId: string }
  /** Hands an issued bill to the approved platform. */
  billSubmission: { owner: string; billId: string }
  /** Sends one message. */
  billEmail: { owner: string; emailId: string }
  /** Sends what a visitor of the directory wrote. */
  directoryMessage: { owner: string; messageId: string }
  /** Tells a person that the account to which clients pay them is another. */
  ibanNotice: { owner: string; at: string }
  /** Tells the owner of a site what a visitor wrote by its form. */
  siteMessage: { owner: string; consentId: string }
  /** Tells the owner of a quote what its client answered. */
  quoteAnswer: { owner: string; answerId: string }
  /** Tells its owner by mail that a recurring bill was paused, and what it lacks. */
  recurringBillPaused: { owner: string; recurringBillId: string; failedAt: string }
  /** Tells the identity server what changed, where the call that changed it could not. */
  identityChange: IdentityChange
}

/** Work that is done after the call that caused it, once, and again after a failure. */
export interface Queue {
  /** Queues a job inside the transaction that causes it: rolled back together, or neither. */
  send<Name extends keyof QueuedWork>(
    db: Database,
    name: Name,
    data: QueuedWork[Name],
    afterSeconds?: number,
  ): Promise<void>
}

export type Handlers = { [Name in keyof QueuedWork]: (data: QueuedWork[Name]) => Promise<void> }

export interface WorkQueue extends Queue {
  /** Takes up jobs from now on; several processes may. */
  work(handlers: Handlers): Promise<void>
  /** Takes up no more jobs, and waits for those that run. */
  stop(): Promise<void>
}

/** How many jobs of a kind one process runs at a time. */
const together = 10

/**
 * The queue in the product's own database. Its tables and queues are made by migrations; here it acts
 * as `plume_app`. A job that fails is retried as its queue says; one whose process died is taken up
 * again once its time is over.
 */
export function createQueue(url: string, onError: (error: Error) => void = () => {}): WorkQueue {
  const boss = new PgBoss({
    connectionString: url,
    options: "-c role=plume_app",
    max: 3,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    // The driver's own settings pass through; pg-boss's types know only its own.
  } as PgBoss.DatabaseOptions & PgBoss.ConstructorOptions)
  boss.on("error", onError)
  let working = false

  async function take<Name extends keyof QueuedWork>(name: Name, handle: Handlers[Name]) {
    await boss.work<QueuedWork[Name]>(
      name,
      { batchSize: together, pollingIntervalSeconds: 1 },
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
      await take("billDocument", handlers.billDocument)
      await take("billSubmission", handlers.billSubmission)
      await take("billEmail", handlers.billEmail)
      await take("directoryMessage", handlers.directoryMessage)
      await take("ibanNotice", handlers.ibanNotice)
      await take("siteMessage", handlers.siteMessage)
      await take("quoteAnswer", handlers.quoteAnswer)
      await take("recurringBillPaused", handlers.recurringBillPaused)
      await take("identityChange", handlers.identityChange)
    },
    async stop() {
      if (working) await boss.stop({ timeout: 15_000 })
    },
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
