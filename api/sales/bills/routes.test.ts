import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

describe("a draft", () => {
  test("B38 is priced by us, whatever its sender says of the totals", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const lines = [
      { serviceName: "Vis", quantity: "3", unitPriceHT: 2, vatRate: "20" },
      { serviceName: "Livre", quantity: "1.5", unitPriceHT: 1_001, vatRate: "5.5" },
    ]
    const typed = draftFor(client.id, { lines })
    const said = { totalHT: 1, totalTTC: 1, number: "F-2026-9999", status: "paid" }
    const refused = await api.call("camille", "POST", "/Bills", { ...typed, ...said })
    expect(
      refused.body.errors.map(({ path, code }: Record<string, string>) => [path, code]),
    ).toEqual(Object.keys(said).map((path) => [path, "unknownMember"]))
    const { status, body } = await api.call("camille", "POST", "/Bills", typed)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: null,
      status: "draft",
      clientName: "Atelier Rhône",
      totalHT: 6 + 1_502,
      totalVat: 1 + 83,
      totalTTC: 1_592,
      vat: [
        { rate: "20", base: 6, tax: 1 },
        { rate: "5.5", base: 1_502, tax: 83 },
      ],
    })
    expect(body.lines[1]).toMatchObject({ quantity: "1.5", vatRate: "5.5", amountHT: 1_502 })
    const read = await api.call("camille", "GET", `/Bills/${body.id}`)
    expect(read.body).toEqual(body)
  })

  test("is changed over the version that was read, and removed", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
    const path = `/Bills/${draft.id}`
    const changes = draftFor(client.id, { note: "Merci", version: 1 })
    const saved = await api.call("camille", "PUT", path, changes)
    expect(saved.body).toMatchObject({ note: "Merci", version: 2 })
    const late = await api.call("camille", "PUT", path, { ...changes, note: "Autre" })
    expect(late).toMatchObject({ status: 409, body: { code: "stale", current: { note: "Merci" } } })
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
    expect((await api.call("camille", "GET", path)).status).toBe(404)
    expect((await api.call("camille", "GET", "/Bills/totals")).body.count).toBe(0)
  })

  test("charges no VAT while its seller is in franchise (CGI 283-3)", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const { version } = (await api.call("camille", "GET", "/Profile")).body
    await api.call("camille", "PUT", "/Profile/vat", { vatRegime: "franchise", version })
    const refused = await api.call("camille", "POST", "/Bills", draftFor(client.id))
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: "lines[0].vatRate", code: "vatInFranchise" }] },
    })
  })

  test("names only clients and products of its owner", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const foreign = await api.call("thomas", "POST", "/Clients", { name: "Ailleurs" })
    const { body: product } = await api.call("thomas", "POST", "/Products", { name: "Chaise" })
    const forClient = await api.call("camille", "POST", "/Bills", draftFor(foreign.body.id))
    expect(forClient.body.errors).toMatchObject([{ path: "clientId", code: "unknown" }])
    const lines = [
      {
        serviceName: "x",
        quantity: "1",
        unitPriceHT: 1,
        vatRate: "20",
        productId: product.id,
      },
    ]
    const ofProduct = await api.call("camille", "POST", "/Bills", draftFor(client.id, { lines }))
    expect(ofProduct.body.errors).toMatchObject([{ path: "lines[0].productId", code: "unknown" }])
  })

  test("C56, C57 refuses quantities and amounts that are none", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    for (const [field, value] of [
      ["quantity", "-1"],
      ["quantity", "--1"],
      ["quantity", "1e9"],
      ["quantity", "999999999"],
      ["unitPriceHT", -1],
      ["unitPriceHT", 0.00001],
      ["unitPriceHT", 1e-7],
      ["vatRate", "x"],
    ] as const) {
      const lines = [
        { serviceName: "x", quantity: "1", unitPriceHT: 9_999_999, vatRate: "20", [field]: value },
      ]
      const { status, body } = await api.call(
        "camille",
        "POST",
        "/Bills",
        draftFor(client.id, { lines }),
      )
      expect([status, body.errors?.[0]?.path]).toEqual([422, `lines[0].${field}`])
    }
  })

  test("is posted fifty times under one key and made once", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const key = { "Idempotency-Key": "5f0c2c1e-0000-4000-8000-000000000001" }
    const post = (changes: object) =>
      api.call("camille", "POST", "/Bills", draftFor(client.id, changes), key)
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({})))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect((await api.call("camille", "GET", "/Bills")).body).toHaveLength(1)
    expect(await post({ note: "Autre" })).toMatchObject({
      status: 422,
      body: { code: "idempotencyReuse" },
    })
  })
})

