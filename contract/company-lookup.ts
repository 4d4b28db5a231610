import { z } from "zod"
import { legalStatuses } from "#domain/legal-status"

/** A business as the public register tells it (recherche-entreprises.api.gouv.fr). */
export const FoundCompany = z
  .object({
    siren: z.string(),
    siret: z.string().nullable(),
    name: z.string(),
    /** Of an entrepreneur, whose business bears the own name. */
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    legalStatus: z.enum(legalStatuses).nullable(),
    /** Computed from the SIREN; to be verified. */
    vatNumber: z.string(),
    activityCode: z.string().nullable(),
    streetAddress: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    /** The open ones, where there are several to choose from. */
    establishments: z.array(
      z.object({ siret: z.string(), address: z.string(), isSeat: z.boolean() }),
    ),
    /** The register says that it has ceased. */
    closed: z.boolean(),
  })
  .meta({ id: "FoundCompany" })

export type FoundCompany = z.output<typeof FoundCompany>
