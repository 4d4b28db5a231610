import { z } from "zod"
import { Id } from "./values"

/** As many as a page of a list shows at most. */
const most = 100

/** Several records at once, by their ids. */
export const Selection = z.object({ ids: z.array(Id).min(1).max(most) }).meta({ id: "Selection" })

/** A list's filter: only these records. In an address `id` stands once for each. */
export const chosen = {
  id: z
    .union([Id, z.array(Id).max(most)])
    .transform((ids) => [ids].flat())
    .optional(),
}

/** What became of each record of a selection. */
export const Outcome = z
  .object({
    done: z.array(Id),
    refused: z.array(z.object({ id: Id, name: z.string(), code: z.string() })),
  })
  .meta({ id: "Outcome" })

export type Outcome = z.output<typeof Outcome>
