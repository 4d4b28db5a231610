import { ImportedBill } from "#contract/past-bills"
import { type Day, isDay, yearOf } from "#domain/day"
import { vatRegimeOn } from "#domain/vat"
import { translate } from "../../http/messages"
import { errorsOf } from "../../http/refuse-invalid"
import { listKnownClients } from "../../people/clients/queries"
import { listVatRegimes } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import type { ImportKind, RowCells, RowReading } from "../../ports/import-kind"
import { dayIn, moneyIn, plain } from "../../spreadsheets/values.rules"
import { addReceiptsOfPastBills, settleWithKnownIncomes } from "../incomes/past-bills.queries"
import * as queries from "./queries"
import { completed, refusalsOf } from "./rules"

/** Bills of another tool: rows that bear one number are the lines of one bill. */
export const pastBillImport: ImportKind = {
  menu: "bills",
  fields: [
    {
      name: "number",
      label: "pastBills.number",
      required: true,
      headings: [
        ...["numero", "numerodefacture", "nfacture", "nodefacture", "ndefacture", "invoicenumber"],
        ...["invoice", "invoiceno", "facture", "reference", "ref", "number", "no", "n"],
      ],
    },
    {
      name: "client",
      label: "pastBills.client",
      required: true,
      headings: [
        ...["client", "clientname", "nomduclient", "customer", "customername", "societe", "tiers"],
        ...["company", "organization", "destinataire"],
      ],
    },
    {
      name: "day",
      label: "pastBills.day",
      required: true,
      headings: [
        ...["datedemission", "dateissued", "invoicedate", "issuedate", "datedefacture"],
        ...["datefacture", "datedefacturation", "emisele", "date"],
      ],
    },
    {
      name: "dueDate",
      label: "pastBills.dueDate",
      headings: ["datedecheance", "echeance", "duedate", "dateecheance"],
    },
    {
      name: "totalHT",
      label: "pastBills.totalHT",
      headings: ["totalht", "montantht", "ht", "subtotal", "netamount", "amountexcltax"],
    },
    {
      name: "vat",
      label: "pastBills.vat",
      headings: ["tva", "montanttva", "totaltva", "montantdelatva", "tax", "vat", "taxamount"],
    },
    {
      name: "totalTTC",
      label: "pastBills.totalTTC",
      headings: ["totalttc", "montantttc", "ttc", "total", "montant", "amount", "totalamount"],
    },
    { name: "lineHT", label: "pastBills.lineHT", headings: ["linesubtotal", "totalligneht"] },
    { name: "lineTTC", label: "pastBills.lineTTC", headings: ["linetotal", "totalligne"] },
    {
      name: "category",
      label: "pastBills.category",
      headings: ["categorie", "category", "nature", "typedactivite"],
    },
    { name: "status", label: "pastBills.status", headings: ["invoicestatus", "status", "statut"] },
    { name: "currency", label: "pastBills.currency", headings: ["currency", "devise"] },
    {
      name: "paidOn",
      label: "pastBills.paidOn",
      headings: ["datepaid", "paidon", "datedepaiement", "payeele", "datedencaissement"],
    },
  ],
  joined: ({ number, day }) => number && `${plain(number)} ${dayIn(day ?? "")}`,
  async known({ db, owner }) {
    const known = await queries.listKnownPastBills(db, owner)
    return known.map((bill) => ({ id: bill.id, title: bill.number, keys: keysOf(bill) }))
  },
  async read(context, rows) {
    const facts = await factsOf(context)
    const readings: RowReading[] = Array.from(rows, () => ({ title: "", keys: [], errors: [] }))
    for (const places of groupsOf(rows)) {
      const { read, errors } = billOf(rowsAt(rows, places), facts)
      for (const place of places)
        readings[place] = {
          title: rows[place]?.number ?? "",
          keys: read && errors.length === 0 ? keysOf(read) : [],
          errors,
        }
    }
    return readings
  },
  async add(context, rows) {
    const { db, owner, now } = context
    const facts = await factsOf(context)
    const read = groupsOf(rows).map((places) =>
      ImportedBill.parse(billOf(rowsAt(rows, places), facts).said),
    )
    const added = await queries.addPastBills(
      db,
      owner,
      read.map(({ paidOn: _, ...bill }) => ({
        ...bill,
        kind: bill.totalTTC < 0 ? ("creditNote" as const) : ("bill" as const),
      })),
    )
    const ids = added.map(({ id }) => id)
    // What is in the book already is its payment, and is not written down twice.
    const settled = new Set(await settleWithKnownIncomes(db, owner, ids, read))
    const paid = read.flatMap((bill, at) => {
      const id = ids[at]
      if (!id || bill.paidOn === null || settled.has(id)) return []
      const label = translate("fr", "pastBills.receiptOf").replace("{{number}}", bill.number)
      return [{ ...bill, id, label, day: bill.paidOn, payerName: facts.names.get(bill.clientId) }]
    })
    await addReceiptsOfPastBills(db, owner, now, paid)
    await queries.noteReceipts(
      db,
      owner,
      paid.map(({ id }) => id),
    )
    return ids
  },
  remove: ({ db, owner }, ids) => queries.removePastBills(db, owner, ids),
}

