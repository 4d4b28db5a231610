import { z } from "zod"

/** Said of money that is dated into a year whose books are closed; without it, it is refused there. */
export const inClosedYear = z.boolean().default(false)
