import { z } from "zod"

/** A French commune at one of its postal codes (geo.api.gouv.fr). */
export const Commune = z
  .object({
    /** INSEE's code, which is not the postal one. */
    code: z.string(),
    name: z.string(),
    postalCode: z.string(),
  })
  .meta({ id: "Commune" })

export const CommuneFilter = z.object({
  /** Five digits of a postal code, or the beginning of a name. */
  q: z.string().trim().min(2).max(80),
})

export type Commune = z.output<typeof Commune>
