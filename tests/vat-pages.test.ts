import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { draftFor, openForBusiness } from "./billing"
import { openPages } from "./pages"

/** The pages of VAT returns, as browsers without scripts send and show them. */
async function start() {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const ask = async (path: string, body?: [string, string][]) => {
    const answer = await pages.ask(
      ...([path, cookie] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && new URLSearchParams(body),
    )
    const text = (await answer.text())
      .replaceAll("&#x27;", "'")
      .replaceAll(/<!-- -->/g, "")
      .replaceAll(/[\u00a0\u202f]/g, " ")
    return { status: answer.status, to: answer.headers.get("location") ?? "", text }
  }
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
  const call = async (method: "POST" | "PUT" | "GET", path: string, body?: any) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  return { api, ask, call }
}

const list = "/admin/vat-returns"

test("a month of VAT is read box by box, declared with what it comes to, paid and locked, by forms alone", async () => {
  const { api, ask, call } = await start()
  api.setClock("2026-10-02T09:00:00Z")
  expect((await ask(list)).text).toContain("Aucune période à déclarer")
  const client = await openForBusiness(api)
  const draft = await call("POST", "/Bills", draftFor(client.id))
  const bill = await call("POST", `/Bills/${draft.id}/issue`, { version: draft.version })
  const payment = { paidOn: "2026-10-02", collectedOn: "2026-10-02", amount: 540_000 }
  await call("POST", `/Bills/${bill.id}/payments`, { ...payment, means: "transfer" })
  api.setClock("2026-11-02T09:00:00Z")

  const settings: [string, string][] = [
    ["version", "0"],
    ["dueDay", "31"],
    ["startsOn", "2026-10-01"],
    ["creditBefore", "0,00"],
    ["foreignServicesBox", "A3"],
  ]
  const refused = await ask(`${list}/settings`, settings)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain("La valeur doit être au plus 24")
  const right = settings.map(([name, value]): [string, string] => [
    name,
    name === "dueDay" ? "19" : value,
  ])
  const saved = await ask(`${list}/settings`, right)
  expect(saved.status, saved.text.slice(0, 2_000)).toBe(302)
  const periods = await ask(list)
  for (const text of ["19/11/2026", "900 €", "À déclarer"]) expect(periods.text).toContain(text)

  const october = await ask(`${list}/2026-10-01`)
  for (const text of ["Total à payer", "900 €", `bills/${bill.id}`, "Rien en attente"])
    expect(october.text).toContain(text)
  const asked = await ask(`${list}/2026-10-01/declaration`)
  expect(asked.text).toContain('name="seen"')
  const body: [string, string][] = [
    ["from", "2026-10-01"],
    ["seen", "900"],
  ]
  const declared = await ask(`${list}/2026-10-01/declaration`, body)
  expect(declared.status, declared.text.slice(0, 2_000)).toBe(302)
  expect((await ask(declared.to)).text).toContain("Déclarée, à payer")
  expect((await ask(`${list}/2026-10-01/reopening`)).text).toContain("Rouvrir la période")

  const paid = await ask(`${list}/2026-10-01/payment`, [
    ["paidOn", "2026-11-02"],
    ["addOutcome", "on"],
  ])
  expect(paid.status, paid.text.slice(0, 2_000)).toBe(302)
  expect((await ask(paid.to)).text).toContain("payée le")
  expect((await ask("/admin/outcomes")).text).toContain("900,00 €")
  expect((await ask(`${list}/2026-10-01/declaration`)).status).toBe(302)
})
