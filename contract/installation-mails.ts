import { z } from "zod"
import { type MailVariable, mailVariables } from "#domain/mail-template"
import { Acts } from "./acts"
import { aboutOf, installationPurposes, mailGroups, neededIn } from "./mail-purposes"
import { mailLooks, mailTexts, refusalsOf } from "./mail-templates"
import { Instant, Language, Version } from "./values"

export const InstallationPurpose = z.enum(installationPurposes)

const Variable = z.enum(Object.keys(mailVariables) as [MailVariable, ...MailVariable[]])

const texts = {
  subjectFr: z.string().nullable(),
  bodyFr: z.string().nullable(),
  subjectEn: z.string().nullable(),
  bodyEn: z.string().nullable(),
}

/** A version of what the installation says; 0 is what Plume brings. */
const AnyVersion = z.union([Version, z.literal(0), z.literal("0").transform(() => 0)])

/** Words for a message of the installation: which they may speak of, and must, depends on what it is for. */
export const InstallationMailChanges = z
  .object({ purpose: InstallationPurpose, ...mailTexts, version: AnyVersion })
  .superRefine(({ purpose, ...values }, context) => {
    for (const [path, message] of refusalsOf(values, aboutOf(purpose), neededIn(purpose)))
      context.addIssue({ code: "custom", path: [path], message })
  })
  .meta({ id: "InstallationMailChanges" })

/** What the installation sends for a purpose. */
export const InstallationMail = z
  .object({
    purpose: InstallationPurpose,
    group: z.enum(mailGroups),
    /** 0 while it says what Plume brings. */
    version: z.int(),
    changedAt: Instant.nullable(),
    ...texts,
  })
  .meta({ id: "InstallationMail" })

/** The same alone, with what it may speak of, what it cannot leave out, and what it says by itself. */
export const InstallationMailDetails = InstallationMail.extend({
  variables: z.array(Variable),
  needed: z.array(Variable),
  builtIn: z.object(texts),
  can: Acts("change"),
}).meta({ id: "InstallationMailDetails" })

/** A message of the installation with values of an example. */
export const InstallationMailTrial = z
  .object({ language: Language, subject: z.string(), body: z.string() })
  .meta({ id: "InstallationMailTrial" })

export const InstallationPreviewFilter = z.object({
  language: Language.default("fr"),
  ...mailLooks,
})

/** In which language a test to oneself is written. */
export const InstallationMailTest = z
  .object({ language: Language })
  .meta({ id: "InstallationMailTest" })

/** The version that it is to say again, 0 for what Plume brings, and the one that the caller saw. */
export const InstallationMailReturn = z
  .object({ to: AnyVersion, version: AnyVersion })
  .meta({ id: "InstallationMailReturn" })

export type InstallationMail = z.output<typeof InstallationMail>
export type InstallationMailDetails = z.output<typeof InstallationMailDetails>
