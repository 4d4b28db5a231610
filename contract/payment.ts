import { z } from "zod"
import { planPeriods } from "#domain/subscription"
import { Sum } from "./values"

/** What a page of prices may know before anyone has signed in; nothing of accounts, nothing secret. */
export const PaymentConfig = z
  .object({
    currency: z.string(),
    /** The free trial, in days (specification §9). */
    trialDays: z.int(),
    /** Whether this installation takes payments; where it does not, everything is free. */
    enabled: z.boolean(),
    means: z.array(z.enum(["transfer", "card", "sepa"])),
    /** Of the provider of payments, where there is one. */
    publicKey: z.string().nullable(),
    plans: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        text: z.string(),
        priceHT: Sum,
        priceTTC: Sum,
        period: z.enum(planPeriods),
      }),
    ),
  })
  .meta({ id: "PaymentConfig" })

export type PaymentConfig = z.output<typeof PaymentConfig>
