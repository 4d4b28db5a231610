import { createHmac } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { onTestFinished } from "vitest"
import { stripe } from "../api/payment-provider/stripe"

/**
 * A Stripe of our own, on this machine: customers, Checkout pages, payments by card and by debit, disputes, refunds and
 * signed events. It forgets nothing, answers the same key with the same answer, and believes only its secret key.
 */

/** What cards and accounts do, by what tests call them. */
type Behaviour = "good" | "declined" | "authentication" | "debit" | "poor" | "unanswered"

interface Customer {
  id: string
}
interface Method {
  id: string
  type: "card" | "sepa_debit"
  behaviour: Behaviour
}
interface Intent {
  id: string
  object: "payment_intent"
  amount: number
  currency: string
  customer: string
  status: string
  payment_method: string | null
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code?: string } | null
  latest_charge: { id: string; created: number; disputed: boolean; amount_refunded: number } | null
}
interface Session {
  id: string
  object: "checkout.session"
  mode: string
  status: "open" | "complete" | "expired"
  url: string
  customer: string
  amount: number
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
  setup_intent: { payment_method: string } | null
  payment_intent: string | null
}
interface StripeEvent {
  id: string
  type: string
  data: { object: Record<string, unknown> }
}

const secretKey = "sk_test_plume"
const webhookSecret = "whsec_plumeStandIn"

/** The fields of a form, as Stripe nests them. */
function nested(form: URLSearchParams): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let at = whole
    for (const part of path.slice(0, -1)) {
      at[part] ??= {}
      at = at[part] as Record<string, unknown>
    }
    at[path.at(-1) ?? ""] = value
  }
  return whole
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.code))
  }
}

