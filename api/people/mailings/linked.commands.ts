import type { LinkedMailing } from "#contract/mailings"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { translate } from "../../http/messages"
import { ensure, found } from "../../http/problem"
import type { ApiParts } from "../../ports/parts"
import { findContact } from "../contacts/queries"
import * as queries from "./queries"
import { keepRefusal, refusedOf } from "./refusal.commands"
import { readSettings } from "./retention.commands"

interface Visit {
  parts: Pick<ApiParts, "pool">
  now: Date
}

/** What whoever holds the link of a message sees; it changes nothing. */
export const readLinkedMailing = (visit: Visit, secret: string): Promise<LinkedMailing> =>
  held(visit, secret, show)

/** Keeps that they want no more; said twice, it is kept once. */
export const refuseLinkedMailing = (visit: Visit, secret: string): Promise<LinkedMailing> =>
  held(visit, secret, async (db, owner, message) => {
    const { contactId, address, language } = message
    const contact = found(await findContact(db, owner, contactId))
    const known = await refusedOf(db, owner, [contact])
    if (!known.has(contact.id)) {
      const words = translate(language, "mailings.refusal.byLink")
      const said = { at: visit.now, how: "link" as const, words, by: null }
      await keepRefusal({ db, owner }, contact, [address, contact.email], said)
    }
    return show(db, owner, message)
  })

/** They may be kept, for another three years. */
export const answerLinkedQuestion = (visit: Visit, secret: string): Promise<LinkedMailing> =>
  held(visit, secret, async (db, owner, message) => {
    ensure(message.purpose === "question", "mailingAsksNothing")
    await queries.answerMessage(db, owner, message.id, visit.now)
    return show(db, owner, found(await queries.findMessage(db, owner, message.id)))
  })

async function held<Result>(
  { parts }: Visit,
  secret: string,
  work: (db: Database, owner: Owner, message: queries.MessageRow) => Promise<Result>,
): Promise<Result> {
  const record = found(await queries.findHeldMessage(parts.pool, secret))
  const owner = ownerOfRow(record)
  return inTransaction(parts.pool, owner, async (db) =>
    work(db, owner, found(await queries.findMessage(db, owner, record.id))),
  )
}

async function show(
  db: Database,
  owner: Owner,
  { contactId, address, senderName, language, purpose, answeredAt }: queries.MessageRow,
): Promise<LinkedMailing> {
  const refused = await refusedOf(db, owner, [{ id: contactId, email: address }])
  const { erases } = await readSettings({ db, owner })
  return {
    ...{ sender: senderName ?? "", language, purpose, erases },
    refused: refused.size > 0,
    answered: answeredAt !== null,
  }
}
