import { z } from "zod"
import { contractMentions, contractPoints, employeeCategories } from "./choices"
import { Day, LongText, Money, optional, Quantity, Text, Version } from "./values"

const mentions = [...new Set(Object.values(contractMentions).flat())]

/** What is noted of a contract under which the owner is employed or hosted; its kind says which of these. */
export const Employment = z.object({
  /** Why it is for a fixed term, and who is replaced. */
  reason: optional(LongText(500)),
  replacedPerson: optional(Text(200)),
  category: optional(z.enum(employeeCategories)),
  /** The last day of the trial. */
  trialEndsOn: optional(Day),
  school: optional(Text(200)),
  schoolTutor: optional(Text(200)),
  hostTutor: optional(Text(200)),
  weeklyHours: optional(Quantity),
  /** By month, in cents. */
  allowance: optional(Money),
  /** What the paper that one was given says, of what it must. */
  told: z.array(z.enum(mentions)).default([]),
})

const answer = optional(z.boolean())

/** Points to look at: yes, no, or not answered. */
export const ContractPoints = z.object(
  Object.fromEntries(contractPoints.map((point) => [point, answer])) as Record<
    (typeof contractPoints)[number],
    typeof answer
  >,
)
export const ContractPointsChanges = ContractPoints.extend({ version: Version }).meta({
  id: "ContractPointsChanges",
})

export type Employment = z.output<typeof Employment>
export type ContractPoints = z.output<typeof ContractPoints>
