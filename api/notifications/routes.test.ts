import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../tests/api"
import { issued, openForBusiness } from "../../tests/billing"
import { ownerOf } from "../../tests/owner"
import type { MailTransport } from "../ports/mail-transport"
import { sendBillEmail } from "../sales/mail/send.commands"

const pay = (api: TestApi, billId: string, amount: number) =>
  api.call("camille", "POST", `/Bills/${billId}/payments`, {
    amount,
    paidOn: "2026-11-21",
    means: "transfer",
  })
const list = async (api: TestApi, query = "") =>
  (await api.call("camille", "GET", `/Notifications${query}`)).body
const unread = async (api: TestApi) =>
  (await api.call("camille", "GET", "/Notifications/count")).body.unread

async function withBill() {
  const api = await startApi()
  const client = await openForBusiness(api)
  return { api, client, bill: await issued(api, client.id) }
}

test("a bill that is paid in full is told of, a part of it is not", async () => {
  const { api, bill } = await withBill()
  await pay(api, bill.id, 400_000)
  expect(await list(api)).toEqual([])
  await pay(api, bill.id, 140_000)
  expect(await list(api)).toMatchObject([
    {
      kind: "billPaid",
      billId: bill.id,
      readAt: null,
      createdAt: "2026-11-21T09:00:00.000Z",
      parameters: {
        number: "F-2026-0001",
        client: "Atelier Rhône",
        amount: 540_000,
        currency: "EUR",
      },
    },
  ])
  expect((await api.call("camille", "GET", "/Users")).body.unreadNotifications).toBe(1)
  expect((await api.call("thomas", "GET", "/Notifications")).body).toEqual([])
  expect((await api.call("thomas", "GET", "/Users")).body.unreadNotifications).toBe(0)
})

test("a payment that is refused tells nothing, and one that is sent twice tells it once", async () => {
  const { api, bill } = await withBill()
  expect((await pay(api, bill.id, 540_001)).status).toBe(422)
  expect(await list(api)).toEqual([])
  const payment = { amount: 540_000, paidOn: "2026-11-21", means: "transfer" }
  for (let time = 0; time < 2; time++)
    await api.call("camille", "POST", `/Bills/${bill.id}/payments`, payment, {
      "Idempotency-Key": "4b6f2c1e-0000-4000-8000-00000000001a",
    })
  expect(await list(api)).toHaveLength(1)
})

test("a bill that was paid by mistake is told of again when it is paid", async () => {
  const { api, bill } = await withBill()
  const { body: payment } = await pay(api, bill.id, 540_000)
  await api.call("camille", "DELETE", `/Bills/${bill.id}/payments/${payment.id}`)
  api.setClock("2026-11-21T10:00:00Z")
  await pay(api, bill.id, 540_000)
  expect(await list(api)).toHaveLength(2)
})

test("a message that is given up names whom it did not reach, once", async () => {
  const { api, bill } = await withBill()
  const send = (mail: MailTransport, to: string[]) => attempt(api, bill.id, mail, to)
  await send(async () => ({ accepted: [], refused: [], failure: "away" }), ["a@exemple.fr"])
  expect(await list(api)).toEqual([])
  const emailId = await send(
    async () => ({ accepted: ["a@exemple.fr"], refused: ["never@exemple.fr"] }),
    ["a@exemple.fr", "never@exemple.fr"],
  )
  const told = [
    {
      kind: "emailFailed",
      billId: bill.id,
      parameters: {
        number: "F-2026-0001",
        client: "Atelier Rhône",
        addresses: ["never@exemple.fr"],
      },
    },
  ]
  expect(await list(api)).toMatchObject(told)
  // A job that is taken up a second time finds nothing left to send.
  await sendBillEmail(
    partsWith(api, () => Promise.reject()),
    camille,
    emailId,
  )
  expect(await list(api)).toMatchObject(told)
})

test("one is read, unread again, and all are read at once", async () => {
  const { api, client, bill } = await withBill()
  const second = await issued(api, client.id)
  await pay(api, bill.id, 540_000)
  api.setClock("2026-11-21T10:00:00Z")
  await pay(api, second.id, 540_000)
  const [newest, oldest] = await list(api)
  expect(newest.billId).toBe(second.id)
  const reading = `/Notifications/${oldest.id}/reading`
  const read = await api.call("camille", "PUT", reading)
  expect(read).toMatchObject({ status: 200, body: { readAt: "2026-11-21T10:00:00.000Z" } })
  api.setClock("2026-11-21T11:00:00Z")
  expect((await api.call("camille", "PUT", reading)).body).toEqual(read.body)
  expect(await list(api, "?state=unread")).toMatchObject([{ id: newest.id }])
  expect(await unread(api)).toBe(1)
  expect((await api.call("camille", "DELETE", reading)).body.readAt).toBeNull()
  expect(await unread(api)).toBe(2)
  // What came after one looked stays unread.
  const until = { until: "2026-11-21T09:30:00Z" }
  const all = await api.call("camille", "POST", "/Notifications/readings", until)
  expect(all).toMatchObject({ status: 200, body: { unread: 1 } })
  expect(await list(api, "?state=unread")).toMatchObject([{ id: newest.id }])
})

test("nobody reads or marks another's", async () => {
  const { api, bill } = await withBill()
  await pay(api, bill.id, 540_000)
  const [{ id }] = await list(api)
  for (const method of ["PUT", "DELETE"] as const)
    expect((await api.call("thomas", method, `/Notifications/${id}/reading`)).status).toBe(404)
  const until = { until: "2026-11-22T00:00:00Z" }
  await api.call("thomas", "POST", "/Notifications/readings", until)
  expect(await unread(api)).toBe(1)
})

test("they come page by page, the newest first", async () => {
  const { api, client } = await withBill()
  for (let minute = 10; minute < 22; minute++) {
    api.setClock(`2026-11-21T10:${minute}:00Z`)
    const bill = await issued(api, client.id)
    await pay(api, bill.id, 540_000)
  }
  const first = await api.call("camille", "GET", "/Notifications?limit=10")
  expect(first.headers.get("Total-Count")).toBe("12")
  expect(first.headers.get("Position")).toBe("1-10")
  const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? ""
  const second = await api.call("camille", "GET", next)
  const days = [...first.body, ...second.body].map(({ createdAt }) => createdAt)
  expect(days).toHaveLength(12)
  expect(days).toEqual([...days].sort().reverse())
})

const camille = ownerOf(people.camille.id)

const partsWith = (api: TestApi, mail: MailTransport) => ({ ...api.parts, mail })

/** Queues a message and makes one attempt at it; answers its id. */
async function attempt(api: TestApi, billId: string, mail: MailTransport, to: string[]) {
  const { body } = await api.call("camille", "POST", `/Bills/${billId}/emails`, {
    to,
    subject: "Votre facture",
    body: "Bonjour.",
  })
  await sendBillEmail(partsWith(api, mail), camille, body.id)
  return body.id as string
}
