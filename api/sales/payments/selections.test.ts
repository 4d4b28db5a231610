import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

async function openBooks() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const other = await issued(api, client.id)
  const draft = await api.call("camille", "POST", "/Bills", draftFor(client.id))
  return { api, clientId: client.id, bill, other, draft: draft.body as { id: string } }
}

test("of several bills only the drafts are deleted, and the others say why not", async () => {
  const { api, bill, draft } = await openBooks()
  const ids = [bill.id, draft.id]
  const { status, body } = await api.call("camille", "POST", "/Bills/deletions", { ids })
  expect({ status, body }).toEqual({
    status: 200,
    body: { done: [draft.id], refused: [{ id: bill.id, name: bill.number, code: "billIssued" }] },
  })
  expect((await api.call("camille", "GET", `/Bills/${bill.id}`)).status).toBe(200)
})

test("bills that are marked as paid together each get a payment of what is due", async () => {
  const { api, bill, other, draft } = await openBooks()
  const part = { amount: 100_000, paidOn: "2026-11-20" }
  await api.call("camille", "POST", `/Bills/${bill.id}/payments`, part)
  const pay = { ids: [bill.id, other.id, draft.id], paidOn: "2026-11-21" }
  const { body } = await api.call("camille", "POST", "/Bills/payments", pay)
  expect(body.done.toSorted()).toEqual([bill.id, other.id].toSorted())
  expect(body.refused).toMatchObject([{ id: draft.id, code: "billDraft" }])
  const { body: paid } = await api.call("camille", "GET", `/Bills/${bill.id}`)
  expect(paid).toMatchObject({ status: "paid", paid: paid.totalTTC, collected: true })
  const again = await api.call("camille", "POST", "/Bills/payments", pay)
  expect(again.body).toMatchObject({ done: [] })
  const late = { ...pay, paidOn: "2027-01-01" }
  expect((await api.call("camille", "POST", "/Bills/payments", late)).status).toBe(422)
})

test("of several clients those that something refers to stay", async () => {
  const { api, clientId } = await openBooks()
  const { body: free } = await api.call("camille", "POST", "/Clients", { name: "Sans facture" })
  const ids = [clientId, free.id]
  const { body } = await api.call("camille", "POST", "/Clients/deletions", { ids })
  expect(body).toEqual({
    done: [free.id],
    refused: [{ id: clientId, name: "Atelier Rhône", code: "referenced" }],
  })
  const list = await api.call("camille", "GET", `/Clients?id=${clientId}&id=${free.id}`)
  expect(list.body).toHaveLength(1)
})
