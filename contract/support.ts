import { z } from "zod"
import { readersLength } from "#domain/readers-length"
import { mostSupportSigns, supportAccounts, supportStates } from "./choices"
import { paging } from "./paging"
import { Id, Instant, Language, LongText, optional, Stamp, Text, Version } from "./values"

/** Specification §5: at most 1000 characters, counted as a reader counts them. */
export const SupportWords = LongText(20_000).refine(
  (text) => readersLength(text) <= mostSupportSigns,
  { error: `tooLong ${mostSupportSigns}` },
)

const file = z.object({
  id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
})

/** What was said or done after the first message. */
const entry = z.object({
  id: Id,
  createdAt: Instant,
  kind: z.enum(["answer", "reply", "note", "treated", "opened"]),
  text: z.string().nullable(),
})

const request = {
  id: Id,
  reference: z.string(),
  createdAt: Instant,
  subject: z.string().nullable(),
  message: z.string(),
  /** Null while it waits. */
  treatedAt: Instant.nullable(),
}

/** A request in the list of those who answer. */
export const SupportRequest = z
  .object({ ...request, version: z.int(), email: z.string(), person: Id.nullable() })
  .meta({ id: "SupportRequest" })

/** One request, to those who answer: all that was said, who it is, and what else they asked. */
export const SupportRequestDetails = z
  .object({
    ...SupportRequest.shape,
    language: Language,
    /** The page that they came from. */
    page: z.string().nullable(),
    files: z.array(file),
    entries: z.array(entry.extend({ author: Id.nullable(), authorName: z.string().nullable() })),
    /** Whose account it is, where they were signed in and still have it. */
    account: z
      .object({
        username: z.string(),
        name: z.string().nullable(),
        lastConnectionAt: Instant.nullable(),
        suspendedUntil: Instant.nullable(),
        /** Where their subscription stands; null of whom nothing limits. */
        subscription: z.enum(["freeTrial", "active", "inactive"]).nullable(),
      })
      .nullable(),
    others: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        createdAt: Instant,
        subject: z.string().nullable(),
        treatedAt: Instant.nullable(),
      }),
    ),
  })
  .meta({ id: "SupportRequestDetails" })

/** A conversation, to who began it. */
export const OwnSupportRequest = z
  .object({ ...request, files: z.array(file), entries: z.array(entry) })
  .meta({ id: "OwnSupportRequest" })

/** One of one's own, in the list. */
export const OwnSupportSummary = z
  .object({ ...request, answers: z.int() })
  .meta({ id: "OwnSupportSummary" })

export const SupportRequestFilter = z.object({
  ...paging(["createdAt"]),
  /** Those not treated where none is named. */
  state: z.enum(supportStates).default("waiting"),
  account: z.enum(supportAccounts).optional(),
  language: Language.optional(),
})

export const SupportAnswer = z
  .object({
    text: LongText(8000),
    /** Treated with it. */
    treat: z.boolean(),
    /** What was read: of two who answer at once the second reads the first's answer before. */
    version: z.int(),
  })
  .meta({ id: "SupportAnswer" })

const words = {
  name: Text(80),
  textFr: optional(LongText(8000)),
  textEn: optional(LongText(8000)),
}

/** One language at least. */
const inSomeLanguage = <Shape extends typeof words>(shape: Shape) =>
  z.object(shape).superRefine((said, context) => {
    const { textFr, textEn } = said as unknown as z.output<z.ZodObject<typeof words>>
    if (textFr === null && textEn === null)
      context.addIssue({ code: "custom", path: ["textFr"], message: "required" })
  })

export const NewSupportText = inSomeLanguage(words).meta({ id: "NewSupportText" })
export const SupportTextChanges = inSomeLanguage({ ...words, version: Version }).meta({
  id: "SupportTextChanges",
})

/** What is answered again and again, in the languages that it was written in. */
export const SupportText = z
  .object({
    ...Stamp,
    name: z.string(),
    textFr: z.string().nullable(),
    textEn: z.string().nullable(),
  })
  .meta({ id: "SupportText" })

export const SupportNote = z.object({ text: LongText(4000) }).meta({ id: "SupportNote" })

export const SupportTreatment = z
  .object({ treated: z.boolean(), version: z.int() })
  .meta({ id: "SupportTreatment" })

export const SupportReply = z.object({ text: SupportWords }).meta({ id: "SupportReply" })

/** What the screen's two forms send, by their buttons. */
export const SupportAnswerForm = z.object({
  text: LongText(8000),
  button: z.enum(["wait", "treat"]),
  version: z.coerce.number<string>().int().min(1),
})
export const SupportTreatmentForm = z.object({
  treated: z.enum(["true", "false"]),
  version: z.coerce.number<string>().int().min(1),
})

export type SupportRequestFilter = z.output<typeof SupportRequestFilter>
export type SupportRequestDetails = z.output<typeof SupportRequestDetails>
export type OwnSupportRequest = z.output<typeof OwnSupportRequest>
