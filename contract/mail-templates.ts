import { z } from "zod"
import {
  type MailVariable,
  mailVariables,
  missingVariables,
  refusalOfWords,
  type TemplateAbout,
} from "#domain/mail-template"
import { Acts } from "./acts"
import { aboutOf, mailPurposes, mailThemes, mailWidths, neededIn } from "./mail-purposes"
import { paging } from "./paging"
import { Id, Instant, Language, LongText, optional, Stamp, Switch, Text, Version } from "./values"

export const mailTemplateSorts = ["name", "purpose"] as const

/** Subject and text of a message in both languages, as they are typed. */
export const mailTexts = {
  subjectFr: optional(Text(200)),
  bodyFr: optional(LongText(10_000)),
  subjectEn: optional(Text(200)),
  bodyEn: optional(LongText(10_000)),
}

const fields = {
  name: Text(80),
  purpose: z.enum(mailPurposes).default("bill"),
  /** The one that messages of this purpose begin with; there is one at most. */
  usual: Switch,
  ...mailTexts,
}
/** What an error is about is one word. */
const nbsp = "\u00a0"
const texts = ["subjectFr", "bodyFr", "subjectEn", "bodyEn"] as const
type Field = (typeof texts)[number]

/** Why words are none of a message about this that must say these, each with its field. */
export function refusalsOf(
  values: Record<Field, string | null>,
  about: TemplateAbout,
  needed: readonly MailVariable[],
): [Field, string][] {
  const refusals: [Field, string][] = []
  const hasFrench = values.subjectFr !== null || values.bodyFr !== null
  const hasEnglish = values.subjectEn !== null || values.bodyEn !== null
  // A language has both its subject and its text; one language at least is there.
  const asked: Field[] = [
    ...(hasFrench || !hasEnglish ? (["subjectFr", "bodyFr"] as const) : []),
    ...(hasEnglish ? (["subjectEn", "bodyEn"] as const) : []),
  ]
  for (const name of asked) if (values[name] === null) refusals.push([name, "required"])
  for (const name of texts) {
    const refusal = refusalOfWords(values[name] ?? "", about)
    if (refusal) refusals.push([name, refusal.replace(/\s+/g, nbsp).replace(nbsp, " ")])
  }
  for (const [name, subject, french] of [
    ["bodyFr", "subjectFr", true],
    ["bodyEn", "subjectEn", false],
  ] as const) {
    const body = values[name]
    if (body === null || refusals.some(([at]) => at === name)) continue
    const missing = missingVariables(`${values[subject] ?? ""} ${body}`, needed)
    const names = missing.map((variable) => `{{${french ? mailVariables[variable] : variable}}}`)
    if (names.length > 0) refusals.push([name, `mailMention ${names.join(nbsp)}`])
  }
  return refusals
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((template, context) => {
    const values = template as unknown as z.output<z.ZodObject<typeof fields>>
    const { purpose } = values
    for (const [path, message] of refusalsOf(values, aboutOf(purpose), neededIn(purpose)))
      context.addIssue({ code: "custom", path: [path], message })
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

/** Which record a template is tried with: of what it is about; the newest one where none is named. */
export const MailTrialFilter = z.object({
  billId: Id.optional(),
  quoteId: Id.optional(),
  timesheetId: Id.optional(),
  contractId: Id.optional(),
  contactId: Id.optional(),
  language: Language.optional(),
})
/** How one looks at it: as a mail program shows it in the light and in the dark, on a telephone or a screen. */
export const mailLooks = {
  theme: z.enum(mailThemes).optional(),
  width: z.enum(mailWidths).transform(Number).optional(),
}
export const MailPreviewFilter = MailTrialFilter.extend(mailLooks)

const Tried = z.object({ id: Id, number: z.string(), clientName: z.string() })

/** A template with the values of a record; without one, its variables stay. */
export const MailTrial = z
  .object({
    language: Language,
    subject: z.string(),
    body: z.string(),
    bill: Tried.nullable(),
    quote: Tried.nullable(),
    timesheet: Tried.nullable(),
    contract: Tried.nullable(),
    contact: Tried.nullable(),
    /** What it may be tried with instead, the newest first. */
    records: z.array(Tried),
  })
  .meta({ id: "MailTrial" })

/** In which language, and with which record, a test to oneself is written. */
export const MailTest = z
  .object({
    billId: optional(Id),
    quoteId: optional(Id),
    timesheetId: optional(Id),
    contractId: optional(Id),
    contactId: optional(Id),
    language: Language,
  })
  .meta({ id: "MailTest" })

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
