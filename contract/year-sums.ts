import { z } from "zod"
import { Balance } from "./values"

export const YearFilter = z.object({
  year: z.coerce.number<number>().int().min(2000).max(2100).optional(),
})

/** A year by its months and quarters. */
export const YearSums = z
  .object({
    year: z.int(),
    months: z.array(Balance).length(12),
    quarters: z.array(Balance).length(4),
    total: Balance,
  })
  .meta({ id: "YearSums" })

export type YearSums = z.output<typeof YearSums>
