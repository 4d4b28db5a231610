import type { TestApi } from "./api"
import { draftFor, openForBusiness } from "./billing"

const clients = [
  { name: "Librairies Voltaire SAS", email: "compta@voltaire.example", siren: "552100554" },
  { name: "Agence Confluence", email: "facturation@confluence.example", siren: "404833048" },
  { name: "Jeanne Morel", kind: "individual", email: "jeanne.morel@exemple.fr" },
  { name: "Boekhuis Antwerpen NV", country: "BE", vatNumber: "BE0403170701" },
  { name: "Coopérative des Pentes", status: "prospect" },
]

/** Whose bills F-2026-0001 to 0007 are, and when they were issued. */
const issued = [
  ["2026-08-31", "Librairies Voltaire SAS"],
  ["2026-09-04", "Agence Confluence"],
  ["2026-09-30", "Librairies Voltaire SAS"],
  ["2026-10-05", "Jeanne Morel"],
  ["2026-10-08", "Librairies Voltaire SAS"],
  ["2026-11-02", "Agence Confluence"],
  ["2026-11-03", "Librairies Voltaire SAS"],
] as const

/** Camille's business as people ask about it: bills in each state, drafts, quotes, a product; today is 2026-11-23. */
export async function askedWorld(api: TestApi) {
  const send = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await api.call("camille", method, path, body)
    if (answer.status >= 300) throw new Error(`${path} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  api.setClock("2026-08-01T09:00:00Z")
  await openForBusiness(api)
  const ids: Record<string, string> = {}
  const address = { streetAddress: "1 rue du Port", postalCode: "69002", city: "Lyon" }
  for (const client of clients)
    ids[client.name] = (
      await send("POST", "/Clients", { status: "active", ...address, ...client })
    ).id
  const bills: Record<string, { id: string; version: number; due: number }> = {}
  for (const [day, client] of issued) {
    api.setClock(`${day}T09:00:00Z`)
    const plain = { billingPeriodStart: null, billingPeriodEnd: null }
    const draft = await send("POST", "/Bills", draftFor(ids[client] ?? "", plain))
    const bill = await send("POST", `/Bills/${draft.id}/issue`, { version: draft.version })
    bills[bill.number] = bill
  }
  api.setClock("2026-11-23T09:00:00Z")
  const pay = (number: string, amount: number, paidOn: string) =>
    send("POST", `/Bills/${bills[number]?.id}/payments`, { amount, paidOn, means: "transfer" })
  await pay("F-2026-0001", 540_000, "2026-10-10")
  await pay("F-2026-0002", 540_000, "2026-10-15")
  await pay("F-2026-0004", 100_000, "2026-10-20")
  await send("POST", "/Bills", draftFor(ids["Jeanne Morel"] ?? ""))
  const quote = { includeVat: true, lines: draftFor("").lines }
  for (let at = 0; at < 3; at += 1) {
    const clientId = ids["Agence Confluence"]
    const { id, version } = await send("POST", "/Quotes", { clientId, ...quote })
    await send("POST", `/Quotes/${id}/issue`, { version })
  }
  await send("POST", "/Products", {
    name: "Clavier mécanique",
    sellingPrice: 9_000,
    purchaseDate: "2026-05-02",
  })
  await send("POST", "/Contacts", { name: "Lotte Peeters", clientId: ids["Boekhuis Antwerpen NV"] })
  return { ids, bills }
}
