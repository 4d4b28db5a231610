import { z } from "zod"

/** What is counted: by day (messages, questions to a model), by hour (look-ups in public registers, previews), and what is kept. */
export const quotaKinds = [
  "messages",
  "lookups",
  "previews",
  "questions",
  "megabytes",
  "files",
] as const

export type QuotaKind = (typeof quotaKinds)[number]

const limit = z.int().min(0).max(1_000_000_000)

/** How much of one kind each person may use, and all of them together. */
const Limits = z
  .object({
    perPerson: limit,
    /** As long as their address is not confirmed: no more than anyone else. */
    perNewcomer: limit,
    perInstallation: limit,
  })
  .superRefine(({ perPerson, perNewcomer }, context) => {
    if (perNewcomer > perPerson)
      context.addIssue({
        code: "custom",
        path: ["perNewcomer"],
        message: `newcomerAbove ${perPerson}`,
      })
  })

export const Quotas = z
  .object({
    messages: Limits,
    lookups: Limits,
    previews: Limits,
    questions: Limits,
    megabytes: Limits,
    files: Limits,
  })
  .meta({ id: "Quotas" })

/** All of them, said anew. */
export const QuotaChanges = Quotas.meta({ id: "QuotaChanges" })

export type Quotas = z.output<typeof Quotas>
