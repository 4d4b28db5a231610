import { afterAll, beforeAll, expect, test } from "vitest"
import { stripe } from "../../api/payment-provider/stripe"
import type { PaymentProvider } from "../../api/ports/payment-provider"
import { startStripeMock, stripeMock } from "./stripe-mock"

/*
 * Stripe's own mock holds each request to Stripe's description of its API, and answers what never changes: that what we
 * send is accepted, and what we are answered is read.
 */

const program = await stripeMock()
let mock: Awaited<ReturnType<typeof startStripeMock>> | undefined
let provider: PaymentProvider

beforeAll(async () => {
  if (!program) return
  mock = await startStripeMock(program)
  const { url } = mock
  provider = stripe({ url, secretKey: "sk_test_123", webhookSecret: "whsec_1", publicKey: null })
})
afterAll(() => mock?.stop())

const page = {
  id: "00000000-0000-4000-8000-000000000001",
  payer: {
    customer: null,
    subscriber: "00000000-0000-4000-8000-000000000002",
    email: "camille@example.fr",
  },
  language: "fr" as const,
  returnTo: "http://localhost:3000/admin/subscription/payment?page=1",
  endsAt: new Date("2030-01-01T10:00:00Z"),
}
const names = { bill: "00000000-0000-4000-8000-000000000003", try: "1", page: page.id }

// Named as not run where there is no Go to build the mock with.
test.skipIf(!program)(
  "Stripe's description accepts a page to enter a card or an account",
  async () => {
    expect(await provider.beginSetup(page)).toMatchObject({ id: expect.stringMatching(/^cs_/) })
  },
)

test.skipIf(!program)("it accepts a page to pay", async () => {
  const begun = await provider.beginPayment({ ...page, amount: 1440, title: "Tout Plume", names })
  expect(begun).toMatchObject({ customer: expect.stringMatching(/^cus_/) })
})

test.skipIf(!program)("it accepts the charge of a bill, by card and by debit", async () => {
  for (const means of ["card", "sepa"] as const) {
    const charged = await provider.charge({
      ...{ key: `bill-1-${means}`, customer: "cus_1", method: { id: "pm_1", means } },
      ...{ amount: 1440, names },
    })
    expect(charged).toMatchObject({ kind: "payment", id: expect.stringMatching(/^pi_/) })
  }
})

test.skipIf(!program)("it accepts each question, and a refund", async () => {
  expect(await provider.ask({ kind: "page", id: "cs_1" })).toMatchObject({ kind: "page" })
  expect(await provider.ask({ kind: "payment", id: "pi_1" })).toMatchObject({ kind: "payment" })
  expect(await provider.ask({ kind: "mandate", id: "mandate_1" })).toMatchObject({
    kind: "mandate",
  })
  expect(await provider.find("cus_1", names)).toBeUndefined()
  await provider.refund("pi_1", 1440, "refund-1-1")
})

test.skipIf(!program)("it refuses what it does not know, which is no answer", async () => {
  const wrong = { ...page, payer: { ...page.payer, customer: "cus_1" }, language: "xx" as "fr" }
  await expect(provider.beginSetup(wrong)).rejects.toThrow(/Stripe answered 4/)
})
