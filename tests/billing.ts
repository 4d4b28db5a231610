import type { Name, TestApi } from "./api"

const line = {
  serviceName: "Développement",
  quantity: "10",
  unit: "day",
  unitPriceHT: 45_000,
  vatRate: "20",
}

/** A seller whose bills lack nothing, and a client to bill: what most tests of bills begin with. */
export async function openForBusiness(
  { fetch }: Pick<TestApi, "fetch">,
  who: Name = "camille",
): Promise<{ id: string; version: number }> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(who, path, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const save = async (part: string, values: object) => {
    const { version } = (await call("GET", "/Profile")) as { version: number }
    await call("PUT", `/Profile/${part}`, { ...values, version })
  }
  await save("personal", { firstName: "Camille", lastName: "Martin", email: `${who}@example.fr` })
  await save("professional", { legalStatus: "entrepreneur", siren: "732829320" })
  await save("address", { streetAddress: "3 rue Mercière", postalCode: "69002", city: "Lyon" })
  await save("bank", { iban: "FR1420041010050500013M02606" })
  await save("vat", { vatRegime: "normal", vatNumber: "FR44732829320" })
  const client = await call("POST", "/Clients", {
    name: "Atelier Rhône",
    siren: "552100554",
    streetAddress: "1 quai Perrache",
    postalCode: "69002",
    city: "Lyon",
    status: "active",
  })
  return client as { id: string; version: number }
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

/** The same lines as a quote, which is for no period and bears no penalty. */
export const quoteFor = (clientId: string) => ({ clientId, includeVat: true, lines: [line] })

/** Adds a draft and issues it; answers the bill. */
export async function issued(
  { call }: TestApi,
  clientId: string,
  changes: object = {},
  who: Name = "camille",
) {
  const draft = await call(who, "POST", "/Bills", draftFor(clientId, changes))
  if (draft.status !== 201) throw new Error(JSON.stringify(draft.body))
  const { id, version } = draft.body
  const bill = await call(who, "POST", `/Bills/${id}/issue`, { version })
  if (bill.status !== 200) throw new Error(JSON.stringify(bill.body))
  return bill.body
}
