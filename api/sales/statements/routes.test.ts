import { expect, test } from "vitest"
import { BillChanges } from "#contract/bills"
import { textOfPdf } from "../../../e2e/pdf"
import { startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

const day = "2026-11-20"
const transfer = { paidOn: day, means: "transfer", collectedOn: day }

async function open() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const post = async (path: string, body: object = {}) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const read = async (query = "") =>
    (await api.call("camille", "GET", `/Clients/${client.id}/statement${query}`)).body
  return { api, client, post, read }
}

/** Issues what was drafted of another bill. */
async function issue({ call }: TestApi, { id, version }: { id: string; version: number }) {
  const answer = await call("camille", "POST", `/Bills/${id}/issue`, { version })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const told = (movements: { what: string; debit: number; credit: number; balance: number }[]) =>
  movements.map(({ what, debit, credit, balance }) => [what, debit, credit, balance])

/** What bills say is due, less what the client has to their credit. */
async function owedIn({ call }: TestApi, clientId: string) {
  const bills = (await call("camille", "GET", `/Bills?clientId=${clientId}&limit=100`)).body
  const { balance } = (await call("camille", "GET", `/Clients/${clientId}/credit`)).body
  return bills.reduce((sum: number, { due }: { due: number }) => sum + due, 0) - balance
}

test("a client's account says all that moved, in its order, with what is owed after each", async () => {
  const { api, client, post, read } = await open()
  api.setClock("2025-12-01T09:00:00Z")
  const first = await issued(api, client.id, { releaseDate: "2025-12-01", paymentDays: 30 })
  api.setClock("2026-11-21T09:00:00Z")
  const second = await issued(api, client.id, { releaseDate: "2026-03-02" })
  const payment = await post(`/Bills/${second.id}/payments`, {
    ...transfer,
    amount: 600_000,
    keepExcess: true,
  })
  await post(`/Clients/${client.id}/refunds`, { amount: 20_000, paidOn: day, means: "transfer" })
  await post(`/Bills/${first.id}/creditUses`, { amount: 40_000 })
  await post(`/Bills/${first.id}/writeOff`)
  const statement = await read()
  expect(payment.amount).toBe(540_000)
  expect(statement).toMatchObject({ from: "2026-01-01", to: "2026-11-21", opening: 540_000 })
  expect(told(statement.movements)).toEqual([
    ["bill", 540_000, 0, 1_080_000],
    ["payment", 0, 540_000, 540_000],
    ["overpaid", 0, 60_000, 480_000],
    ["refund", 20_000, 0, 500_000],
    ["used", 40_000, 40_000, 500_000],
    ["writtenOff", 0, 500_000, 0],
  ])
  expect(statement.closing).toBe(0)
  const last = await read("?from=2025-01-01&to=2025-12-31")
  expect(last).toMatchObject({ opening: 0, debit: 540_000, credit: 0, closing: 540_000 })
  expect(last.movements).toHaveLength(1)
})

test("what is overdue has its age and what it costs by today", async () => {
  const { api, client, read } = await open()
  const bill = await issued(api, client.id, { releaseDate: "2026-01-05", paymentDays: 30 })
  await issued(api, client.id, { releaseDate: "2026-11-21", paymentDays: 30 })
  const { body: late } = await api.call("camille", "GET", `/Bills/${bill.id}/late-interest`)
  const { interest, indemnity } = late
  expect(interest).toBeGreaterThan(0)
  const statement = await read("?from=2026-11-01")
  expect(statement.open).toMatchObject([
    { number: "F-2026-0001", dueDate: "2026-02-04", daysLate: 290, interest, indemnity: 4_000 },
    { number: "F-2026-0002", daysLate: 0, interest: 0, indemnity: 0 },
  ])
  const sums = { due: 1_080_000, overdue: 540_000, interest, indemnity }
  expect(statement).toMatchObject({ ...sums, opening: 540_000, closing: 1_080_000 })
})

test("a statement is taken away as a table, and stays its owner's", async () => {
  const { api, client } = await open()
  const bill = await issued(api, client.id, { releaseDate: "2026-01-05", paymentDays: 30 })
  const base = `/Clients/${client.id}/statement`
  const csv = async (query: string) =>
    (await (await api.fetch("camille", `${base}/csv${query}`)).text())
      .replace(/^\ufeff/, "")
      .split(/\r?\n/)
  expect(await csv("?from=2026-01-01")).toEqual([
    "Date;Mouvement;Référence;Débit;Crédit;Solde;Devise",
    "2026-01-01;Solde de départ;;;;0,00;EUR",
    "2026-01-05;Facture;F-2026-0001;5400,00;;5400,00;EUR",
    "2026-11-21;Solde final;;;;5400,00;EUR",
    "",
  ])
  const { body: late } = await api.call("camille", "GET", `/Bills/${bill.id}/late-interest`)
  const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",")
  const interest = euros(late.interest)
  expect((await csv("?late=true")).slice(4)).toEqual([
    `2026-11-21;Pénalités de retard;F-2026-0001;${interest};;${euros(540_000 + late.interest)};EUR`,
    `2026-11-21;Indemnité de recouvrement;F-2026-0001;40,00;;${euros(late.total)};EUR`,
    "",
  ])
  const xlsx = await api.fetch("camille", `${base}/xlsx`)
  expect(Buffer.from(await xlsx.arrayBuffer()).toString("latin1")).toContain("F-2026-0001")
  for (const path of ["", "/csv", "/xlsx", "/pdf"])
    expect((await api.fetch("thomas", `${base}${path}`)).status, path).toBe(404)
  expect((await api.fetch("camille", `${base}?from=2026-02-01&to=2026-01-01`)).status).toBe(422)
})

