import { NewClient } from "#contract/clients"
import { NewContact } from "#contract/contacts"
import { optional, Text } from "#contract/values"
import { personWords } from "#domain/duplicates"
import { emailKey } from "#domain/email-key"
import { errorsOf } from "../../http/refuse-invalid"
import { addNotes } from "../../notes/queries"
import type { Context } from "../../ports/context"
import type { ChangedRecord, ImportKind, RowCells } from "../../ports/import-kind"
import { plain } from "../../spreadsheets/values.rules"
import { addClients, listKnownClients, takeBackClients } from "../clients/queries"
import * as queries from "./queries"

/** Contacts from a file of another tool; the company of each is found by its name, else made as a prospect. */
export const contactImport: ImportKind = {
  menu: "contacts",
  fields: [
    {
      name: "name",
      label: "contacts.name",
      required: true,
      headings: [
        "contactname",
        "nomcomplet",
        "fullname",
        "displayname",
        "fn",
        "contact",
        "nom",
        "name",
      ],
    },
    {
      name: "firstName",
      label: "imports.firstName",
      headings: ["firstname", "prenom", "givenname"],
    },
    {
      name: "lastName",
      label: "imports.lastName",
      headings: ["lastname", "nomdefamille", "familyname", "nom"],
    },
    {
      name: "role",
      label: "contacts.role",
      headings: ["role", "fonction", "poste", "jobtitle", "title", "titre"],
    },
    {
      name: "client",
      label: "contacts.client",
      headings: ["client", "organization", "company", "entreprise", "societe", "organisation"],
    },
    { name: "company", label: "imports.company", headings: ["org"] },
    {
      name: "email",
      label: "contacts.email",
      headings: ["email", "emails", "mail", "courriel", "emailaddress", "adresseemail"],
    },
    {
      name: "phoneNumber",
      label: "contacts.phoneNumber",
      headings: ["telephone", "phone", "phonenumber", "tel", "mobile", "portable"],
    },
    { name: "note", label: "imports.cardNote", headings: ["note", "notes", "remarque"] },
    { name: "uid", label: "imports.uid", headings: ["uid"] },
    { name: "as", label: "imports.as", headings: ["kind"] },
  ],
  async known({ db, owner }) {
    const [contacts, clients] = [
      await queries.listKnownContacts(db, owner),
      await listKnownClients(db, owner),
    ]
    return [
      ...contacts.map((contact) => ({
        ...{ id: contact.id, title: contact.name, keys: keysOf(contact, contact.clientId ?? "") },
      })),
      ...clients.map(({ name }) => ({ title: name, keys: [`company ${plain(name)}`] })),
    ]
  },
  async read(context, rows) {
    const clients = await clientsOf(context)
    const mayAddCompany = context.rights.has("clients.create")
    return rows.map((row) => {
      const name = companyIn(row)
      const isUnknown = name !== "" && !clients.has(plain(name))
      const unknown = [
        ...(isUnknown && !isCompany(row) ? [row.client ? "client" : "company"] : []),
        ...(isCompany(row) ? ["as"] : []),
      ]
      const errors = mayAddCompany
        ? []
        : unknown.map((path) => ({ path, code: "importClientUnknown" }))
      if (isCompany(row)) {
        const read = NewClient.safeParse(companyOf(row))
        const title = companyOf(row).name
        const keys = read.success ? [`company ${plain(title)}`] : []
        return { title, keys, errors: [...(read.success ? [] : errorsOf(read.error)), ...errors] }
      }
      const typed = contactOf(row, clients)
      const read = ImportedContact.safeParse(typed)
      const place = typed.clientId ?? plain(name)
      return {
        title: typed.name,
        keys: read.success ? keysOf(read.data, place) : [],
        ...(isUnknown && { makes: name }),
        errors: [...(read.success ? [] : errorsOf(read.error)), ...errors],
      }
    })
  },
  async add(context, rows) {
    const { db, owner, today, now } = context
    const companies = await addCompanies(context, rows)
    const clients = await clientsOf(context)
    const people = rows.filter((row) => !isCompany(row))
    const read = people.map((row) => ImportedContact.parse(contactOf(row, clients)))
    const ids = await queries.addContacts(db, owner, read)
    const notes = people.flatMap(({ note }, at) => {
      const recordId = ids[at]
      const text = note?.slice(0, longestNote)
      return recordId && text
        ? [{ area: "contacts" as const, recordId, day: today, text, at: now }]
        : []
    })
    await addNotes(db, owner, notes)
    return [...ids, ...companies]
  },
  /** A card that was here before says what it says now; of others only what is missing is filled. */
  async merge(context, rows) {
    const { db, owner } = context
    const clients = await clientsOf(context)
    const known = await queries.listChangeable(
      db,
      owner,
      rows.map(({ id }) => id),
    )
    const byId = new Map(known.map((contact) => [contact.id, contact]))
    const changed: ChangedRecord[] = []
    for (const { id, cells } of rows) {
      const contact = byId.get(id)
      const { success, data } = ImportedContact.safeParse(contactOf(cells, clients))
      if (!contact || !success) continue
      const isSame = data.uid !== null && data.uid === contact.uid
      const fields = mergedFields.filter(
        (field) => data[field] && data[field] !== contact[field] && (isSame || !contact[field]),
      )
      if (fields.length === 0) continue
      const before = Object.fromEntries(fields.map((field) => [field, contact[field]]))
      const after = Object.fromEntries(fields.map((field) => [field, data[field]]))
      await queries.fillContact(db, owner, id, after)
      byId.set(id, { ...contact, ...after })
      changed.push({ id, before, after })
    }
    return changed
  },
  async restore({ db, owner }, changed) {
    const known = await queries.listChangeable(
      db,
      owner,
      changed.map(({ id }) => id),
    )
    for (const { id, before, after } of changed.toReversed()) {
      const contact = known.find((each) => each.id === id)
      const fields = mergedFields.filter(
        (field) => field in after && contact?.[field] === after[field],
      )
      if (contact && fields.length > 0)
        await queries.fillContact(
          db,
          owner,
          id,
          Object.fromEntries(fields.map((field) => [field, before[field]])),
        )
    }
  },
  async remove({ db, owner }, ids) {
    await queries.removeContacts(db, owner, [...ids])
    await takeBackClients(db, owner, ids)
  },
}

