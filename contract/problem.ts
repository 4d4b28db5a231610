import { z } from "zod"

/** Every error of the API, as RFC 9457 writes it down. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    /** The locale key below `errors.`. */
    code: z.string(),
    detail: z.string().optional(),
    instance: z.string(),
    errors: z
      .array(
        z.object({
          /** The field, as in the body: `lines[0].quantity`. */
          path: z.string(),
          /** The locale key below `errors.`, followed by the limit where there is one: "tooLong 40". */
          code: z.string(),
          message: z.string(),
        }),
      )
      .optional(),
    /** The record as it is now, where a save was based on an older one. */
    current: z.unknown().optional(),
    /** Until when the caller is suspended, and why: the answer to each of their calls. */
    suspension: z.object({ until: z.string(), reason: z.string().nullable() }).optional(),
  })
  .meta({ id: "Problem" })

export type Problem = z.infer<typeof Problem>