test("on paper it is a tagged PDF in the client's language, which a message can carry", async () => {
  const { api, client, post } = await open()
  api.setClock("2025-12-01T09:00:00Z")
  await issued(api, client.id, { releaseDate: "2025-12-01", paymentDays: 30 })
  api.setClock("2026-11-21T09:00:00Z")
  const pdf = async () => {
    const answer = await api.fetch("camille", `/Clients/${client.id}/statement/pdf`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const french = await pdf()
  expect(Buffer.from(french).toString("latin1")).toContain("/MarkInfo")
  for (const words of [
    "Relevé de compte",
    "Camille Martin EI",
    "F-2025-0001",
    "Solde au",
    "L441-10",
  ])
    expect(await textOfPdf(french)).toContain(words)
  const { body } = await api.call("camille", "GET", `/Clients/${client.id}`)
  const { id: _, createdAt: __, changedAt: ___, can: ____, ...written } = body
  const changes = { ...written, kind: "publicBody", language: "en" }
  await api.call("camille", "PUT", `/Clients/${client.id}`, changes)
  const english = await textOfPdf(await pdf())
  for (const words of ["Statement of account", "public procurement code, art. R2192-31"])
    expect(english).toContain(words)
  const kept = await post(`/Clients/${client.id}/statements`, { from: "2026-01-01" })
  expect(kept).toMatchObject({
    name: "Statement Atelier Rhône 2026-11-21.pdf",
    type: "application/pdf",
  })
})

test("whatever was done to bills, the balance is what is due of them less the credit", async () => {
  const { api, client, post, read } = await open()
  const agree = async (after: string, of = client.id) => {
    const statement = (await api.call("camille", "GET", `/Clients/${of}/statement`)).body
    expect(statement.closing, after).toBe(await owedIn(api, of))
    expect(statement.due - statement.clientCredit, after).toBe(statement.closing)
  }
  const pay = (id: string, amount: number, more: object = {}) =>
    post(`/Bills/${id}/payments`, { ...transfer, amount, ...more })
  const draft = await post("/Bills", {
    clientId: client.id,
    includeVat: true,
    includePenalty: true,
    lines: [{ serviceName: "Site", quantity: "1", unitPriceHT: 99_999, vatRate: "5.5" }],
  })
  const deposit = await issue(api, await post(`/Bills/${draft.id}/deposits`, { percent: "30" }))
  await agree("a deposit")
  await pay(deposit.id, deposit.totalTTC)
  const { body: whole } = await api.call("camille", "GET", `/Bills/${draft.id}`)
  const final = await issue(api, whole)
  await agree("the bill that deducts it")
  const excess = await pay(final.id, final.due + 7_001, { keepExcess: true })
  await agree("an overpayment")
  await api.call("camille", "DELETE", `/Bills/${final.id}/payments/${excess.id}`)
  await agree("its reversal")
  await pay(final.id, 12_345, { means: "cheque", collectedOn: undefined })
  const note = await post(`/Bills/${final.id}/creditNotes`)
  await issue(api, note)
  await agree("a credit note of all, its deposit too")
  const bill = await issued(api, client.id)
  await post(`/Bills/${bill.id}/creditUses`, { amount: 11_111 })
  await agree("a credit used")
  const [used] = (await api.call("camille", "GET", `/Bills/${bill.id}`)).body.payments
  await api.call("camille", "DELETE", `/Bills/${bill.id}/payments/${used.id}`)
  await agree("and given back")
  await pay(bill.id, 333_333)
  await post(`/Bills/${bill.id}/writeOff`)
  await agree("a loss")
  await api.call("camille", "DELETE", `/Bills/${bill.id}/writeOff`)
  await agree("that is due again")
  await issue(api, await post(`/Bills/${bill.id}/corrections`))
  await agree("a correction")
  await post(`/Clients/${client.id}/payments`, { ...transfer, amount: 900_000 })
  await agree("one payment for many")
  await post(`/Clients/${client.id}/refunds`, { amount: 5_000, paidOn: day, means: "transfer" })
  await agree("a refund")

  const other = await post("/Clients", { ...(await addressed(api, client.id)), name: "Autre" })
  const wrong = await issued(api, client.id)
  await pay(wrong.id, 100_000)
  const right = await post(`/Bills/${wrong.id}/corrections`)
  const { body: changed } = await api.call("camille", "PUT", `/Bills/${right.id}`, {
    ...BillChanges.parse(right),
    clientId: other.id,
  })
  await issue(api, changed)
  await agree("a correction to another client")
  await agree("a correction from another client", other.id)
  expect((await read()).movements.length).toBeGreaterThan(20)
})

async function addressed({ call }: TestApi, clientId: string) {
  const { streetAddress, postalCode, city, siren } = (
    await call("camille", "GET", `/Clients/${clientId}`)
  ).body
  return { streetAddress, postalCode, city, siren, status: "active" }
}
