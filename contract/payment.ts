import { z } from "zod"
import { planPeriods } from "#domain/subscription"
import { type PlanMenu, planMenus } from "./permissions"
import { Sum } from "./values"

/** What a plan opens for writing; none named: all. What it does not open can be read and exported. */
export const OpenedMenus = z.array(z.enum(planMenus as [PlanMenu, ...PlanMenu[]]))

const PricedPlan = z.object({
  code: z.string(),
  name: z.string(),
  priceHT: Sum,
  priceTTC: Sum,
  period: z.enum(planPeriods),
  menus: OpenedMenus,
})

/** What a program may know of payments before anyone has signed in; nothing of accounts, nothing secret. */
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
    plans: z.array(PricedPlan),
  })
  .meta({ id: "PaymentConfig" })

/** A plan on offer as a page of prices shows it: with what its administrator says of it. */
export const PublicPlan = z
  .object({ ...PricedPlan.shape, text: z.string() })
  .meta({ id: "PublicPlan" })

export type PublicPlan = z.output<typeof PublicPlan>
export type PaymentConfig = z.output<typeof PaymentConfig>
