import { expect, test } from "vitest"
import { addDays, instantInParis, todayIn } from "#domain/day"
import { askAbout } from "../api/platform/subscription/ask.commands"
import { chargeBill } from "../api/platform/subscription/charge.commands"
import { keepSubscriptions } from "../api/platform/subscription/keep.commands"
import type { QueuedWork } from "../api/ports/queue"
import { startApi } from "./api"
import { openForBusiness } from "./billing"
import { startStripe } from "./stripe-stand-in"
import vectors from "./subscription-vectors.json"

/*
 * The same histories lived through by the whole product, with a Stripe of our own: each choice is made by the API, each
 * charge asked for over HTTP, each event signed and sent, and the state read as its person reads it.
 */

interface Happening {
  at: string
  type: string
  plan?: string
  means?: "card" | "sepa"
  event?: string
  mode?: string
  status?: string
  bill?: number
  now?: string
  amount?: number
  currency?: string
}
interface History {
  id: string
  title: string
  answers?: Record<string, string>
  events: Happening[]
  expect: ({ on: string; state: string; writable: boolean } & Record<string, unknown>)[]
  counts: { bills: number; credited: number; alarms: number; creditCents?: number }
}

const plans = {
  monthly: { code: "monthly", period: "monthly", priceHT: 1_200 },
  quarterly: { code: "quarterly", period: "quarterly", priceHT: 3_600 },
  yearly: { code: "yearly", period: "annual", priceHT: 12_000 },
}
const words = { freeTrial: "free trial", active: "active", inactive: "inactive" } as const

async function open(history: History) {
  let now = new Date(history.events[0]?.at ?? "")
  const stripe = await startStripe(() => now)
  const api = await startApi({ payments: stripe.provider, clock: () => now })
  await openForBusiness(api, "admin")
  await api.call("admin", "PUT", "/Plans/seller")
  for (const [place, plan] of Object.values(plans).entries())
    await api.call("admin", "POST", "/Plans", {
      ...{ ...plan, nameFr: plan.code, nameEn: plan.code, place: place + 1, offered: true },
    })
  let page = ""
  let means: "card" | "sepa" = "card"
  let charged = 0
  const intents = () => [...stripe.intents.values()]

  /** What a charge is answered at once, as the history says of its bill. */
  const answers = () => {
    const answer = history.answers?.[charged + 1]
    if (means === "sepa") return
    if (answer === "requires_action") stripe.nextCharges("authentication")
    else stripe.nextCharges(answer === "succeeded" ? "good" : "declined")
  }

  async function work() {
    for (let job = api.queued.shift(); job; job = api.queued.shift()) {
      if (job.name === "paymentCharge") {
        const charge = job.data as QueuedWork["paymentCharge"]
        // What its first charge was answered, later ones are too.
        charged = charge.position
        answers()
        await chargeBill(api.parts, charge)
      } else if (job.name === "paymentEvent")
        await askAbout(api.parts, job.data as QueuedWork["paymentEvent"])
    }
  }

  async function send(event: (typeof stripe.events)[number]) {
    const { body, header } = stripe.signed(event)
    const answer = await api.fetch(null, "/Public/payments/stripe", {
      ...{ method: "POST", body, headers: { "stripe-signature": header } },
    })
    expect(answer.status).toBe(200)
    await work()
  }

  async function turn() {
    await keepSubscriptions(api.parts)
    await work()
    stripe.events.splice(0)
  }

  /** Lives on to an instant: what is due at six and at the beginning of each day is done. */
  async function until(instant: Date) {
    for (
      let day = todayIn("Europe/Paris", now);
      day <= todayIn("Europe/Paris", instant);
      day = addDays(day, 1)
    )
      for (const at of [instantInParis(`${day}T00:01`), instantInParis(`${day}T06:00`)]) {
        if (at <= now || at > instant) continue
        now = at
        await turn()
      }
    now = instant
  }

  async function happen(event: Happening) {
    if (event.type === "signUp") return void (await openForBusiness(api))
    if (event.type === "cancel")
      return void (await api.call("camille", "PUT", "/Subscription/cancellation"))
    if (event.type === "uncancel")
      return void (await api.call("camille", "DELETE", "/Subscription/cancellation"))
    if (event.type === "choosePlan") {
      means = event.means ?? "card"
      const chosen = await api.call("camille", "POST", "/Subscription/choices", {
        plan: event.plan,
      })
      expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
      page = chosen.body.openPage?.url ?? ""
      return
    }
    if (event.type === "checkout.session.completed" && page) {
      stripe.finish(page, means === "sepa" ? "sepa_debit" : "card")
      page = ""
    }
    const id = event.event ?? crypto.randomUUID()
    if (event.bill === undefined) {
      const object = { id: [...stripe.sessions.keys()].at(-1), object: "checkout.session" }
      stripe.events.splice(0)
      return send({ id, type: event.type, data: { object } })
    }
    const papers = (await api.call("admin", "GET", "/Bills?limit=50&sort=number&order=asc")).body
    const bill = papers.filter(({ kind }: { kind: string }) => kind === "bill")[event.bill - 1]
    const intent = intents().find(({ metadata }) => metadata.plume_bill === bill?.id)
    if (!intent) throw new Error(`no payment of bill ${event.bill}`)
    if (event.now === "succeeded" && intent.status !== "succeeded") {
      stripe.settleDebit(intent.id)
      if (event.amount) stripe.forge({ amount: event.amount }, intent.id)
    } else if (event.now === "requires_payment_method")
      stripe.failDebit(intent.id, "generic_decline")
    stripe.events.splice(0)
    await send({
      id,
      type: event.type,
      data: { object: { id: intent.id, object: "payment_intent" } },
    })
  }

  return { api, until, happen, turn }
}

// The two by transfer are not of this means: they are lived through in api/platform/subscription/routes.test.ts.
const histories = (vectors.subscriptions.vectors as unknown as History[]).filter(
  ({ events }) =>
    !events.some(({ type, means }) => type === "choosePlan" && String(means) === "transfer"),
)

test.each(histories)("$id: $title", { timeout: 120_000 }, async (history) => {
  const life = await open(history)
  const days = history.expect.map(({ on }) => ({ at: instantInParis(`${on}T12:00`), on }))
  const moments = [
    ...history.events.map((event) => ({ at: new Date(event.at), event })),
    ...days.map(({ at, on }) => ({ at, on })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const moment of moments) {
    await life.until(moment.at)
    if ("event" in moment) {
      await life.happen(moment.event)
      continue
    }
    await life.turn()
    const expected = history.expect.find(({ on }) => on === moment.on)
    const { body } = await life.api.call("camille", "GET", "/Subscription")
    const { on, state, dueSince: _, ...dates } = expected ?? { on: "", state: "", dueSince: null }
    expect({ on, state: words[body.state as keyof typeof words] }).toEqual({ on, state })
    expect(body, on).toMatchObject(dates)
  }
  const { body: papers } = await life.api.call("admin", "GET", "/Bills?limit=50")
  const kinds = papers.map(({ kind }: { kind: string }) => kind)
  const { body: told } = await life.api.call("admin", "GET", "/Notifications?limit=50")
  const { body: end } = await life.api.call("camille", "GET", "/Subscription")
  expect({
    bills: kinds.filter((kind: string) => kind === "bill").length,
    credited: kinds.filter((kind: string) => kind === "creditNote").length,
    alarms: told.filter(({ kind }: { kind: string }) => kind === "paymentAlarm").length,
    creditCents: end.credit,
  }).toEqual({ creditCents: 0, ...history.counts })
})
