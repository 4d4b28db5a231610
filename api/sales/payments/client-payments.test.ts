import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

const money = { paidOn: "2026-11-20", means: "transfer", collectedOn: "2026-11-20" }

describe("money beyond what is due", () => {
  test("is refused, or kept as the client's credit, which pays another bill", async () => {
    const { api, client } = await open()
    const [first, second] = [await issued(api, client.id), await issued(api, client.id)]
    const payment = { ...money, amount: 600_000 }
    expect((await api.call("camille", "POST", `/Bills/${first.id}/payments`, payment)).status).toBe(
      422,
    )
    const kept = await api.call("camille", "POST", `/Bills/${first.id}/payments`, {
      ...payment,
      keepExcess: true,
    })
    expect(kept.body).toMatchObject({ amount: 540_000 })
    expect(await credit(api, client.id)).toMatchObject({
      balance: 60_000,
      entries: [{ amount: 60_000, what: "overpaid", number: first.number }],
    })
    const use = (amount: number) =>
      api.call("camille", "POST", `/Bills/${second.id}/creditUses`, { amount })
    expect((await use(60_001)).body.errors).toMatchObject([{ code: "beyondCredit" }])
    expect((await use(60_000)).body).toMatchObject({ paid: 60_000, due: 480_000 })
    expect(await credit(api, client.id)).toMatchObject({ balance: 0 })
    // The money is on the second bill: the first payment cannot be taken back from under it.
    const path = `/Bills/${first.id}/payments/${kept.body.id}`
    expect(await api.call("camille", "DELETE", path)).toMatchObject({
      status: 409,
      body: { code: "creditSpent" },
    })
    const { payments } = (await api.call("camille", "GET", `/Bills/${second.id}`)).body
    await api.call("camille", "DELETE", `/Bills/${second.id}/payments/${payments[0].id}`)
    expect(await credit(api, client.id)).toMatchObject({ balance: 60_000 })
    expect((await api.call("camille", "DELETE", path)).status).toBe(200)
    expect(await credit(api, client.id)).toMatchObject({ balance: 0 })
  })

  test("goes back to the client, never more than there is", async () => {
    const { api, client } = await open()
    await pay(api, client.id, 10_000)
    const { paidOn, means } = money
    const refund = (amount: number) =>
      api.call("camille", "POST", `/Clients/${client.id}/refunds`, { paidOn, means, amount })
    expect((await refund(10_001)).body.errors).toMatchObject([
      { path: "amount", code: "beyondCredit" },
    ])
    expect((await refund(4_000)).body).toMatchObject({ balance: 6_000 })
    const twice = await Promise.all([refund(6_000), refund(6_000)])
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe("one payment for several bills", () => {
  test("pays those first that were due first, and keeps the rest", async () => {
    const { api, client } = await open()
    const late = await issued(api, client.id, { paymentDays: 45 })
    const soon = await issued(api, client.id, { paymentDays: 10 })
    expect((await pay(api, client.id, 600_000)).balance).toBe(0)
    expect(await read(api, soon.id)).toMatchObject({ status: "paid", due: 0 })
    expect(await read(api, late.id)).toMatchObject({ status: "partPaid", paid: 60_000 })
    expect((await pay(api, client.id, 500_000)).balance).toBe(20_000)
    expect(await read(api, late.id)).toMatchObject({ status: "paid" })
  })

  test("loses no cent, whatever is paid, taken back, used and refunded", async () => {
    const { api, client } = await open()
    const bills = [
      await issued(api, client.id),
      await issued(api, client.id, { paymentDays: 5 }),
      await issued(api, client.id, { paymentDays: 50 }),
    ]
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom("pay", "over", "takeBack", "use", "refund"),
        at: fc.integer({ min: 0, max: 2 }),
        amount: fc.integer({ min: 1, max: 700_000 }),
      }),
      { minLength: 5, maxLength: 25 },
    )
    // In is what was paid and not taken back; it is on bills, to the client's credit, or went back.
    let [received, refunded] = [0, 0]
    const [sequence = []] = fc.sample(acts, { numRuns: 1, seed: 20261121 })
    for (const { act, at, amount } of sequence) {
      const bill = await read(api, bills[at]?.id)
      const path = `/Bills/${bill.id}`
      if (act === "pay") {
        await pay(api, client.id, amount)
        received += amount
      } else if (act === "over") {
        const body = { ...money, amount, keepExcess: true }
        const { status } = await api.call("camille", "POST", `${path}/payments`, body)
        if (status === 201) received += amount
      } else if (act === "use") {
        await api.call("camille", "POST", `${path}/creditUses`, { amount })
      } else if (act === "refund") {
        const body = { ...money, amount }
        const { status } = await api.call("camille", "POST", `/Clients/${client.id}/refunds`, body)
        if (status === 201) refunded += amount
      } else {
        const before = await held(api, client.id)
        const one = bill.payments.find(
          (each: { amount: number; reversed: boolean }) => each.amount > 0 && !each.reversed,
        )
        if (one) await api.call("camille", "DELETE", `${path}/payments/${one.id}`)
        received -= before - (await held(api, client.id))
      }
      expect(await held(api, client.id), `${act} ${amount}`).toBe(received - refunded)
    }
    for (const { id } of bills) {
      const { paid, due, totalTTC } = await read(api, id)
      expect([paid + due, paid >= 0, due >= 0]).toEqual([totalTTC, true, true])
    }
  })

  /** What is on bills and to the client's credit. */
  async function held(api: TestApi, clientId: string) {
    const { paid } = (await api.call("camille", "GET", "/Bills/totals")).body
    return paid + (await credit(api, clientId)).balance
  }
})

describe("what nobody hopes to be paid any more", () => {
  test("is written off, and due again, both of which the history tells", async () => {
    const { api, client } = await open()
    const bill = await issued(api, client.id)
    await api.call("camille", "POST", `/Bills/${bill.id}/payments`, { ...money, amount: 40_000 })
    const off = await api.call("camille", "POST", `/Bills/${bill.id}/writeOff`)
    expect(off.body).toMatchObject({ status: "writtenOff", writtenOff: 500_000, due: 0 })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      totalTTC: 540_000,
      paid: 40_000,
      unpaid: 0,
    })
    const back = await api.call("camille", "DELETE", `/Bills/${bill.id}/writeOff`)
    expect(back.body).toMatchObject({ status: "partPaid", writtenOff: 0, due: 500_000 })
    const told = back.body.events.map(({ what }: { what: string }) => what)
    expect(told.slice(-2)).toEqual(["writtenOff", "dueAgain"])
    expect((await api.call("camille", "DELETE", `/Bills/${bill.id}/writeOff`)).status).toBe(409)
  })
})

