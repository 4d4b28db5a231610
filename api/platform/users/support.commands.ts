import type { z } from "zod"
import type { SupportMessage } from "#contract/users"
import { nobody } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { addEntry } from "../../audit/queries"
import { invalid } from "../../http/problem"
import type { ApiParts } from "../../ports/parts"
import type { Person } from "../../ports/person"
import { addSupportMessage } from "./queries"

interface Writing {
  parts: Pick<ApiParts, "pool">
  requestId: string
  /** Who writes, where they are known. */
  person: Person | undefined
}

/** Keeps a message to those who run this installation, in the name of whoever writes it. */
export async function writeToSupport(
  { parts, requestId, person }: Writing,
  { email, message, website }: z.output<typeof SupportMessage>,
): Promise<void> {
  const from = email ?? person?.email
  if (!from) return invalid([{ path: "email", code: "required" }])
  // Only programs fill in what nobody sees: they are answered as if it had been kept.
  if (website) return
  await inTransaction(parts.pool, person?.id ?? nobody, async (db) => {
    await addSupportMessage(db, { person: person?.id ?? null, email: from, message })
    await addEntry(db, {
      act: "support.written",
      actor: person?.id,
      actorName: person?.username,
      requestId,
    })
  })
}
