import { administrator } from "#domain/administrator"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { listPermissions } from "../../access/queries"
import { builtInRoles, rightsOf } from "../../access/rules"
import { addNotification } from "../../notifications/add.commands"
import { hasNotificationSince } from "../../notifications/queries"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts, WorkerParts } from "../../ports/parts"
import type { QueuedWork } from "../../ports/queue"
import { asStaff, countWaiting, listMembers } from "./queries"

const day = 86_400_000

/** Those who may see requests. */
export async function listStaff(db: Database): Promise<Owner[]> {
  const made = await listPermissions(db)
  const may = [...builtInRoles.keys(), ...made.keys()].filter((role) =>
    rightsOf([role], made).has("supportRequests.see"),
  )
  return listMembers(db, [administrator, ...may])
}

/** Leaves for later to tell them that somebody wrote, or wrote again. */
export async function tellStaff(
  db: Database,
  queue: ApiParts["queue"],
  request: Omit<QueuedWork["supportNotice"], "owner" | "causeId">,
): Promise<void> {
  // One told twice of the same words is told once.
  const causeId = crypto.randomUUID()
  for (const owner of await listStaff(db))
    await queue.send(db, "supportNotice", { owner, causeId, ...request })
}

/** By the bell of one of them. */
export async function tellOfRequest(
  { pool }: Pick<WorkerParts, "pool">,
  owner: Owner,
  { messageId, reference, causeId, at }: QueuedWork["supportNotice"],
): Promise<void> {
  await inTransaction(pool, owner, (db) =>
    addNotification(db, owner, {
      causeId,
      kind: "supportWritten",
      parameters: { supportRequestId: messageId, number: reference },
      createdAt: new Date(at),
    }),
  )
}

/** Tells them, once a day at most, while something has waited longer than a day. */
export async function tellOfWaiting(parts: Pick<ApiParts, "pool" | "clock">): Promise<void> {
  const now = parts.clock()
  const dayAgo = new Date(now.getTime() - day)
  const [waiting, staff] = await asStaff(parts.pool, async (db) => [
    await countWaiting(db, dayAgo),
    await listStaff(db),
  ])
  if (waiting === 0) return
  for (const owner of staff)
    await onBehalfOf(parts, owner, now, async ({ db }) => {
      if (await hasNotificationSince(db, owner, "supportWaiting", dayAgo)) return
      const parameters = { number: String(waiting) }
      await addNotification(db, owner, {
        causeId: crypto.randomUUID(),
        kind: "supportWaiting",
        parameters,
        createdAt: now,
      })
    })
}
