import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { PaymentConfig, PublicPlan } from "#contract/payment"
import { nobody } from "#domain/owner"
import { trialDays } from "#domain/subscription"
import { reading } from "../../../database/reading"
import type { Call } from "../../http/env"
import { area, gone, ok, tooOften } from "../../http/operation"
import { HttpProblem } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import { hear } from "../subscription/ask.commands"
import { sellerChargesVat, shownPlan } from "../subscription/commands"
import { listPlans } from "../subscription/plans.queries"
import { providerOf } from "../subscription/provider.rules"

/** What may be asked of payments without a token (specification §7). */
export const payment = area()

// The specification does not show the method, so both answer.
for (const [method, operationId] of [
  ["get", "findPaymentConfig"],
  ["post", "askPaymentConfig"],
] as const)
  payment.openapi(
    createRoute({
      method,
      path: "/config",
      operationId,
      description:
        "Anyone, without a token: by what one pays here, and what the plans cost. Sixty in a minute from one address.",
      security: [],
      middleware: rateLimit("payment-config", 60, 60),
      responses: { ...ok(PaymentConfig), ...tooOften },
    }),
    async (c) => c.json(await showConfig(c), 200),
  )

/** The plans on offer, with their words. */
export const publicPlans = area()

publicPlans.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listPublicPlans",
    description:
      "Anyone, without a token: the plans on offer as a page of prices shows them, in the language asked for. Sixty in a minute from one address.",
    security: [],
    middleware: rateLimit("public-plans", 60, 60),
    responses: { ...ok(z.array(PublicPlan)), ...tooOften },
  }),
  async (c) => c.json(await showOffered(c), 200),
)

const { 204: _, ...refusals } = gone

/** What providers of payments tell, without a token: they sign it. */
export const paymentMessages = area()

paymentMessages.openapi(
  createRoute({
    method: "post",
    path: "/{means}",
    operationId: "hearPaymentProvider",
    description:
      "The signed messages of the provider of payments. Nothing of one is believed: what it is about is asked for later. 400, and nothing kept, where its signature does not hold or is older than five minutes; kept once, however often it is sent. Six thousand in a minute from one address: the provider sends the rest again.",
    security: [],
    middleware: rateLimit("payment-messages", 6000, 60),
    request: { params: z.object({ means: z.string().max(40) }) },
    responses: { 200: { description: "Kept" }, ...refusals, ...tooOften },
  }),
  async (c) => {
    const { parts, now } = c.var
    const provider = providerOf(parts.payments)
    if (provider?.name !== c.req.valid("param").means) throw new HttpProblem(404, "notFound")
    const message = provider.read(await c.req.text(), c.req.header("stripe-signature"), now)
    if (!message) throw new HttpProblem(400, "malformed")
    await hear(parts, provider.name, message, now)
    return c.body(null, 200)
  },
)

async function showOffered({ var: { parts, today, language } }: Call): Promise<PublicPlan[]> {
  const plans = parts.payments === "off" ? [] : await listPlans(reading(parts.pool, nobody))
  const offered = plans.filter((plan) => plan.offered)
  const chargesVat = offered.length > 0 && (await sellerChargesVat(parts, today))
  return offered.map((plan) => shownPlan(plan, { chargesVat, today, language }))
}

async function showConfig(call: Call): Promise<PaymentConfig> {
  const { parts } = call.var
  const offered = await showOffered(call)
  const provider = providerOf(parts.payments)
  return {
    currency: "EUR",
    trialDays,
    enabled: offered.length > 0,
    means: provider ? ["card", "sepa"] : parts.payments === "off" ? [] : ["transfer"],
    publicKey: provider?.publicKey ?? null,
    plans: offered.map(({ text: _, ...priced }) => priced),
  }
}
