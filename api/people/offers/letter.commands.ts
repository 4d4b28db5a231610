import { NewClient } from "#contract/clients"
import { NewContact } from "#contract/contacts"
import { NewOffer, type OfferDetails } from "#contract/offers"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import { translate } from "../../http/messages"
import { ensure, found, HttpProblem } from "../../http/problem"
import type { Context } from "../../ports/context"
import { addClient } from "../clients/queries"
import { addContact } from "../contacts/commands"
import {
  changeContact,
  findContact,
  findContactByEmail,
  lockNewestConsent,
} from "../contacts/queries"
import { authorOf, showDetails } from "./commands"
import * as queries from "./queries"

/** What someone wrote, and by which way it came. */
interface Letter {
  id: string
  name: string
  email: string
  message: string
  source: "website" | "directory"
  /** Who wrote it, where they are a contact already. */
  contactId?: string
}

/** The contact, the prospect and the offer that come of a letter, which its caller has locked: once. */
export async function takeLetter(
  context: Context,
  { id, name, email, message, source, contactId: writer }: Letter,
  language: Language,
): Promise<OfferDetails> {
  const { owner, db } = context
  const made = await queries.findOfferOfLetter(db, owner, id)
  if (made) return showDetails(context, made)
  const { contactId, clientId } = await writerOf(context, { name, email, contactId: writer })
  const { prospect: _, ...offer } = NewOffer.parse({
    ...{ title: titleOf(name, language), clientId, contactId, source },
    description: message.slice(0, 4000),
  })
  const written = { ...offer, clientId, letterId: id, ...authorOf(context) }
  const added = await queries.addOffer(db, owner, { ...written, enteredAt: context.now })
  return showDetails(context, found(added))
}

/** The same of what a contact wrote last by the owner's site. */
export async function takeNewestLetter(
  context: Context,
  contactId: string,
  language: Language,
): Promise<OfferDetails> {
  const { owner, db } = context
  const { name, email } = found(await findContact(db, owner, contactId))
  const letter = await lockNewestConsent(db, owner, contactId)
  ensure(letter, "noLetter")
  const { id, message } = letter
  const written = { id, name, email: email ?? "", message, contactId }
  return takeLetter(context, { ...written, source: "website" }, language)
}

/** Who wrote: the contact with this address, else a new one; and their company, else a prospect of their name. */
async function writerOf(
  context: Context,
  { name, email, contactId }: Pick<Letter, "name" | "email" | "contactId">,
) {
  const { owner, db } = context
  const known = contactId ? { id: contactId } : await findContactByEmail(db, owner, email)
  const contact = known
    ? found(await findContact(db, owner, known.id))
    : await addWriter(context, { name, email })
  if (contact.clientId) return { contactId: contact.id, clientId: contact.clientId }
  require(context, "clients.create")
  // Who names no company is a person: nobody is taken for a business that did not say so.
  const kind = "individual" as const
  const prospect = NewClient.parse({ name, kind, email: email || null, status: "prospect" })
  const clientId = found(await addClient(db, owner, prospect)).id
  const changes = { ...NewContact.parse(fieldsOf(contact)), clientId, version: contact.version }
  found(await changeContact(db, owner, contact.id, changes))
  return { contactId: contact.id, clientId }
}

function addWriter(context: Context, writer: Pick<Letter, "name" | "email">) {
  require(context, "contacts.create")
  return addContact(context, NewContact.parse(writer))
}

type Known = NonNullable<Awaited<ReturnType<typeof findContact>>>
const fieldsOf = ({ name, role, email, phoneNumber }: Known) => ({
  ...{ name, role, email, phoneNumber },
})

const titleOf = (name: string, language: Language) =>
  translate(language, "offers.letter.title")
    .replace("{{name}}", () => name)
    .slice(0, 120)

function require({ rights }: Context, right: Permission) {
  if (!rights.has(right)) throw new HttpProblem(403, "forbidden")
}
