import { z } from "zod"
import type { Database } from "../../database/client"
import type { Call } from "../http/env"
import { addAccessAct } from "./accesses.queries"

const isId = (text: string | undefined): text is string => z.guid().safeParse(text).success

/** Writes down what someone did in an account that is not theirs; of what is their own, nothing. */
export async function recordGuest(c: Call, db: Database): Promise<void> {
  const { account, owner, person, now } = c.var
  const { method, path } = c.req
  // What is answered a second time was done once.
  if (!account || owner === person.id || c.res.headers.has("idempotent-replay")) return
  if (method !== "POST" && method !== "PUT" && method !== "PATCH" && method !== "DELETE") return
  await addAccessAct(db, owner, {
    accessId: account.access.id,
    guest: person.id,
    guestName: person.username,
    accountName: account.access.accountName,
    at: now,
    method,
    operation: `${method} ${c.req.routePath.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`,
    recordId: path.split("/").find(isId) ?? (await recordIn(c.res)),
  })
}

/** The record that an answer is about: what a note or another part of it belongs to comes first. */
async function recordIn(answer: Response): Promise<string | null> {
  if (!answer.headers.get("content-type")?.includes("json")) return null
  const told = z
    .object({ recordId: z.guid().optional(), id: z.guid().optional() })
    .safeParse(await answer.clone().json())
  return told.success ? (told.data.recordId ?? told.data.id ?? null) : null
}
