import { z } from "zod"
import { frequencies, type Recurrence as Rule } from "#domain/recurrence"
import { Day, optional, Switch } from "./values"

/** When something happens again (specification §3, §9): the value of a recurrence field. */
export const Recurrence = z
  .object({
    frequency: z.enum(frequencies),
    every: z.int().min(1).max(366).default(1),
    start: Day,
    monthEnd: Switch,
    expiry: optional(Day),
  })
  .superRefine(({ frequency, start, expiry }, context) => {
    if (frequency !== "once" && expiry && expiry <= start)
      context.addIssue({ code: "custom", path: ["expiry"], message: "beforeStart" })
  })
  // What is done once has neither an interval nor an end.
  .transform((rule): Rule & { monthEnd: boolean } =>
    rule.frequency === "once" ? { ...rule, every: 1, expiry: null, monthEnd: false } : rule,
  )