const ImportedContact = NewContact.extend({ uid: optional(Text(300)) })
const mergedFields = ["name", "role", "clientId", "email", "phoneNumber", "uid"] as const
/** As much as a note holds. */
const longestNote = 10_000

/** A card of a company, not of a person. */
const isCompany = ({ as }: RowCells) => as?.toLowerCase() === "org"

const companyOf = ({ name, company, email, phoneNumber }: RowCells) => ({
  name: name || company || "",
  email: email || null,
  phoneNumber: phoneNumber || null,
})

/** The company of a person, whatever its column is called: one that is not there yet is made with them. */
const companyIn = ({ client, company }: RowCells) => client || company || ""

/** The companies that rows are of, or name, and that are not there yet: as prospects. */
async function addCompanies(context: Context, rows: readonly RowCells[]): Promise<string[]> {
  const known = await clientsOf(context)
  const missing = new Map<string, NewClient>()
  const named = rows
    .filter((row) => !isCompany(row))
    .map((row) => ({ name: companyIn(row) }))
    .filter(({ name }) => name !== "")
  for (const said of [...rows.filter(isCompany).map(companyOf), ...named])
    if (!known.has(plain(said.name)) && !missing.has(plain(said.name)))
      missing.set(plain(said.name), NewClient.parse(said))
  return addClients(context.db, context.owner, [...missing.values()])
}

/** The caller's clients by their names. */
async function clientsOf({ db, owner }: Context): Promise<Map<string, string>> {
  const clients = await listKnownClients(db, owner)
  return new Map(clients.map(({ id, name }) => [plain(name), id]))
}

function contactOf(row: RowCells, clients: Map<string, string>) {
  const person = [row.firstName, row.lastName].filter(Boolean).join(" ")
  const [email] = (row.email ?? "").split(/[,;\s]+/)
  return {
    name: row.name || person,
    role: row.role || null,
    clientId: clients.get(plain(companyIn(row))) ?? null,
    email: email || null,
    phoneNumber: row.phoneNumber || null,
    uid: row.uid || null,
  }
}

interface Keyed {
  name: string
  email: string | null
  phoneNumber: string | null
  uid: string | null
}

/** One card, one address, or one telephone and name is one person; so is the same name at the same place. */
function keysOf({ name, email, phoneNumber, uid }: Keyed, place: string): string[] {
  const words = personWords(name).sort().join(" ") || plain(name)
  return [
    ...(uid ? [`uid ${uid}`] : []),
    // Of several that are alike, the one with this very address comes first.
    ...(email ? [`address ${email.toLowerCase()}`, `email ${emailKey(email)}`] : []),
    ...(phoneNumber ? [`phone ${phoneNumber} ${words}`] : []),
    ...(place || !email ? [`name ${words} ${place}`] : []),
  ]
}
