import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { PaymentConfig } from "#contract/payment"
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
        "Anyone, without a token: what a page of prices has to know. Sixty in a minute from one address.",
      security: [],
      middleware: rateLimit("payment-config", 60, 60),
      responses: { ...ok(PaymentConfig), ...tooOften },
    }),
    async (c) => c.json(await showConfig(c), 200),
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

async function showConfig({ var: { parts, today, language } }: Call): Promise<PaymentConfig> {
  const plans = parts.payments === "off" ? [] : await listPlans(reading(parts.pool, nobody))
  const offered = plans.filter((plan) => plan.offered)
  const chargesVat = offered.length > 0 && (await sellerChargesVat(parts, today))
  const provider = providerOf(parts.payments)
  return {
    currency: "EUR",
    trialDays,
    enabled: offered.length > 0,
    means: provider ? ["card", "sepa"] : parts.payments === "off" ? [] : ["transfer"],
    publicKey: provider?.publicKey ?? null,
    plans: offered.map((plan) => shownPlan(plan, { chargesVat, today, language })),
  }
}
