import { z } from "zod"
import { refusalOfWords, type TemplateAbout } from "#domain/mail-template"
import { Acts } from "./acts"
import { paging } from "./paging"
import { Id, Instant, Language, LongText, optional, Stamp, Switch, Text, Version } from "./values"

/** What a message is for. */
export const mailPurposes = [
  "bill",
  "quote",
  "reminderBefore",
  "reminderAfter",
  "formalNotice",
  "statement",
  "mailing",
] as const
export const mailTemplateSorts = ["name", "purpose"] as const

/** What a message of this purpose is about. */
export const aboutOf = (purpose: MailPurpose): TemplateAbout => {
  if (purpose === "mailing") return "contact"
  return purpose === "quote" ? "quote" : "bill"
}

const fields = {
  name: Text(80),
  purpose: z.enum(mailPurposes).default("bill"),
  /** The one that messages of this purpose begin with; there is one at most. */
  usual: Switch,
  subjectFr: optional(Text(200)),
  bodyFr: optional(LongText(10_000)),
  subjectEn: optional(Text(200)),
  bodyEn: optional(LongText(10_000)),
}
type Values = z.output<z.ZodObject<typeof fields>>
/** What an error is about is one word. */
const nbsp = "\u00a0"
const texts = ["subjectFr", "bodyFr", "subjectEn", "bodyEn"] as const

/** A language has both its subject and its text; one language at least is there; each variable is known. */
const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((template, context) => {
    const values = template as unknown as Values
    const refuse = (path: (typeof texts)[number], message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    const hasFrench = values.subjectFr !== null || values.bodyFr !== null
    const hasEnglish = values.subjectEn !== null || values.bodyEn !== null
    if (hasFrench || !hasEnglish)
      for (const name of ["subjectFr", "bodyFr"] as const)
        if (values[name] === null) refuse(name, "required")
    if (hasEnglish)
      for (const name of ["subjectEn", "bodyEn"] as const)
        if (values[name] === null) refuse(name, "required")
    for (const name of texts) {
      const refusal = refusalOfWords(values[name] ?? "", aboutOf(values.purpose))
      if (refusal) refuse(name, refusal.replace(/\s+/g, nbsp).replace(nbsp, " "))
    }
  })

export const NewMailTemplate = rules(fields).meta({ id: "NewMailTemplate" })
export const MailTemplateChanges = rules({ ...fields, version: Version }).meta({
  id: "MailTemplateChanges",
})

export const MailTemplate = z
  .object({
    ...Stamp,
    name: z.string(),
    purpose: z.enum(mailPurposes),
    usual: z.boolean(),
    subjectFr: z.string().nullable(),
    bodyFr: z.string().nullable(),
    subjectEn: z.string().nullable(),
    bodyEn: z.string().nullable(),
  })
  .meta({ id: "MailTemplate" })

export const MailTemplateDetails = MailTemplate.extend({ can: Acts("change", "remove") }).meta({
  id: "MailTemplateDetails",
})

/** The fields whose every value is kept. */
export const versionedFields = [
  "name",
  "purpose",
  "subjectFr",
  "bodyFr",
  "subjectEn",
  "bodyEn",
] as const

/** What a template said, from when on, by whom, and what was otherwise before. */
export const MailTemplateVersion = z
  .object({
    version: z.int(),
    at: Instant,
    by: z.string().nullable(),
    changes: z.array(
      z.object({
        field: z.enum(versionedFields),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    /** It is what the template says now. */
    current: z.boolean(),
  })
  .meta({ id: "MailTemplateVersion" })

/** The version that a template is to say again, and the one that the caller saw. */
export const MailTemplateReturn = z
  .object({ to: Version, version: Version })
  .meta({ id: "MailTemplateReturn" })

export const MailTemplateFilter = z.object({
  ...paging(mailTemplateSorts),
  purpose: z.enum(mailPurposes).optional(),
})

/** Which bill a template is tried with; the newest issued bill, or quote, where none is named. */
export const MailTrialFilter = z.object({ billId: Id.optional(), language: Language.optional() })

const Tried = z.object({ id: Id, number: z.string(), clientName: z.string() })

/** A template with the values of a bill or a quote; without one, its variables stay. */
export const MailTrial = z
  .object({
    language: Language,
    subject: z.string(),
    body: z.string(),
    bill: Tried.nullable(),
    quote: Tried.nullable(),
  })
  .meta({ id: "MailTrial" })

/** What a new template begins with, by purpose: the words that Plume uses where there is none. */
export const BuiltInMail = z
  .object({
    purpose: z.enum(mailPurposes),
    subjectFr: z.string(),
    bodyFr: z.string(),
    subjectEn: z.string(),
    bodyEn: z.string(),
  })
  .meta({ id: "BuiltInMail" })

export type NewMailTemplate = z.output<typeof NewMailTemplate>
export type MailTemplate = z.output<typeof MailTemplate>
export type MailTemplateDetails = z.output<typeof MailTemplateDetails>
export type MailTemplateVersion = z.output<typeof MailTemplateVersion>
export type MailTemplateFilter = z.output<typeof MailTemplateFilter>
export type MailPurpose = (typeof mailPurposes)[number]
