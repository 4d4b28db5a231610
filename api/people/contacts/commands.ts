import type { z } from "zod"
import type { ContactChanges, NewContact } from "#contract/contacts"
import { found, invalid } from "../../http/problem"
import { keepOption } from "../../platform/options/keep.commands"
import type { Context } from "../../ports/context"
import { findClient } from "../clients/queries"
import * as queries from "./queries"

type Row = NonNullable<Awaited<ReturnType<typeof queries.findContact>>>

/** Adds a contact, at one of the owner's own clients or at none. */
export async function addContact(
  context: Context,
  contact: z.output<typeof NewContact>,
): Promise<Row> {
  await checkClient(context, contact.clientId)
  const role = await keepOption(context, "contactRole", contact.role)
  return found(await queries.addContact(context.db, context.owner, { ...contact, role }))
}

/** The contact before, and changed; not changed where the version is not the current one. */
export async function changeContact(
  context: Context,
  id: string,
  changes: z.output<typeof ContactChanges>,
): Promise<{ before: Row; changed: Row | undefined }> {
  const { db, owner } = context
  const before = found(await queries.findContact(db, owner, id))
  await checkClient(context, changes.clientId)
  const role = await keepOption(context, "contactRole", changes.role)
  return { before, changed: await queries.changeContact(db, owner, id, { ...changes, role }) }
}

async function checkClient({ db, owner }: Context, clientId: string | null): Promise<void> {
  if (clientId && !(await findClient(db, owner, clientId)))
    invalid([{ path: "clientId", code: "unknown" }])
}
