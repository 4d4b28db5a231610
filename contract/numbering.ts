import { z } from "zod"
import { billKinds } from "#domain/bill-kind"
import { optional } from "./values"

/** What has numbers: each kind a series of its own. */
export const numberedKinds = [...billKinds, "quote"] as const

/** The first number of the year; nothing typed is 1. */
const Start = optional(z.coerce.number<number>().int().min(1).max(999_999))

export const NumberingChanges = z
  .object({ bill: Start, creditNote: Start, correction: Start, deposit: Start, quote: Start })
  .meta({ id: "NumberingChanges" })

/** The series of one's papers, and where each stands. */
export const Numbering = z
  .object({
    series: z.array(
      z.object({
        kind: z.enum(numberedKinds),
        /** Where it begins, as it was said; null where it begins with 1. */
        start: z.int().nullable(),
        /** Whether a number was given: where it begins is settled then. */
        begun: z.boolean(),
        /** What the next paper that is issued today is called. */
        next: z.string(),
      }),
    ),
  })
  .meta({ id: "Numbering" })

export type NumberedKind = (typeof numberedKinds)[number]
export type Numbering = z.output<typeof Numbering>
