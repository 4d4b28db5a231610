import { z } from "zod"
import { bounded } from "../http/fetch-json"
import { isSigned } from "../http/message-signature"
import {
  type BegunPage,
  type NewPage,
  type NewPayment,
  type PaymentNames,
  type PaymentProvider,
  ProviderAway,
  type ProviderMandate,
  type ProviderMessage,
  type ProviderObject,
  type ProviderPage,
  type ProviderPayment,
  type SavedMeans,
} from "../ports/payment-provider"

/** What is sent and read here is of this version, whatever the account's own is. */
const apiVersion = "2026-10-28.endive"
const deadline = 15_000

interface Account {
  url: string
  secretKey: string
  webhookSecret: string
  publicKey: string | null
}

const Intent = z.object({
  id: z.string(),
  object: z.literal("payment_intent"),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
  latest_charge: z
    .object({
      created: z.int(),
      disputed: z.boolean().default(false),
      amount_refunded: z.int().default(0),
    })
    .nullish(),
})
const Method = z.object({
  id: z.string(),
  type: z.string(),
  card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
  sepa_debit: z.object({ last4: z.string().nullish() }).nullish(),
})
const NewSession = z.object({ id: z.string(), url: z.string().nullish() })
const Session = z.object({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]).nullish(),
  setup_intent: z.object({ payment_method: Method.nullish() }).nullish(),
  payment_intent: z.object({ ...Intent.shape, payment_method: Method.nullish() }).nullish(),
})
const Mandate = z.object({ id: z.string(), status: z.string(), payment_method: z.string() })
const Disputes = z.object({ data: z.array(z.object({ status: z.string() })) })
const Failure = z.object({
  error: z.object({
    code: z.string().nullish(),
    decline_code: z.string().nullish(),
    payment_intent: z.looseObject({}).nullish(),
  }),
})

/** What an event names: nothing else of it is read, for only what Stripe says when it is asked is believed. */
const Event = z.object({
  id: z.string().max(200),
  data: z.object({
    object: z.object({
      id: z.string().max(200),
      object: z.string(),
      payment_intent: z.string().max(200).nullish(),
    }),
  }),
})

