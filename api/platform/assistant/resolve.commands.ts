import { BillFilter } from "#contract/bills"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { type BillRow, findBill, listBills } from "../../sales/bills/queries"
import type { Asked, Say } from "./asked.commands"
import { type Named, named } from "./names.rules"
import { link, type Outcome, tell } from "./outcome.rules"
import { findBillByNumber, listNames } from "./queries"

/** What was meant, or what to say where that is not one record. */
type Resolved<Record> = { record: Record; outcome?: never } | { record?: never; outcome: Outcome }

type Shown = "companies" | "products"

/** Asks between those that a name may mean; says so where it means none. */
function unclear(
  say: Say,
  where: Shown,
  because: "whichClient" | "whichProduct" | "noSuchClient" | "noSuchProduct",
  name: string,
  several: readonly Named[],
): Outcome {
  const links = several.map((one) => link(one.name, `${where}/${one.id}`))
  if (several.length > 0)
    return tell("ask", say.text(`assistant.because.${because}`, { name }), { because, links })
  return tell("none", say.text(`assistant.because.${because}`, { name }), {
    because,
    links: [link(say.text(`shell.screens.${where}`), where)],
  })
}

/** The client of a name, as people say it. */
export async function clientNamed({ db, owner }: Asked, say: Say, name: string) {
  const { clients } = await listNames(db, owner)
  const { one, several } = named(name, clients)
  if (!one)
    return {
      outcome: unclear(
        say,
        "companies",
        several.length > 0 ? "whichClient" : "noSuchClient",
        name,
        several,
      ),
    }
  return { record: found(await findClient(db, owner, one.id)) }
}

export async function productNamed(
  { db, owner }: Asked,
  say: Say,
  name: string,
): Promise<Resolved<Named>> {
  const { products } = await listNames(db, owner)
  const { one, several } = named(name, products)
  if (one) return { record: one }
  return {
    outcome: unclear(
      say,
      "products",
      several.length > 0 ? "whichProduct" : "noSuchProduct",
      name,
      several,
    ),
  }
}

interface Paid {
  client: string | undefined
  amount: Cents | undefined
  paidOn: Day | undefined
}

/** The one bill of a client of which so much is due; where there is no such one, it asks which. */
export async function openBillOf(
  asked: Asked,
  say: Say,
  { client: name, amount, paidOn }: Paid,
): Promise<Resolved<BillRow>> {
  const { record: client, outcome } = name ? await clientNamed(asked, say, name) : {}
  if (outcome) return { outcome }
  const filter = BillFilter.parse({ state: "unpaid", clientId: client?.id, limit: 100 })
  const { rows } = await listBills(asked.db, asked.owner, filter, asked.today)
  const [one, ...others] = client ? rows.filter(({ due }) => due === amount) : []
  if (one && others.length === 0)
    return { record: found(await findBill(asked.db, asked.owner, one.id)) }
  const args = { ...(client && { client: client.name }), state: "unpaid" }
  return {
    outcome: tell("ask", say.text("assistant.because.whichBill"), {
      ...{ because: "whichBill", args },
      links: rows.slice(0, 10).map((bill) => billChoice(say, bill)),
      offers: [one, ...others].flatMap((bill) => {
        const values = {
          number: bill?.number ?? "",
          amount: say.money(bill?.due ?? 0, bill?.currency),
          day: say.day(paidOn ?? asked.today),
        }
        const args = { bill: values.number, ...(paidOn && { paidOn }) }
        const text = say.text("assistant.offers.payment", values)
        return bill?.number ? [{ tool: "proposePayment", args, text }] : []
      }),
    }),
  }
}

/** A bill among which one is asked to choose. */
export const billChoice = (
  say: Say,
  {
    id,
    number,
    clientName,
    due,
    currency,
  }: Pick<BillRow, "id" | "number" | "clientName" | "due" | "currency">,
) => link(`${number ?? ""} · ${clientName} · ${say.money(due, currency)}`, `bills/${id}`)

/** The bill of a number; of another person's there is none. */
export async function billNumbered(
  { db, owner }: Asked,
  say: Say,
  number: string,
): Promise<Resolved<BillRow>> {
  const known = await findBillByNumber(db, owner, number)
  if (known) return { record: found(await findBill(db, owner, known.id)) }
  return {
    outcome: tell("none", say.text("assistant.because.noSuchBill", { number }), {
      because: "noSuchBill",
      links: [link(say.text("shell.screens.bills"), "bills")],
    }),
  }
}
