import type { ContactStanding, RetainedContact, RetentionSettings } from "#contract/mailings"
import type { Permission } from "#contract/permissions"
import { addDays, addMonths, type Day } from "#domain/day"
import { keptMonths, toldDays } from "#domain/retention"
import { permitted } from "../../access/permitted.rules"
import { translate } from "../../http/messages"
import { ensure, found, stale } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { findContact, removeContacts } from "../contacts/queries"
import { clockIn, clocksOf } from "./clock.commands"
import { composeFor, ensureMayWrite, messageOf, receiversOf, type WritingContext } from "./commands"
import { addMessages, listMessagesTo } from "./queries"
import { refusedOf } from "./refusal.commands"
import { listRefusals } from "./refusal.queries"
import * as queries from "./retention.queries"

type Caller = Pick<Context, "db" | "owner" | "today">
/** As many as the page shows. */
const shown = 200

/** Those whose time has run out, or does within thirty days, the first one first. */
export async function listRetained({ db, owner, today }: Caller): Promise<RetainedContact[]> {
  const notedUntil = addMonths(addDays(today, toldDays), -keptMonths)
  const old = await queries.listOldFacts(db, owner, today, notedUntil)
  return old
    .map((row) => ({
      ...{ id: row.id, name: row.name, clientName: row.clientName },
      ...clockIn(row, today),
    }))
    .filter(({ state }) => state !== "kept")
    .toSorted((one, other) => (one.dueOn ?? "").localeCompare(other.dueOn ?? ""))
    .slice(0, shown)
}

/** For how long a contact may be kept, and what they said of mailings. */
export async function standingOf(
  context: Caller & { rights: ReadonlySet<Permission> },
  contactId: string,
): Promise<ContactStanding> {
  const { db, owner } = context
  const contact = found(await findContact(db, owner, contactId))
  const clock = found((await clocksOf(context, [contact.id])).get(contact.id))
  const refused = (await refusedOf(db, owner, [contact])).has(contact.id)
  const messages = await listMessagesTo(db, owner, contact.id)
  const refusals = await listRefusals(db, owner, contact.id)
  const asked = messages.find(
    ({ purpose, createdAt }) => purpose === "question" && dayOf(createdAt) >= clock.from,
  )
  const mayAsk = clock.state !== "kept" && !asked && !refused && contact.email !== null
  return {
    ...{ from: clock.from, dueOn: clock.dueOn, state: clock.state, refused },
    refusals: refusals.map(({ at, ...refusal }) => ({ ...refusal, at: at.toISOString() })),
    mailings: messages.map(({ purpose: _, ...message }) => ({
      ...message,
      sentAt: message.sentAt?.toISOString() ?? null,
      createdAt: message.createdAt.toISOString(),
      answeredAt: message.answeredAt?.toISOString() ?? null,
    })),
    askedAt: asked?.createdAt.toISOString() ?? null,
    can: permitted(context.rights, {
      ask: mayAsk && "contacts.edit",
      refuse: "contacts.edit",
    }),
  }
}

const dayOf = (instant: Date): Day =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(instant)

/** Asks a contact once whether they may be kept: by a message that holds a yes and a no. */
export async function askContact(
  context: WritingContext & Pick<Context, "today" | "rights">,
  contactId: string,
): Promise<ContactStanding> {
  const { db, owner, now, parts } = context
  const standing = await standingOf(context, contactId)
  const contact = found(await findContact(db, owner, contactId))
  ensure(contact.email, "contactWithoutEmail")
  ensure(!standing.refused, "contactRefused")
  ensure(standing.state !== "kept", "contactKept")
  ensure(!standing.askedAt, "contactAsked")
  await ensureMayWrite(context)
  const [receiver] = await receiversOf(context, {
    contactIds: [contactId],
    q: null,
    clientId: null,
  })
  const composed = await composeFor(context)
  const to = found(receiver)
  const say = (words: string) => translate(to.language, `mailings.question.${words}`)
  // What was not chosen is not announced.
  const { erases } = await readSettings(context)
  const words = { subject: say("subject"), body: say(erases ? "bodyErasing" : "body") }
  const id = crypto.randomUUID()
  const message = { ...messageOf(composed, to, words, "question"), id, createdAt: now }
  await addMessages(db, owner, [{ ...message, purpose: "question", state: "queued" }])
  await parts.queue.send(db, "mailingMessage", { owner, messageId: id })
  return standingOf(context, contactId)
}

export async function readSettings({
  db,
  owner,
}: Pick<Context, "db" | "owner">): Promise<RetentionSettings> {
  return (await queries.findSettings(db, owner)) ?? { erases: false, version: 0 }
}

export async function changeSettings(
  context: Pick<Context, "db" | "owner">,
  settings: RetentionSettings,
): Promise<RetentionSettings> {
  const changed = await queries.changeSettings(context.db, context.owner, settings)
  return changed ?? stale(await readSettings(context))
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners of contacts whose time runs out, once of each time, and erases those of owners who chose that. It may
 * run as often as one likes, in several processes.
 */
export async function watchRetention(parts: Parts): Promise<void> {
  for (const owner of await queries.listOwnersToLookAt(parts.pool))
    try {
      await onBehalfOf(parts, owner, parts.clock(), watchOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "contacts not looked over")
    }
}

async function watchOwner({ db, owner, today, now }: Context): Promise<void> {
  const retained = await listRetained({ db, owner, today })
  const { erases } = await readSettings({ db, owner })
  const due = retained.filter(({ state }) => erases && state === "due").map(({ id }) => id)
  if (due.length > 0) await removeContacts(db, owner, due)
  for (const { id, name, from, dueOn } of retained)
    if (!due.includes(id))
      await addNotification(db, owner, {
        kind: "contactClock",
        // Another for each time: who is heard of again is told of again, three years later.
        causeId: causeOf(id, from),
        parameters: { name, contactId: id, day: dueOn ?? undefined },
        createdAt: now,
      })
}