/** Stripe, by its Checkout pages, PaymentIntents, refunds and signed events. */
export function stripe(account: Account): PaymentProvider {
  const call = (method: "GET" | "POST" | "DELETE", path: string, given: Given = {}, key?: string) =>
    send(account, method, path, given, key)

  async function customerOf({ id, payer, language }: NewPage): Promise<string> {
    if (payer.customer) return payer.customer
    const { subscriber, email } = payer
    const made = await call(
      "POST",
      "/v1/customers",
      {
        ...(email && { email }),
        preferred_locales: [language],
        metadata: { plume_subscriber: subscriber },
      },
      `customer-${id}`,
    )
    return answerOf(z.object({ id: z.string() }), made).id
  }

  async function beginPage(page: NewPage, given: Given): Promise<BegunPage> {
    const customer = await customerOf(page)
    const begun = await call(
      "POST",
      "/v1/checkout/sessions",
      {
        ...given,
        customer,
        client_reference_id: page.id,
        locale: page.language,
        payment_method_types: ["card", "sepa_debit"],
        success_url: page.returnTo,
        cancel_url: page.returnTo,
        expires_at: Math.floor(page.endsAt.getTime() / 1000),
        metadata: { plume_page: page.id },
      },
      `page-${page.id}`,
    )
    const { id, url } = answerOf(NewSession, begun)
    if (!url) throw new ProviderAway("a page without an address")
    return { id, url, customer }
  }

  async function paymentOf(body: unknown): Promise<ProviderPayment> {
    const intent = Intent.parse(body)
    const takenBack = intent.latest_charge?.disputed === true && (await isTakenBack(intent.id))
    return paymentIn(intent, takenBack)
  }

  /** An inquiry holds no money back; a dispute does, until it is won. */
  async function isTakenBack(intent: string): Promise<boolean> {
    const found = await call("GET", "/v1/disputes", { payment_intent: intent, limit: 10 })
    const { data } = answerOf(Disputes, found)
    return data.some(({ status }) => ["needs_response", "under_review", "lost"].includes(status))
  }

  async function askPage(id: string): Promise<ProviderPage | undefined> {
    const asked = await call("GET", `/v1/checkout/sessions/${encodeURIComponent(id)}`, {
      expand: [
        "setup_intent.payment_method",
        "payment_intent.payment_method",
        "payment_intent.latest_charge",
      ],
    })
    if (asked.status === 404) return undefined
    const {
      status,
      setup_intent: setup,
      payment_intent: intent,
      ...rest
    } = answerOf(Session, asked)
    const method = setup?.payment_method ?? intent?.payment_method
    return {
      kind: "page",
      id: rest.id,
      state: status ?? "open",
      method: method ? meansIn(method) : null,
      payment: intent ? await paymentOf(intent) : null,
    }
  }

  async function askPayment(id: string): Promise<ProviderPayment | undefined> {
    const asked = await call("GET", `/v1/payment_intents/${encodeURIComponent(id)}`, {
      expand: ["latest_charge"],
    })
    return asked.status === 404 ? undefined : paymentOf(answerOf(Intent, asked))
  }

  async function askMandate(id: string): Promise<ProviderMandate | undefined> {
    const asked = await call("GET", `/v1/mandates/${encodeURIComponent(id)}`)
    if (asked.status === 404) return undefined
    const { status, payment_method: method } = answerOf(Mandate, asked)
    return { kind: "mandate", id, method, isGone: status === "inactive" }
  }

  return {
    name: "stripe",
    publicKey: account.publicKey,
    beginSetup: (page) => beginPage(page, { mode: "setup" }),
    beginPayment: (page) =>
      beginPage(page, {
        mode: "payment",
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "eur",
              unit_amount: page.amount,
              product_data: { name: page.title },
            },
          },
        ],
        payment_intent_data: { setup_future_usage: "off_session", metadata: inMetadata(page) },
      }),
    async charge({ key, customer, method, amount, names }) {
      const charged = await call(
        "POST",
        "/v1/payment_intents",
        {
          amount,
          currency: "eur",
          customer,
          payment_method: method.id,
          payment_method_types: [method.means === "card" ? "card" : "sepa_debit"],
          confirm: true,
          off_session: true,
          metadata: inMetadata({ names }),
          expand: ["latest_charge"],
        },
        key,
      )
      if (charged.status < 300) return paymentOf(answerOf(Intent, charged))
      const { error } = refusalOf(charged)
      // A refusal names the payment that it refused; asked for, it is whole.
      const refused = error.payment_intent && (await askPayment(String(error.payment_intent.id)))
      if (refused)
        return { ...refused, state: settled(refused.state), reason: reasonOf(error) ?? "other" }
      return {
        ...{ kind: "payment", id: "", state: "failed", amount, currency: "eur", names },
        ...{ reason: reasonOf(error) ?? "other", paidAt: null, takenBack: false, refunded: 0 },
      }
    },
    ask: ({ kind, id }: ProviderObject) =>
      ({ page: askPage, payment: askPayment, mandate: askMandate })[kind](id),
    async find(customer, names) {
      const listed = await call("GET", "/v1/payment_intents", {
        customer,
        limit: 100,
        expand: ["data.latest_charge"],
      })
      const { data } = answerOf(z.object({ data: z.array(Intent) }), listed)
      const known = data.find(
        ({ metadata }) => metadata.plume_bill === names.bill && metadata.plume_try === names.try,
      )
      return known && paymentOf(known)
    },
    async refund(payment, amount, key) {
      const refunded = await call(
        "POST",
        "/v1/refunds",
        { payment_intent: payment, amount, metadata: { plume_refund: key } },
        key,
      )
      const { status } = answerOf(z.object({ status: z.string().nullish() }), refunded)
      if (status === "failed" || status === "canceled") throw new ProviderAway("refund refused")
    },
    async forget(customer) {
      const gone = await call("DELETE", `/v1/customers/${encodeURIComponent(customer)}`)
      if (gone.status !== 404) answerOf(z.object({ deleted: z.literal(true) }), gone)
    },
    read(rawBody, signature, now) {
      if (!isSigned(rawBody, signature, account.webhookSecret, now)) return undefined
      const event = Event.safeParse(parsed(rawBody))
      return event.success
        ? { id: event.data.id, about: aboutOf(event.data.data.object) }
        : undefined
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Charges and disputes are asked for by the payment that they are of. */
function aboutOf({
  id,
  object,
  payment_intent: intent,
}: z.infer<typeof Event>["data"]["object"]): ProviderMessage["about"] {
  if (object === "checkout.session") return { kind: "page", id }
  if (object === "payment_intent") return { kind: "payment", id }
  if (object === "mandate") return { kind: "mandate", id }
  const isOfPayment = ["charge", "dispute", "refund"].includes(object)
  return isOfPayment && intent ? { kind: "payment", id: intent } : undefined
}

const inMetadata = ({ names }: Pick<NewPayment, "names">) => ({
  ...(names.bill && { plume_bill: names.bill }),
  ...(names.try && { plume_try: names.try }),
  ...(names.page && { plume_page: names.page }),
})

const namesIn = (metadata: Record<string, string>): PaymentNames => ({
  bill: metadata.plume_bill,
  try: metadata.plume_try,
  page: metadata.plume_page,
})

function meansIn({ id, type, card, sepa_debit: debit }: z.infer<typeof Method>): SavedMeans | null {
  if (type === "card")
    return { id, means: "card", label: [card?.brand, card?.last4].filter(Boolean).join(" ") }
  return type === "sepa_debit" ? { id, means: "sepa", label: debit?.last4 ?? "" } : null
}

const reasonOf = (error: { code?: string | null; decline_code?: string | null }) => {
  const codes = [error.code, error.decline_code]
  if (codes.includes("authentication_required")) return "authentication" as const
  return codes.includes("insufficient_funds") ? ("funds" as const) : undefined
}

function paymentIn(intent: z.infer<typeof Intent>, takenBack: boolean): ProviderPayment {
  const { id, amount, currency, status, metadata, latest_charge: charge } = intent
  const state = stateOf(intent)
  const wasAsked = status === "requires_action" || status === "requires_confirmation"
  const said = intent.last_payment_error ? reasonOf(intent.last_payment_error) : undefined
  return {
    ...{ kind: "payment", id, state, amount, currency, takenBack, names: namesIn(metadata) },
    reason: state === "failed" ? (wasAsked ? "authentication" : (said ?? "other")) : null,
    paidAt: state === "succeeded" && charge ? new Date(charge.created * 1000) : null,
    refunded: charge?.amount_refunded ?? 0,
  }
}

/** Whoever is asked by their bank has not paid; off session that is a failure like any other. */
function stateOf({ status, last_payment_error: error }: z.infer<typeof Intent>) {
  if (status === "succeeded" || status === "processing") return status
  if (status === "canceled" || status === "requires_action") return "failed" as const
  return status === "requires_payment_method" && !error ? ("open" as const) : ("failed" as const)
}

const settled = (state: ProviderPayment["state"]) => (state === "open" ? "failed" : state)

type Given = { [name: string]: string | number | boolean | null | Given | (string | Given)[] }

/** The fields of a form as Stripe reads them: `metadata[plume_bill]`, `expand[0]`. */
function formOf(given: Given): URLSearchParams {
  const form = new URLSearchParams()
  const add = (name: string, value: Given[string]) => {
    if (value === null) return
    if (typeof value !== "object") form.append(name, String(value))
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner)
  }
  for (const [name, value] of Object.entries(given)) add(name, value)
  return form
}

