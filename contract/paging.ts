import { z } from "zod"
import { hasControls } from "./values"

export const rowsPerPage = [10, 25, 50, 100] as const

/**
 * The parameters of a list: keyset paging by opaque cursors, an allow-list of sorts ("-name" is
 * descending), a search text.
 */
export const paging = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  q: z
    .string()
    .trim()
    .max(100)
    .refine((text) => !hasControls(text), { error: "characters" })
    .optional(),
  sort: z
    .enum(sorts.flatMap((sort) => [sort, `-${sort}`] as const) as [Sort | `-${Sort}`])
    .optional(),
  limit: z.coerce
    .number<number>()
    .refine((limit) => (rowsPerPage as readonly number[]).includes(limit), { error: "choice" })
    .default(25),
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
})
