import { z } from "zod"
import { Day, Id, Instant, optional } from "./values"

/** A time for which one can be hired: from a day on, until another or for good. */
export const NewWorkAvailability = z
  .object({
    startsOn: Day,
    endsOn: optional(Day),
    daysPerWeek: z.coerce.number<number>().int().min(1).max(7).default(5),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (endsOn && endsOn < startsOn)
      context.addIssue({ code: "custom", path: ["endsOn"], message: "endBeforeStart" })
  })

export const WorkAvailability = z
  .object({
    id: Id,
    startsOn: Day,
    endsOn: Day.nullable(),
    daysPerWeek: z.int(),
    /** When it was last said, or said again. */
    confirmedAt: Instant,
    /** False once that is too long ago: it is then shown to nobody else. */
    confirmed: z.boolean(),
  })
  .meta({ id: "WorkAvailability" })

export type WorkAvailability = z.output<typeof WorkAvailability>
