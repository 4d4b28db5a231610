import { z } from "zod"

/** The acts that a record names of those that there are: each is an operation of its area. */
export const Acts = <const Act extends string>(...acts: [Act, ...Act[]]) =>
  z
    .array(z.enum(acts))
    .describe("What the caller can do with it now, by their rights and by its state.")