interface Facts {
  today: Day
  clients: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
  ownNumbers: ReadonlySet<string>
  regimes: Parameters<typeof vatRegimeOn>[0]
}

/** What rows are judged by. */
async function factsOf({ db, owner, today }: Context): Promise<Facts> {
  const clients = await listKnownClients(db, owner)
  const own = await queries.listOwnNumbers(db, owner)
  return {
    today,
    clients: new Map(
      clients.flatMap(({ id, name, siren, email }) =>
        [name, siren, email].flatMap((said) => (said ? [[plain(said), id] as const] : [])),
      ),
    ),
    names: new Map(clients.map(({ id, name }) => [id, name])),
    ownNumbers: new Set(own.map((number) => number.toLowerCase())),
    regimes: await listVatRegimes(db, owner),
  }
}

/** The places of the rows of each bill, in the order of the file. */
function groupsOf(rows: readonly RowCells[]): number[][] {
  const groups = new Map<string, number[]>()
  rows.forEach((row, place) => {
    const key = pastBillImport.joined?.(row) ?? `${place}`
    groups.set(key, [...(groups.get(key) ?? []), place])
  })
  return [...groups.values()]
}

const rowsAt = (rows: readonly RowCells[], places: readonly number[]) =>
  places.flatMap((place) => {
    const row = rows[place]
    return row ? [row] : []
  })

/** The bill that some rows are, and why it cannot be taken: for all of its rows, as no part of it can. */
function billOf(rows: readonly RowCells[], facts: Facts) {
  const [first = {}] = rows
  const day = dayIn(first.day ?? "")
  // Before the first regime that was said, nothing says that it was another.
  const regime =
    (day !== null && isDay(day) ? vatRegimeOn(facts.regimes, day) : undefined) ??
    facts.regimes[0]?.regime
  const said = {
    number: first.number ?? "",
    clientId: facts.clients.get(plain(first.client ?? "")) ?? "",
    day,
    dueDate: dayIn(first.dueDate ?? ""),
    category: categoryIn(first.category),
    paidOn: dayIn(first.paidOn ?? ""),
    ...completed(
      {
        totalHT: sumOf(rows, "totalHT", "lineHT"),
        vat: sumOf(rows, "vat"),
        totalTTC: sumOf(rows, "totalTTC", "lineTTC"),
      },
      regime === "franchise",
    ),
  }
  const apart = rows.some(
    ({ client, paidOn }) => client !== first.client || (paidOn ?? "") !== (first.paidOn ?? ""),
  )
  const beside = [
    ...(said.clientId || !first.client ? [] : [{ path: "client", code: "importClientUnknown" }]),
    ...(isEuro(first.currency) ? [] : [{ path: "currency", code: "pastBillCurrency" }]),
    ...(isDraft(first.status) ? [{ path: "status", code: "pastBillDraft" }] : []),
    ...(apart ? [{ path: "number", code: "pastBillApart" }] : []),
  ]
  const read = ImportedBill.safeParse(said)
  if (read.success)
    return { said, read: read.data, errors: [...beside, ...refusalsOf(read.data, facts)] }
  const wrong = errorsOf(read.error)
    .filter(({ path }) => path !== "clientId" || !first.client)
    .map(({ path, code }) => ({ path: path === "clientId" ? "client" : path, code }))
    // One sum alone does not say the others of who charges VAT.
    .map((error) =>
      ["totalHT", "vat", "totalTTC"].includes(error.path) && said[error.path as "vat"] === null
        ? { path: error.path, code: "pastBillVat" }
        : error,
    )
  return { said, read: undefined, errors: [...beside, ...wrong] }
}

/** What all rows say together: a sum of the bill, the same on each; or the sum of what each line is. */
function sumOf(rows: readonly RowCells[], whole: string, line?: string) {
  const wholes = [...new Set(rows.map((row) => row[whole] ?? ""))]
  const [only = ""] = wholes
  if (wholes.length === 1 && only !== "") return moneyIn(only)
  const parts = rows.map((row) =>
    moneyIn((line && wholes.length === 1 ? row[line] : row[whole]) ?? ""),
  )
  const odd = parts.find((part) => typeof part !== "number")
  if (odd !== undefined) return odd
  return parts.reduce<number>((sum, part) => sum + Number(part), 0)
}

/** The same number in the same year. */
const keysOf = ({ number, day }: { number: string; day: Day }) => [
  `${plain(number)} ${yearOf(day)}`,
]

const isEuro = (currency = "") => ["", "eur", "€", "euro", "euros"].includes(currency.toLowerCase())

const drafts = new Set(["draft", "brouillon", "annulee", "annule", "cancelled", "canceled", "void"])
const isDraft = (status = "") => drafts.has(plain(status))

const goods = new Set([
  "goods",
  "bien",
  "biens",
  "vente",
  "ventes",
  "marchandises",
  "venteetmarchandises",
])
const services = new Set([
  "services",
  "service",
  "prestation",
  "prestations",
  "prestationdeservices",
])

/** A category as tools and our own screens call it; another text is refused as it is. */
function categoryIn(text = "") {
  const said = plain(text)
  if (text === "" || services.has(said)) return "services"
  return goods.has(said) ? "goods" : text
}
