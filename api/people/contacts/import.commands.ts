import { NewContact } from "#contract/contacts"
import { errorsOf } from "../../http/refuse-invalid"
import type { Context } from "../../ports/context"
import type { ImportKind, RowCells } from "../../ports/import-kind"
import { plain } from "../../spreadsheets/values.rules"
import { listKnownClients } from "../clients/queries"
import * as queries from "./queries"

/** Contacts from a file of another tool; the client of each is found by its name. */
export const contactImport: ImportKind = {
  menu: "contacts",
  fields: [
    {
      name: "name",
      label: "contacts.name",
      required: true,
      headings: ["contactname", "nomcomplet", "fullname", "displayname", "contact", "nom", "name"],
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
  ],
  async known({ db, owner }) {
    const contacts = await queries.listKnownContacts(db, owner)
    return contacts.map((contact) => ({ title: contact.name, keys: keysOf(contact) }))
  },
  async read(context, rows) {
    const clients = await clientsOf(context)
    return rows.map((row) => {
      const typed = contactOf(row, clients)
      const read = NewContact.safeParse(typed)
      const unknown = row.client && typed.clientId === null
      return {
        title: typed.name,
        keys: read.success ? keysOf(read.data) : [],
        errors: [
          ...(read.success ? [] : errorsOf(read.error)),
          ...(unknown ? [{ path: "client", code: "importClientUnknown" }] : []),
        ],
      }
    })
  },
  async add(context, rows) {
    const clients = await clientsOf(context)
    return queries.addContacts(
      context.db,
      context.owner,
      rows.map((row) => NewContact.parse(contactOf(row, clients))),
    )
  },
  remove: ({ db, owner }, ids) => queries.removeContacts(db, owner, [...ids]),
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
    clientId: clients.get(plain(row.client ?? "")) ?? null,
    email: email || null,
    phoneNumber: row.phoneNumber || null,
  }
}

/** One address is one person; without one, the same name at the same client. */
const keysOf = (contact: { name: string; email: string | null; clientId: string | null }) => [
  contact.email
    ? `email ${contact.email.toLowerCase()}`
    : `name ${plain(contact.name)} ${contact.clientId ?? ""}`,
]