export async function startStripe(clock: () => Date) {
  const customers = new Map<string, Customer>()
  const methods = new Map<string, Method>()
  const intents = new Map<string, Intent>()
  const sessions = new Map<string, Session>()
  const disputes = new Map<string, string>()
  const mandates = new Map<string, { status: string; payment_method: string }>()
  const answers = new Map<string, { body: string; status: number; asked: string }>()
  const events: StripeEvent[] = []
  /** Every request but questions, by its key. */
  const requests: { path: string; key: string; given: Record<string, unknown> }[] = []
  let isAway = false
  let behaviours: Behaviour[] = []
  let count = 0
  const name = (kind: string) => {
    count += 1
    return `${kind}_${count}`
  }

  function tell(type: string, object: object) {
    events.push({ id: name("evt"), type, data: { object: { ...object } } })
  }

  function decide(intent: Intent, method: Method, isOffSession: boolean) {
    // That nobody hears of it is seen to where it is answered.
    const isUnheard = behaviours[0] === "unanswered"
    const next = isOffSession && !isUnheard ? behaviours.shift() : undefined
    const behaviour = isOffSession && !isUnheard ? (next ?? method.behaviour) : "good"
    intent.payment_method = method.id
    if (method.type === "sepa_debit") {
      intent.status = "processing"
      tell("payment_intent.processing", intent)
      return
    }
    if (behaviour === "good") return succeed(intent)
    fail(
      intent,
      behaviour === "authentication" ? "authentication_required" : "card_declined",
      behaviour === "poor" ? "insufficient_funds" : undefined,
    )
  }

  function succeed(intent: Intent) {
    const created = Math.floor(clock().getTime() / 1000)
    intent.status = "succeeded"
    intent.last_payment_error = null
    intent.latest_charge = { id: name("ch"), created, disputed: false, amount_refunded: 0 }
    tell("payment_intent.succeeded", intent)
  }

  function fail(intent: Intent, code: string, decline?: string) {
    intent.status = "requires_payment_method"
    intent.last_payment_error = { code, ...(decline && { decline_code: decline }) }
    tell("payment_intent.payment_failed", intent)
  }

  const intentOf = (id: string) => {
    const intent = intents.get(id)
    if (!intent) throw new Error(`no payment ${id}`)
    return intent
  }
  const sessionOf = (id: string) => {
    const session = sessions.get(id)
    if (!session) throw new Error(`no page ${id}`)
    return session
  }

  function newIntent(
    given: Partial<Intent> & Pick<Intent, "amount" | "customer" | "metadata">,
  ): Intent {
    const intent: Intent = {
      ...{ id: name("pi"), object: "payment_intent", currency: "eur" },
      ...{ status: "requires_payment_method", payment_method: null },
      ...{ last_payment_error: null, latest_charge: null, ...given },
    }
    intents.set(intent.id, intent)
    return intent
  }

  function newMethod(type: Method["type"], behaviour: Behaviour): Method {
    const method = { id: name("pm"), type, behaviour }
    methods.set(method.id, method)
    return method
  }

  const shownMethod = (id: string | null) => {
    const method = id && methods.get(id)
    if (!method) return null
    const details = { last4: "4242", ...(method.type === "card" && { brand: "visa" }) }
    return { id: method.id, object: "payment_method", type: method.type, [method.type]: details }
  }

  // biome-ignore lint/suspicious/noExplicitAny: a form, as it came
  function answer(method: string, path: string, given: any): object {
    const [, , kind = "", second = "", third = ""] = path.split("/")
    if (method === "POST" && kind === "customers") {
      const customer = { id: name("cus") }
      customers.set(customer.id, customer)
      return customer
    }
    if (method === "DELETE" && kind === "customers") {
      if (!customers.delete(second)) throw new Refusal(404, { code: "resource_missing" })
      return { id: second, object: "customer", deleted: true }
    }
    if (kind === "checkout" && method === "POST") {
      const ends = Number(given.expires_at) - clock().getTime() / 1000
      if (!customers.has(given.customer) || ends < 1800 || ends > 86_400)
        throw new Refusal(400, { code: "parameter_invalid" })
      const price = given.line_items?.[0]?.price_data
      const id = name("cs_test")
      const session: Session = {
        ...{ id, object: "checkout.session", mode: given.mode, status: "open" },
        ...{ url: `https://checkout.stripe.com/c/pay/${id}`, customer: given.customer },
        ...{ amount: Number(price?.unit_amount ?? 0), metadata: given.metadata },
        ...{ intentMetadata: given.payment_intent_data?.metadata ?? {} },
        ...{ setup_intent: null, payment_intent: null },
      }
      sessions.set(id, session)
      // What is made names its parts only; whoever asks says which of them to show.
      return { ...session, setup_intent: given.mode === "setup" ? name("seti") : null }
    }
    if (kind === "checkout") {
      const session = sessions.get(third)
      if (!session) throw new Refusal(404, { code: "resource_missing" })
      const intent = session.payment_intent && intents.get(session.payment_intent)
      const { setup_intent: setup } = session
      return {
        ...session,
        setup_intent: setup && { payment_method: shownMethod(setup.payment_method) },
        payment_intent: intent
          ? { ...intent, payment_method: shownMethod(intent.payment_method) }
          : null,
      }
    }
    if (kind === "payment_intents" && method === "POST") {
      const used = methods.get(given.payment_method)
      const intent = newIntent({
        ...{ amount: Number(given.amount), customer: given.customer, metadata: given.metadata },
      })
      if (!used) throw new Refusal(400, { code: "resource_missing" })
      decide(intent, used, given.off_session === "true")
      if (!intent.last_payment_error) return intent
      throw new Refusal(402, { ...intent.last_payment_error, payment_intent: intent })
    }
    if (kind === "payment_intents" && second) {
      const intent = intents.get(second)
      if (!intent) throw new Refusal(404, { code: "resource_missing" })
      return intent
    }
    if (kind === "payment_intents")
      return { data: [...intents.values()].filter(({ customer }) => customer === given.customer) }
    if (kind === "disputes") {
      const status = disputes.get(given.payment_intent)
      return { data: status ? [{ id: "dp_1", status }] : [] }
    }
    if (kind === "mandates") {
      const mandate = mandates.get(second)
      if (!mandate) throw new Refusal(404, { code: "resource_missing" })
      return { id: second, object: "mandate", ...mandate }
    }
    if (kind === "refunds") {
      const intent = intentOf(given.payment_intent)
      if (!intent.latest_charge) throw new Refusal(400, { code: "charge_not_refundable" })
      intent.latest_charge.amount_refunded += Number(given.amount)
      tell("charge.refunded", { id: "ch", object: "charge", payment_intent: intent.id })
      return { id: name("re"), status: "succeeded" }
    }
    throw new Refusal(404, { code: "unknown" })
  }

  function respond(request: IncomingMessage, body: string): { status: number; body: string } {
    const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1")
    const method = request.method ?? "GET"
    const key = String(request.headers["idempotency-key"] ?? "")
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return { status: 401, body: JSON.stringify({ error: { code: "unauthorized" } }) }
    const known = key && answers.get(key)
    if (known)
      return known.asked === body
        ? known
        : { status: 400, body: JSON.stringify({ error: { type: "idempotency_error" } }) }
    const given = nested(new URLSearchParams(method === "GET" ? search : body))
    if (method === "POST") requests.push({ path: pathname, key, given })
    let made: { status: number; body: string }
    try {
      made = { status: 200, body: JSON.stringify(answer(method, pathname, given)) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      made = { status: error.status, body: JSON.stringify({ error: error.error }) }
    }
    if (key) answers.set(key, { ...made, asked: body })
    return made
  }

  const server = createServer((request, response) => {
    let body = ""
    request.setEncoding("utf8")
    request.on("data", (part) => (body += part))
    request.on("end", () => {
      if (isAway) return response.writeHead(500).end("{}")
      const made = respond(request, body)
      // The money was taken, and nobody hears of it.
      if (behaviours[0] === "unanswered" && request.url === "/v1/payment_intents") {
        behaviours.shift()
        return response.writeHead(500).end("{}")
      }
      response.writeHead(made.status, { "content-type": "application/json" }).end(made.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    provider: stripe({ url, secretKey, webhookSecret, publicKey: "pk_test_plume" }),
    url,
    customers,
    requests,
    events,
    intents,
    sessions,
    secretKey,
    webhookSecret,
    /** From now on it does not answer; or does again. */
    setAway(away: boolean) {
      isAway = away
    },
    /** What the next charges do, in their order; afterwards each does what its card does. */
    nextCharges(...next: Behaviour[]) {
      behaviours = next
    },
    /** Somebody fills in the page that they were sent to. */
    finish(sessionUrl: string, type: Method["type"] = "card", behaviour: Behaviour = "good") {
      const session = sessionOf(sessionUrl.split("/").at(-1) ?? "")
      const method = newMethod(type, behaviour)
      session.status = "complete"
      if (session.mode === "setup") session.setup_intent = { payment_method: method.id }
      else {
        const { amount, customer, intentMetadata: metadata } = session
        const intent = newIntent({ amount, customer, metadata })
        session.payment_intent = intent.id
        decide(intent, method, false)
      }
      tell("checkout.session.completed", session)
      return { method: method.id, intent: session.payment_intent ?? "" }
    },
    expire(sessionUrl: string) {
      const session = sessionOf(sessionUrl.split("/").at(-1) ?? "")
      session.status = "expired"
      tell("checkout.session.expired", session)
    },
    /** What becomes of a debit that is on its way. */
    settleDebit: (id: string) => succeed(intentOf(id)),
    failDebit: (id: string, decline = "insufficient_funds") =>
      fail(intentOf(id), "payment_intent_payment_attempt_failed", decline),
    dispute(id: string, status = "needs_response") {
      const { latest_charge: charge } = intentOf(id)
      if (charge) charge.disputed = true
      disputes.set(id, status)
      const type = status === "won" ? "charge.dispute.closed" : "charge.dispute.created"
      tell(type, { id: "dp_1", object: "dispute", payment_intent: id })
    },
    /** Somebody gives money back at the dashboard. */
    refund(id: string, amount: number) {
      const { latest_charge: charge } = intentOf(id)
      if (charge) charge.amount_refunded += amount
      tell("charge.refunded", { id: "ch", object: "charge", payment_intent: id })
    },
    withdraw(method: string) {
      mandates.set("mandate_1", { status: "inactive", payment_method: method })
      tell("mandate.updated", { id: "mandate_1", object: "mandate" })
    },
    /** Puts a payment of our names where none of ours is, or changes one. */
    forge: (change: Partial<Intent>, id: string) => Object.assign(intentOf(id), change),
    tell,
    /** The header and the body of an event, as Stripe sends them. */
    signed(event: StripeEvent, at = clock()) {
      const body = JSON.stringify({ ...event, object: "event", api_version: "2026-10-28.endive" })
      const time = Math.floor(at.getTime() / 1000)
      const digest = createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex")
      return { body, header: `t=${time},v1=${digest}` }
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>
