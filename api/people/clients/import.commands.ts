import type { z } from "zod"
import { NewClient } from "#contract/clients"
import type { ClientKind } from "#domain/client-kind"
import { countriesIn } from "#domain/country"
import { errorsOf } from "../../http/refuse-invalid"
import type { ImportKind, RowCells } from "../../ports/import-kind"
import { plain } from "../../spreadsheets/values.rules"
import * as queries from "./queries"

/** Clients from a file of another tool. */
export const clientImport: ImportKind = {
  menu: "clients",
  fields: [
    {
      name: "name",
      label: "companies.name",
      required: true,
      headings: [
        ...["organization", "raisonsociale", "societe", "entreprise", "company", "companyname"],
        ...["client", "clientname", "nomduclient", "denomination", "nomcommercial", "nom", "name"],
      ],
    },
    { name: "firstName", label: "imports.firstName", headings: ["firstname", "prenom"] },
    { name: "lastName", label: "imports.lastName", headings: ["lastname", "nomdefamille", "nom"] },
    { name: "kind", label: "companies.kind", headings: ["type", "typedeclient", "nature"] },
    {
      name: "email",
      label: "companies.email",
      headings: ["email", "emails", "mail", "courriel", "adresseemail", "adressemail"],
    },
    {
      name: "phoneNumber",
      label: "companies.phoneNumber",
      headings: ["telephone", "phone", "phonenumber", "tel", "numerodetelephone", "mobile"],
    },
    { name: "siren", label: "companies.siren", headings: ["siren", "numerosiren", "nsiren"] },
    {
      name: "siret",
      label: "companies.siret",
      headings: ["siret", "numerosiret", "nsiret", "idnumber"],
    },
    {
      name: "vatNumber",
      label: "companies.vatNumber",
      headings: ["vatnumber", "numerodetva", "ntva", "tvaintracommunautaire", "numerotva", "tva"],
    },
    {
      name: "streetAddress",
      label: "companies.streetAddress",
      headings: [
        ...["street", "billingstreet", "adressedefacturation", "adresse", "address", "rue"],
        ...["adresse1", "address1", "billingaddress"],
      ],
    },
    {
      name: "addressMore",
      label: "imports.addressMore",
      headings: [
        ...["complement", "complementdadresse", "complementdadressedefacturation", "adresse2"],
        ...["billingapt", "billingaptsuite", "address2", "complementadresse"],
      ],
    },
    {
      name: "postalCode",
      label: "companies.postalCode",
      headings: [
        ...[
          "postalcode",
          "billingpostalcode",
          "codepostal",
          "codepostaldefacturation",
          "cp",
          "zip",
        ],
        ...["zipcode", "postcode"],
      ],
    },
    {
      name: "city",
      label: "companies.city",
      headings: ["city", "billingcity", "ville", "villedefacturation", "commune", "town"],
    },
    {
      name: "country",
      label: "companies.country",
      headings: ["country", "billingcountry", "pays", "paysdefacturation"],
    },
    {
      name: "sector",
      label: "companies.sector",
      headings: ["sector", "secteur", "secteurdactivite", "industry"],
    },
    {
      name: "origin",
      label: "companies.origin",
      headings: ["origin", "origine", "source", "leadsource", "provenance"],
    },
  ],
  async known({ db, owner }) {
    const clients = await queries.listKnownClients(db, owner)
    return clients.map((client) => ({ title: client.name, keys: keysOf(client) }))
  },
  async read(_, rows) {
    return rows.map((row) => {
      const typed = clientOf(row)
      const read = NewClient.safeParse(typed)
      return {
        title: typed.name,
        keys: read.success ? keysOf(read.data) : [],
        errors: read.success ? [] : errorsOf(read.error),
      }
    })
  },
  add: ({ db, owner }, rows) =>
    queries.addClients(
      db,
      owner,
      rows.map((row) => NewClient.parse(clientOf(row))),
    ),
  remove: ({ db, owner }, ids) => queries.takeBackClients(db, owner, ids),
}

const individuals = new Set(["individual", "particulier", "personne", "person", "b2c"])
const publicBodies = new Set(["publicbody", "organismepublic", "collectivite", "administration"])

function clientOf(row: RowCells) {
  const person = [row.firstName, row.lastName].filter(Boolean).join(" ")
  const said = plain(row.kind ?? "")
  const isPerson = said ? individuals.has(said) : !row.name && !row.siren && !row.siret
  const streetAddress = [row.streetAddress, row.addressMore].filter(Boolean).join(", ")
  // Some tools write several, the first of which is the main one.
  const [email] = (row.email ?? "").split(/[,;\s]+/)
  return {
    name: row.name || person,
    kind: kindOf(said, isPerson && person !== ""),
    email: email || null,
    phoneNumber: row.phoneNumber || null,
    siren: row.siren || null,
    siret: row.siret || null,
    vatNumber: row.vatNumber || null,
    streetAddress: streetAddress || null,
    postalCode: row.postalCode || null,
    city: row.city || null,
    country: countryOf(row.country ?? ""),
    sector: row.sector || null,
    origin: row.origin || null,
    status: "active",
  } as const satisfies z.input<typeof NewClient>
}

function kindOf(said: string, isPerson: boolean): ClientKind {
  if (isPerson || individuals.has(said)) return "individual"
  return publicBodies.has(said) ? "publicBody" : "company"
}

const countries = new Map(
  (["fr", "en"] as const).flatMap((language) =>
    countriesIn(language).map(({ code, name }) => [plain(name), code] as const),
  ),
)

/** By its code, or by its name in French or English; France where nothing is said. */
function countryOf(text: string): string {
  if (text === "") return "FR"
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (countries.get(plain(text)) ?? text)
}

type Known = Pick<z.output<typeof NewClient>, "name" | "siren" | "siret" | "vatNumber" | "email">

/** One establishment, one company, one address or one name is likely one client. */
const keysOf = ({ name, siren, siret, vatNumber, email }: Known): string[] =>
  [
    `name ${plain(name)}`,
    siret ? `siret ${siret}` : siren && `siren ${siren}`,
    vatNumber && `vat ${vatNumber}`,
    email && `email ${email.toLowerCase()}`,
  ].flatMap((key) => key || [])
