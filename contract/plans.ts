import { z } from "zod"
import { planPeriods } from "#domain/subscription"
import { vatLevels } from "#domain/vat"
import { type PlanMenu, planMenus } from "./permissions"
import { Day, LongText, PositiveMoney, Stamp, Sum, Switch, Text, Version } from "./values"

const fields = {
  /** As it stands in addresses and on papers: never another plan’s. */
  code: Text(40).refine((code) => /^[a-z0-9][a-z0-9-]+$/.test(code), { error: "planCode" }),
  nameFr: Text(60),
  nameEn: Text(60),
  textFr: LongText(500)
    .nullish()
    .transform((text) => text ?? ""),
  textEn: LongText(500)
    .nullish()
    .transform((text) => text ?? ""),
  /** By which of the rates of France it is billed. */
  vatCategory: z.enum(vatLevels, { error: "choice" }).default("normal"),
  period: z.enum(planPeriods, { error: "choice" }).default("monthly"),
  /** Its place on the page of prices, the smallest first. */
  place: z.coerce.number<number>().int().min(1).max(99).default(1),
  /** What it opens for writing; none named: all. What is not opened can be read and exported. */
  menus: z
    .array(z.enum(planMenus as [PlanMenu, ...PlanMenu[]], { error: "choice" }))
    .max(planMenus.length)
    .default([]),
  /** Withdrawn otherwise: who has it keeps it, nobody else chooses it. */
  offered: Switch,
}

/** A price without VAT, of one period. */
const Price = PositiveMoney.max(99_999_999, {
  error: "amountTooBig 999999.99",
})

export const NewPlan = z.object({ ...fields, priceHT: Price }).meta({ id: "NewPlan" })
const { code: _, period: __, ...changeable } = fields
export const PlanChanges = z.object({ ...changeable, version: Version }).meta({ id: "PlanChanges" })
export const NewPlanPrice = z
  .object({
    /** Nothing that was offered changes before today. */
    startsOn: Day,
    priceHT: Price,
    /** For those too who have the plan: they are told thirty days before. */
    forSubscribers: Switch,
  })
  .meta({ id: "NewPlanPrice" })

export const Plan = z
  .object({
    ...Stamp,
    code: z.string(),
    nameFr: z.string(),
    nameEn: z.string(),
    textFr: z.string(),
    textEn: z.string(),
    period: z.enum(planPeriods),
    vatCategory: z.enum(vatLevels),
    place: z.int(),
    menus: z.array(z.string()),
    offered: z.boolean(),
    /** Of today. */
    priceHT: Sum,
    prices: z.array(z.object({ startsOn: Day, priceHT: Sum })),
  })
  .meta({ id: "Plan" })

/** Whose bills those of subscriptions are. */
export const PlanSeller = z
  .object({
    /** How they are called; nobody yet where there is none, and nothing can be offered. */
    name: z.string().nullable(),
    isOneself: z.boolean(),
    /** What one's own profile lacks to issue them, each by the field that mends it: where one is, or may become it. */
    missing: z.array(z.object({ path: z.string(), code: z.string() })),
  })
  .meta({ id: "PlanSeller" })

export type NewPlan = z.output<typeof NewPlan>
export type PlanChanges = z.output<typeof PlanChanges>
export type NewPlanPrice = z.output<typeof NewPlanPrice>
export type Plan = z.output<typeof Plan>
export type PlanSeller = z.output<typeof PlanSeller>
