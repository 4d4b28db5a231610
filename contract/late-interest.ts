import { z } from "zod"
import { Currency, Day, Id, Sum } from "./values"

/** What a late bill costs its client until today, that day included. */
export const LateInterest = z
  .object({
    billId: Id,
    number: z.string(),
    dueDate: Day,
    until: Day,
    currency: Currency,
    /** What is still to be paid of the bill itself. */
    due: Sum,
    days: z.int(),
    /** Days on end over which neither what is unpaid nor the rate changes. */
    steps: z.array(
      z.object({
        from: Day,
        to: Day,
        days: z.int(),
        unpaid: Sum,
        /** Percent a year. */
        percent: z.string(),
        /** False where the semester's rate is not published yet, and the last one known stands in. */
        certain: z.boolean(),
        interest: Sum,
      }),
    ),
    interest: Sum,
    /** 40 € a bill, of businesses only (C. com. D441-5). */
    indemnity: Sum,
    /** The bill, its interest and its indemnity. */
    total: Sum,
  })
  .meta({ id: "LateInterest" })

/** The body of a call that says no more than its address. */
export const NewFormalNotice = z.object({}).meta({ id: "NewFormalNotice" })

export type LateInterest = z.output<typeof LateInterest>
