import { z } from "zod"
import { forecastMonths, setAsideParts } from "./choices"
import { Balance, Currency, Day, Id, Sum } from "./values"

export const ForecastFilter = z.object({ months: z.enum(forecastMonths).default("3") })

const Curve = z.object({
  /** The day on which the least is left, at its end. */
  lowest: z.object({ day: Day, balance: Balance }),
  end: Balance,
})

/** What the balance of all accounts will be, as far as it is known today. */
export const Forecast = z
  .object({
    today: Day,
    until: Day,
    currency: Currency,
    balance: Balance,
    /** What one never wants to be below: one’s own reserve. */
    floor: Sum,
    /** The balance at the end of some days: with bills paid on time, and at the habit of each client. */
    points: z.array(z.object({ day: Day, onTime: Balance, habitual: Balance })),
    onTime: Curve,
    habitual: Curve,
    /** Bills that are later than their client usually is: expected on the first curve alone. */
    leftOut: z.array(
      z.object({ billId: Id, number: z.string(), clientName: z.string(), due: Day, open: Sum }),
    ),
    /** What is planned, the earliest first; money out is below zero. */
    planned: z.array(
      z.object({
        day: Day,
        label: z.string(),
        amount: Balance,
        scheduledTransactionId: Id.nullable(),
        purchaseId: Id.nullable(),
        /** Of a return of VAT: the first day of its period. */
        vatFrom: Day.nullable(),
        /** What is to be paid to the Urssaf for a period. */
        isContributions: z.boolean(),
      }),
    ),
    /** What is set aside and no day is known of: on neither curve. */
    notPlanned: z.array(z.object({ name: z.enum(setAsideParts), amount: Sum })),
  })
  .meta({ id: "Forecast" })

export type Forecast = z.output<typeof Forecast>
export type ForecastFilter = z.output<typeof ForecastFilter>
