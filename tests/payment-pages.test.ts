import { expect, test, vi } from "vitest"
import { chargeBill } from "../api/platform/subscription/charge.commands"
import { keepSubscriptions } from "../api/platform/subscription/keep.commands"
import type { QueuedWork } from "../api/ports/queue"
import { people, startApi } from "./api"
import { openForBusiness } from "./billing"
import { openPages } from "./pages"
import { startStripe } from "./stripe-stand-in"

const slow = 120_000

/** The pages on which one pays by Stripe, as browsers without scripts send and show them. */
async function start() {
  let now = new Date("2026-11-21T09:00:00Z")
  const stripe = await startStripe(() => now)
  const api = await startApi({ payments: stripe.provider, clock: () => now })
  vi.stubEnv("PAYMENTS", "stripe")
  vi.stubEnv("STRIPE_SECRET_KEY", stripe.secretKey)
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", stripe.webhookSecret)
  const pages = await openPages(api.url)
  vi.unstubAllEnvs()
  const cookies = {
    camille: await pages.signIn(people.camille.id, "camille"),
    thomas: await pages.signIn(people.thomas.id, "thomas"),
  }
  for (const who of ["admin", "camille"] as const) await openForBusiness(api, who)
  await api.call("admin", "PUT", "/Plans/seller")
  await api.call("admin", "POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout Plume", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  const ask = async (
    path: string,
    body?: Record<string, string>,
    who: keyof typeof cookies = "camille",
  ) => {
    const answer = await pages.ask(
      ...([path, cookies[who]] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && new URLSearchParams(body),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll(/[\u00a0\u202f]/g, " ")
    const { status, headers } = answer
    return { status, headers, to: headers.get("location") ?? "", text }
  }
  const setClock = (instant: string) => {
    now = new Date(instant)
  }
  return { api, stripe, ask, setClock }
}

test(
  "a plan is chosen and paid for by plain forms, on the provider’s page and back, under both mounts",
  async () => {
    const { api, stripe, ask, setClock } = await start()
    const screen = await ask("/admin/subscription")
    // Only the screens on which one pays let a form lead there.
    const leads = (answer: typeof screen) =>
      /form-action ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1]
    expect(leads(screen)).toContain("https://checkout.stripe.com")
    expect(leads(await ask("/admin/products"))).not.toContain("stripe")
    expect(screen.text).toContain("Vous payez par carte ou par prélèvement SEPA")

    setClock("2027-02-03T10:00:00Z")
    const chosen = await ask("/ap/subscription/choice", { plan: "whole" })
    expect([chosen.status, new URL(chosen.to).host]).toEqual([303, "checkout.stripe.com"])
    const { success_url: back } =
      stripe.requests.findLast(({ path }) => path === "/v1/checkout/sessions")?.given ?? {}
    const { pathname, search } = new URL(String(back))
    expect(pathname).toBe("/ap/subscription/payment")
    const left = await ask(pathname + search)
    for (const text of ["Paiement à terminer", chosen.to]) expect(left.text).toContain(text)
    expect((await ask("/admin/subscription")).text).toContain(chosen.to)

    const { intent } = stripe.finish(chosen.to, "sepa_debit")
    const waiting = await ask(pathname + search)
    expect(waiting.text).toContain("Nous attendons votre banque")
    expect(waiting.headers.get("refresh")).toBe("5")
    // A debit on its way opens access.
    expect((await ask("/admin/subscription")).text).toContain("Se renouvelle le")
    stripe.settleDebit(intent)
    const { askAbout } = await import("../api/platform/subscription/ask.commands")
    await askAbout(api.parts, { kind: "payment", id: intent })
    const done = await ask(pathname + search)
    expect([done.text.includes("C’est fait"), done.headers.get("refresh")]).toEqual([true, null])

    for (const [who, wrong] of [
      ["thomas", search],
      ["camille", "?page=cs_test_made_up"],
    ] as const) {
      const refused = await ask(`/admin/subscription/payment${wrong}`, undefined, who)
      expect([refused.status, refused.text.includes("Paiement introuvable")]).toEqual([404, true])
    }
    expect((await ask("/admin/subscription/payment", undefined, "thomas")).text).toContain(
      "Aucun paiement en cours",
    )
  },
  slow,
)

test(
  "a bill that a bank asks about is paid by its page, and a provider that is away is a sentence",
  async () => {
    const { api, stripe, ask, setClock } = await start()
    const entered = await ask("/admin/subscription/choice", { plan: "whole" })
    stripe.finish(entered.to)
    await ask("/admin/subscription/payment")
    stripe.nextCharges("authentication")
    setClock("2026-12-22T06:00:00Z")
    await keepSubscriptions(api.parts)
    const { data } = api.queued.find(({ name }) => name === "paymentCharge") ?? {}
    await chargeBill(api.parts, data as QueuedWork["paymentCharge"])
    expect((await ask("/admin/subscription")).text).toContain("Paiement attendu avant le")
    const bill = "/admin/subscription/bills/0/payment"
    expect((await ask(bill)).text).toContain("À payer : 14,40 €")
    stripe.setAway(true)
    expect((await ask(bill, {})).to).toBe("/admin/subscription")
    expect((await ask("/admin/subscription/method", {})).to).toBe("/admin/subscription")
    stripe.setAway(false)
    const begun = await ask(bill, {})
    expect(new URL(begun.to).host).toBe("checkout.stripe.com")
    stripe.finish(begun.to)
    await ask("/admin/subscription/payment")
    expect((await ask("/admin/subscription")).text).toContain("Se renouvelle le")
    expect((await ask(bill)).to).toBe("/admin/subscription")
  },
  slow,
)