interface Answer {
  status: number
  body: unknown
}

async function send(
  { url, secretKey }: Account,
  method: "GET" | "POST" | "DELETE",
  path: string,
  given: Given,
  key: string | undefined,
): Promise<Answer> {
  const form = formOf(given)
  const query = method === "GET" && form.size > 0 ? `?${form}` : ""
  try {
    const response = await fetch(`${url}${path}${query}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(deadline),
      headers: {
        Authorization: `Bearer ${secretKey}`,
        "Stripe-Version": apiVersion,
        ...(key && { "Idempotency-Key": key }),
      },
      ...(method === "POST" && { body: form }),
    })
    return { status: response.status, body: parsed(await bounded(response)) }
  } catch (cause) {
    throw new ProviderAway(`Stripe did not answer ${method} ${path}`, { cause })
  }
}

/** What was asked for; anything else is no answer. Of what went wrong only its code is told: no key, no name. */
function answerOf<Schema extends z.ZodType>(schema: Schema, { status, body }: Answer) {
  const answer = status < 300 ? schema.safeParse(body) : undefined
  if (answer?.success) return answer.data
  const refusal = Failure.safeParse(body)
  const code = refusal.success ? ` ${refusal.data.error.code ?? ""}` : ""
  throw new ProviderAway(`Stripe answered ${status}${code}`)
}

/** A charge that was refused; of its own faults, and of one that is under way, the provider says nothing. */
function refusalOf({ status, body }: Answer): z.infer<typeof Failure> {
  const refusal = Failure.safeParse(body)
  const isSaid = status === 402 || (status === 400 && refusal.success && refusal.data.error.code)
  if (!isSaid || !refusal.success || refusal.data.error.code === "idempotency_key_in_use")
    throw new ProviderAway(`Stripe answered ${status} to a charge`)
  return refusal.data
}