async function open() {
  const api = await startApi()
  return { api, client: await openForBusiness(api) }
}

const read = async (api: TestApi, id: string) =>
  (await api.call("camille", "GET", `/Bills/${id}`)).body

const credit = async (api: TestApi, clientId: string) =>
  (await api.call("camille", "GET", `/Clients/${clientId}/credit`)).body

const pay = async (api: TestApi, clientId: string, amount: number) =>
  (await api.call("camille", "POST", `/Clients/${clientId}/payments`, { ...money, amount })).body

test("money is dated into a closed year only by who says so, wherever it is written down", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const paid = { amount: 1_000, paidOn: "2025-12-30", means: "transfer" }
  const collected = { amount: 1_000, paidOn: "2026-11-20", means: "cheque" }
  const cheque = await api.call("camille", "POST", `/Bills/${bill.id}/payments`, collected)
  const asked: ["POST" | "PUT", string, object][] = [
    ["POST", `/Bills/${bill.id}/payments`, paid],
    ["POST", "/Bills/payments", { ids: [bill.id], paidOn: "2025-12-30" }],
    ["POST", `/Clients/${client.id}/payments`, paid],
  ]
  for (const [method, path, body] of asked) {
    const answer = await api.call("camille", method, path, body)
    expect(answer, path).toMatchObject({
      status: 422,
      body: { errors: [{ path: "inClosedYear", code: "yearClosed 2025" }] },
    })
  }
  expect(cheque.status).toBe(201)
  for (const [method, path, body] of [asked[0], asked[2]] as typeof asked)
    expect((await api.call("camille", method, path, { ...body, inClosedYear: true })).status).toBe(
      201,
    )
  // Early in the next year, December's money is still of an open one.
  const early = await startApi()
  early.setClock("2026-01-08T09:00:00Z")
  const { id } = await openForBusiness(early)
  const other = await issued(early, id)
  const late = await early.call("camille", "POST", `/Bills/${other.id}/payments`, {
    ...paid,
    paidOn: "2025-12-30",
  })
  expect(late.status, JSON.stringify(late.body)).toBe(201)
})
