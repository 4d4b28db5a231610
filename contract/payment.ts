import { z } from "zod"

/** What a page of prices may know before anyone has signed in; nothing of accounts, nothing secret. */
export const PaymentConfig = z
  .object({
    currency: z.string(),
    /** The free trial, in days (specification §9). */
    trialDays: z.int(),
    /** Whether this installation takes payments; where it does not, everything is free. */
    enabled: z.boolean(),
  })
  .meta({ id: "PaymentConfig" })

export type PaymentConfig = z.output<typeof PaymentConfig>
