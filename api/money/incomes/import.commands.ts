import { incomeCategories } from "#contract/choices"
import { NewIncome } from "#contract/incomes"
import { paymentMeans } from "#contract/sales-choices"
import { compareDays, type Day } from "#domain/day"
import { vatWithin } from "#domain/vat-within"
import { translate } from "../../http/messages"
import { errorsOf } from "../../http/refuse-invalid"
import type { ImportKind, RowCells } from "../../ports/import-kind"
import { dayIn, moneyIn, plain } from "../../spreadsheets/values.rules"
import * as queries from "./queries"

/** Past receipts from a file of another tool. They wait out the day in which the import can be taken back. */
export const incomeImport: ImportKind = {
  menu: "treasury",
  fields: [
    {
      name: "day",
      label: "incomes.day",
      required: true,
      headings: [
        ...["dateencaissement", "datedencaissement", "encaissele", "datepaid", "paiddate", "date"],
        ...["jour", "day", "paymentdate", "datedepaiement", "invoicedate"],
      ],
    },
    {
      name: "label",
      label: "incomes.label",
      required: true,
      headings: [
        ...["nature", "libelle", "label", "objet", "description", "designation", "reference"],
        ...["invoice#", "invoicenumber", "numero", "facture", "numerodefacture"],
      ],
    },
    {
      name: "payerName",
      label: "incomes.payerName",
      headings: ["client", "clientname", "payepar", "payeur", "customer", "nomduclient"],
    },
    {
      name: "amount",
      label: "incomes.amount",
      required: true,
      headings: [
        ...["montantencaisse", "montantttc", "montant", "amount", "paid", "total", "linetotal"],
        ...["totalttc", "recette", "encaissement"],
      ],
    },
    {
      name: "category",
      label: "incomes.category",
      headings: ["categorie", "category", "nature de lactivite"],
    },
    {
      name: "means",
      label: "incomes.means",
      headings: ["moyendepaiement", "modedereglement", "modedepaiement", "paymentmethod", "means"],
    },
    {
      name: "vatRate",
      label: "incomes.vatRate",
      headings: ["tauxdetva", "tauxtva", "tva", "vatrate", "vat"],
    },
  ],
  async known({ db, owner }) {
    const known = await queries.listKnownIncomes(db, owner)
    return known.map((income) => ({
      title: income.label,
      keys: [...keysOf(income), ...(income.pastBillId ? [income.pastBillId] : [])],
    }))
  },
  async read({ today, db, owner }, rows) {
    // The receipts that bills of another tool brought: the same money on the same day, whatever it is called here.
    const paid = (await queries.listKnownIncomes(db, owner)).filter((one) => one.pastBillId)
    const takeOf = ({ day, amount }: NewIncome) => {
      const at = paid.findIndex((one) => one.day === day && one.amount === amount)
      const [taken] = at < 0 ? [] : paid.splice(at, 1)
      return taken?.pastBillId ? [taken.pastBillId] : []
    }
    return rows.map((row) => {
      const read = NewIncome.safeParse(incomeOf(row))
      const title = row.label ?? ""
      if (!read.success) return { title, keys: [], errors: errorsOf(read.error) }
      const errors = isAfter(read.data.day, today) ? [{ path: "day", code: "inFuture" }] : []
      return { title, keys: [...keysOf(read.data), ...takeOf(read.data)], errors }
    })
  },
  add: ({ db, owner, now }, rows) =>
    queries.addWaitingIncomes(
      db,
      owner,
      now,
      rows.map((row) => {
        const { inClosedYear: _, ...income } = NewIncome.parse(incomeOf(row))
        return { ...income, vat: vatWithin(income.amount, income.vatRate) }
      }),
    ),
  remove: ({ db, owner }, ids) => queries.removeWaitingIncomes(db, owner, ids),
}

const isAfter = (day: Day, today: Day) => compareDays(day, today) > 0

/** As the schema judges it: what cannot be read stays a text, and is refused there. */
const incomeOf = (row: RowCells): unknown => ({
  day: dayIn(row.day ?? ""),
  label: row.label ?? "",
  payerName: row.payerName || null,
  amount: moneyIn(row.amount ?? ""),
  category: chosen(row.category, incomeCategories, "incomes.categories") ?? "services",
  means: chosen(row.means, paymentMeans, "bills.means") ?? "transfer",
  vatRate: row.vatRate?.replace("%", "").replace(",", ".").trim() || null,
})

/** A choice by its name, or by what our own screens call it in either language; another text is refused as it is. */
function chosen(text: string | undefined, names: readonly string[], words: string) {
  if (!text) return undefined
  const said = plain(text)
  const isCalled = (name: string) =>
    [name, translate("fr", `${words}.${name}`), translate("en", `${words}.${name}`)].some(
      (each) => plain(each) === said,
    )
  return names.find(isCalled) ?? text
}

/** The same money of the same payer on the same day. */
const keysOf = (income: Pick<NewIncome, "day" | "label" | "amount">) => [
  `${income.day} ${income.amount} ${plain(income.label)}`,
]
