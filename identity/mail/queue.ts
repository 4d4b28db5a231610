import { setTimeout as pause } from "node:timers/promises"
import type { Pool } from "pg"
import type { EmailRequest, Message } from "./email"
import { type WritingParts, writeEmail } from "./writing"

/** Letters are written once the answer is given: what that takes would tell whether there is an account. */
const afterAnswer = 20
/** Longer than any attempt takes: whoever makes it and dies leaves it to the next. */
const attemptMayTake = 120_000
const mayHoldUp = 5_000
const minute = 60_000
/** About two days, as long as the product's other messages. */
const mostAttempts = 52
const atOnce = 5

/** Puts a letter in the queue; it leaves after the answer, and again where no mail server takes it. */
export type QueueEmail = (email: EmailRequest) => Promise<void>

/**
 * Hands a message over once, and does not throw for a mail server that is away: whom it reached, and
 * who will never take it.
 */
export type SendEmail = (message: Message) => Promise<{ accepted: string[]; refused: string[] }>

export interface EmailQueueParts extends WritingParts {
  mail: SendEmail
  log: Record<"warn" | "error", (details: object, message: string) => void>
}

interface QueuedEmail extends EmailRequest {
  id: string
  attempts: number
}

/** The queue of letters, and who empties it: any number of processes may, each letter is one's. */
export function openEmailQueue(parts: EmailQueueParts) {
  let isOpen = true
  let running: Promise<void> = Promise.resolve()
  const deliver = () => {
    running = running
      .then(() => (isOpen ? emptyQueue(parts) : undefined))
      .catch((error: unknown) => parts.log.error({ err: error }, "letters were not looked at"))
    return running
  }
  let soon: NodeJS.Timeout | undefined
  deliver()
  return {
    async post({ to, locale, kind, accountId }: EmailRequest) {
      await parts.pool.query(
        `insert into identity.letters (kind, recipient, locale, account_id, queued_at, next_attempt_at)
         values ($1, $2, $3, $4, $5, $5)`,
        [kind, to, locale, accountId ?? null, parts.clock()],
      )
      soon ??= setTimeout(() => {
        soon = undefined
        deliver()
      }, afterAnswer).unref()
    },
    /** Sends those that are due; whoever opens the queue has it done again and again. */
    deliver,
    async close() {
      isOpen = false
      clearTimeout(soon)
      // A mail server that does not answer holds nobody up: whoever starts next makes the attempt again.
      await Promise.race([running, pause(mayHoldUp, undefined, { ref: false })])
    },
  }
}

async function emptyQueue(parts: EmailQueueParts): Promise<void> {
  for (let due = await takeDue(parts); due.length > 0; due = await takeDue(parts))
    await Promise.all(due.map((email) => attempt(parts, email)))
}

async function takeDue({ pool, clock }: EmailQueueParts): Promise<QueuedEmail[]> {
  const now = clock()
  const { rows } = await pool.query<QueuedEmail>(
    `update identity.letters set attempts = attempts + 1, next_attempt_at = $2
     where id in (select id from identity.letters where next_attempt_at <= $1
                  order by next_attempt_at limit $3 for update skip locked)
     returning id, kind, recipient as to, locale, account_id as "accountId", attempts`,
    [now, new Date(now.getTime() + attemptMayTake), atOnce],
  )
  return rows
}

async function attempt(parts: EmailQueueParts, email: QueuedEmail): Promise<void> {
  const { id, kind, attempts } = email
  const message = await writeEmail(parts, email)
  if (!message) return forget(parts.pool, id)
  const { accepted, refused } = await parts.mail(message).catch((error: unknown) => {
    parts.log.error({ err: error, kind }, "letter not sent")
    return { accepted: [], refused: [] }
  })
  if (accepted.length > 0) return forget(parts.pool, id)
  if (refused.length > 0 || attempts >= mostAttempts) {
    parts.log.warn({ kind, attempts }, "letter given up")
    return forget(parts.pool, id)
  }
  const pause = Math.min(60, 2 ** (attempts - 1)) * minute
  const again = new Date(parts.clock().getTime() + pause)
  parts.log.warn({ kind, attempts, again }, "letter not taken, to be tried again")
  await parts.pool.query("update identity.letters set next_attempt_at = $2 where id = $1", [
    id,
    again,
  ])
}

async function forget(pool: Pool, id: string): Promise<void> {
  await pool.query("delete from identity.letters where id = $1", [id])
}