describe("payments", () => {
  test("never exceed what is due, and are reversed exactly", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const path = `/Bills/${bill.id}/payments`
    const pay = async (amount: number, more: object = {}) => {
      const paid = await api.call("camille", "POST", path, {
        amount,
        paidOn: "2026-11-21",
        ...more,
      })
      return paid.status === 201 ? api.call("camille", "GET", `/Bills/${bill.id}`) : paid
    }
    expect((await pay(540_001)).body.errors).toMatchObject([{ path: "amount", code: "overpaid" }])
    expect((await pay(100_000, { means: "cheque" })).body).toMatchObject({
      status: "partPaid",
      paid: 100_000,
    })
    const whole = await pay(440_000, { collectedOn: "2026-11-21" })
    expect(whole.body).toMatchObject({ status: "paid", paid: 540_000, collected: false })
    expect(await pay(1)).toMatchObject({ status: 409, body: { code: "billPaid" } })

    const [first] = whole.body.payments
    const back = await api.call("camille", "DELETE", `${path}/${first.id}`)
    expect(back.body).toMatchObject({ status: "partPaid", paid: 440_000, collected: true })
    expect(back.body.payments.map(({ amount }: { amount: number }) => amount)).toEqual([
      100_000, 440_000, -100_000,
    ])
    expect(back.body.payments[0].reversed).toBe(true)
    expect(await api.call("camille", "DELETE", `${path}/${first.id}`)).toMatchObject({
      status: 409,
      body: { code: "paymentReversed" },
    })
    expect((await api.call("camille", "GET", "/Bills/totals")).body).toMatchObject({
      paid: 440_000,
      unpaid: 100_000,
    })
  })

  test("E83 of twenty that race for the same sum, one is taken", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const payment = { amount: 540_000, paidOn: "2026-11-21" }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call("camille", "POST", `/Bills/${bill.id}/payments`, payment),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    const read = await api.call("camille", "GET", `/Bills/${bill.id}`)
    expect(read.body).toMatchObject({ paid: 540_000, payments: [{ amount: 540_000 }] })
  })

  test.each([
    ["transfer", "2026-11-20"],
    ["card", "2026-11-20"],
    ["cash", "2026-11-20"],
    ["directDebit", "2026-11-20"],
    ["other", "2026-11-20"],
    ["cheque", null],
  ])("by %s, of which nothing else is said, are collected on %s", async (means, collectedOn) => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const paid = await api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
      ...{ amount: 540_000, paidOn: "2026-11-20", means },
    })
    expect(paid.body).toMatchObject({ collectedOn })
    const book = await api.fetch("camille", "/Books/receipts/csv?year=2026")
    expect((await book.text()).includes(bill.number)).toBe(collectedOn !== null)
  })

  test("are marked as collected and uncollected", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const bill = await issued(api, client.id)
    const paid = await api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
      amount: 540_000,
      paidOn: "2026-11-20",
      means: "cheque",
    })
    const path = `/Bills/${bill.id}/payments/${paid.body.id}/collection`
    expect((await api.call("camille", "GET", "/Bills?state=uncollected")).body).toHaveLength(1)
    const early = await api.call("camille", "PUT", path, { collectedOn: "2026-11-19" })
    expect(early.body.errors).toMatchObject([{ path: "collectedOn", code: "beforePaid" }])
    const future = await api.call("camille", "PUT", path, { collectedOn: "2026-11-22" })
    expect(future.body.errors).toMatchObject([{ path: "collectedOn", code: "inFuture" }])
    const done = await api.call("camille", "PUT", path, { collectedOn: "2026-11-21" })
    expect(done.body).toMatchObject({ collected: true })
    expect((await api.call("camille", "GET", "/Bills?state=uncollected")).body).toHaveLength(0)
    expect((await api.call("camille", "DELETE", path)).body).toMatchObject({ collected: false })
    expect((await api.call("camille", "DELETE", path)).status).toBe(409)
  })

  test("wait for the bill to be issued", async () => {
    const api = await startApi()
    const client = await openForBusiness(api)
    const { body: draft } = await api.call("camille", "POST", "/Bills", draftFor(client.id))
    const payment = { amount: 1, paidOn: "2026-11-21" }
    expect(await api.call("camille", "POST", `/Bills/${draft.id}/payments`, payment)).toMatchObject(
      { status: 409, body: { code: "billDraft" } },
    )
  })
})

test("another person finds nothing of Camille’s bills", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const payment = { amount: 1, paidOn: "2026-11-21" }
  const email = { to: ["x@example.fr"], subject: "x", body: "x" }
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["GET", "/pdf", undefined],
    ["GET", "/emails", undefined],
    ["DELETE", "", undefined],
    ["POST", "/issue", { version: 1 }],
    ["POST", "/payments", payment],
    ["POST", "/emails", email],
  ] as const) {
    const answer = await api.call("thomas", method, `/Bills/${bill.id}${path}`, body)
    expect([path, answer.status]).toEqual([path, 404])
  }
  expect((await api.call("thomas", "GET", "/Bills")).body).toEqual([])
  expect((await api.call("thomas", "GET", "/Bills?q=F-2026")).body).toEqual([])
  expect((await api.call("thomas", "GET", "/Bills/totals")).body.count).toBe(0)
})
