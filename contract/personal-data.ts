import { z } from "zod"
import { Email } from "./values"

/** Erases the caller's account and data: their own address and password, typed once more. */
export const Erasure = z
  .object({
    email: Email,
    /** Asked for where the identity server lets it be checked. */
    password: z.string().max(256).optional(),
  })
  .meta({ id: "Erasure" })
