import { randomBytes, randomInt } from "node:crypto"
import type { z } from "zod"
import type { SupportMessage } from "#contract/users"
import type { Language } from "#contract/values"
import { nobody } from "#domain/owner"
import { supportReference } from "#domain/support-reference"
import { inTransaction } from "../../../database/client"
import { addEntry } from "../../audit/queries"
import { invalid } from "../../http/problem"
import type { ApiParts } from "../../ports/parts"
import type { Person } from "../../ports/person"
import { attachFiles } from "./files.queries"
import { tellStaff } from "./notice.commands"
import { addSupportMessage, countSupportReceipts, findSentBefore } from "./queries"

interface Writing {
  parts: Pick<ApiParts, "pool" | "queue">
  requestId: string
  /** Who writes, where they are known. */
  person: Person | undefined
  now: Date
  language: Language
}

/** As many receipts as an address is sent in a day: it may be someone else's than whoever typed it. */
const receiptsOfDay = 3
/** Milliseconds within which the same words from the same address are one request: somebody went back and sent again. */
const sameMessageWithin = 600_000

/** Keeps a message to those who run this installation, in the name of whoever writes it; answers its reference. */
export async function writeToSupport(
  { parts, requestId, person, now, language }: Writing,
  { email, subject, message, files, page, website }: z.output<typeof SupportMessage>,
): Promise<string> {
  const from = email ?? person?.email
  if (!from) return invalid([{ path: "email", code: "required" }])
  const reference = supportReference(randomInt)
  // Only programs fill in what nobody sees: they are answered as if it had been kept.
  if (website) return reference
  const owner = person?.id ?? nobody
  return inTransaction(parts.pool, owner, async (db) => {
    const lately = new Date(now.getTime() - sameMessageWithin)
    const sent = { person: person?.id ?? null, email: from, subject, message }
    const before = files.length === 0 && (await findSentBefore(db, sent, lately))
    if (before) return before
    const dayAgo = new Date(now.getTime() - 86_400_000)
    const receipt = (await countSupportReceipts(db, from, dayAgo)) < receiptsOfDay
    const id = crypto.randomUUID()
    await addSupportMessage(db, {
      ...sent,
      ...{ id, createdAt: now, reference, page, language, receipt },
      secret: randomBytes(24).toString("base64url"),
    })
    await attachFiles(db, owner, id, files)
    await tellStaff(db, parts.queue, { messageId: id, reference, at: now.toISOString() })
    if (receipt) await parts.queue.send(db, "supportReceipt", { owner, messageId: id })
    await addEntry(db, {
      act: "support.written",
      actor: person?.id,
      actorName: person?.username,
      requestId,
    })
    return reference
  })
}
