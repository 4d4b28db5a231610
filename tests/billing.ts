import type { TestApi } from "./api"

const line = {
  serviceName: "Développement",
  quantity: "10",
  unit: "day",
  unitPriceHT: 45_000,
  vatRate: "20",
}

/** A seller whose bills lack nothing, and a client to bill: what most tests of bills begin with. */
export async function openForBusiness({ call }: TestApi, who: "camille" | "thomas" = "camille") {
  const save = async (part: string, values: object) => {
    const { version } = (await call(who, "GET", "/Profile")).body
    const saved = await call(who, "PUT", `/Profile/${part}`, { ...values, version })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  }
  await save("personal", { firstName: "Camille", lastName: "Martin", email: `${who}@example.fr` })
  await save("professional", { legalStatus: "entrepreneur", siren: "732829320" })
  await save("address", { streetAddress: "3 rue Mercière", postalCode: "69002", city: "Lyon" })
  await save("bank", { iban: "FR1420041010050500013M02606" })
  await save("vat", { vatRegime: "normal", vatNumber: "FR44732829320" })
  const client = await call(who, "POST", "/Clients", {
    name: "Atelier Rhône",
    siren: "552100554",
    streetAddress: "1 quai Perrache",
    postalCode: "69002",
    city: "Lyon",
    status: "active",
  })
  if (client.status !== 201) throw new Error(JSON.stringify(client.body))
  return client.body as { id: string; version: number }
}

/** A draft that may be issued as it is: 4 500 € HT, 5 400 € TTC. */
export const draftFor = (clientId: string, changes: object = {}) => ({
  clientId,
  billingPeriodStart: "2026-10-01",
  billingPeriodEnd: "2026-10-31",
  includeVat: true,
  includePenalty: true,
  lines: [line],
  ...changes,
})

/** Adds a draft and issues it; answers the bill. */
export async function issued(
  { call }: TestApi,
  clientId: string,
  changes: object = {},
  who: "camille" | "thomas" = "camille",
) {
  const draft = await call(who, "POST", "/Bills", draftFor(clientId, changes))
  if (draft.status !== 201) throw new Error(JSON.stringify(draft.body))
  const { id, version } = draft.body
  const bill = await call(who, "POST", `/Bills/${id}/issue`, { version })
  if (bill.status !== 200) throw new Error(JSON.stringify(bill.body))
  return bill.body
}
