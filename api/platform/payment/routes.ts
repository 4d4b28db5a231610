import { createRoute } from "@hono/zod-openapi"
import { PaymentConfig } from "#contract/payment"
import { nobody } from "#domain/owner"
import { trialDays } from "#domain/subscription"
import { reading } from "../../../database/reading"
import type { Call } from "../../http/env"
import { area, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { sellerChargesVat, shownPlan } from "../subscription/commands"
import { listPlans } from "../subscription/plans.queries"

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

async function showConfig({ var: { parts, today, language } }: Call): Promise<PaymentConfig> {
  const plans = parts.payments === "off" ? [] : await listPlans(reading(parts.pool, nobody))
  const offered = plans.filter((plan) => plan.offered)
  const chargesVat = offered.length > 0 && (await sellerChargesVat(parts, today))
  return {
    currency: "EUR",
    trialDays,
    enabled: offered.length > 0,
    means: parts.payments === "off" ? [] : [parts.payments],
    publicKey: null,
    plans: offered.map((plan) => shownPlan(plan, { chargesVat, today, language })),
  }
}
