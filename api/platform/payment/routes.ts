import { createRoute } from "@hono/zod-openapi"
import { PaymentConfig } from "#contract/payment"
import { area, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"

/** What may be asked of payments without a token (specification §7). */
export const payment = area()

const config: PaymentConfig = { currency: "EUR", trialDays: 30, enabled: false }

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
    (c) => c.json(config, 200),
  )
