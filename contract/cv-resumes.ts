import { z } from "zod"
import { Acts } from "./acts"
import { factKinds, resumeLineStates, resumeProfileParts } from "./choices"
import { FileId, Id, Instant, Language, Stamp, Switch } from "./values"

/** A file of JSON Resume is at most as large. */
export const largestResume = 1_000_000

/** A file that was sent before, and the language that its texts are in. */
export const NewCvImport = z
  .object({ fileId: FileId, language: Language.default("fr") })
  .meta({ id: "NewCvImport" })

/**
 * The lines that are to be imported, by where they stand in the file, and what of the profile is to be what the file
 * says: nothing else of it changes.
 */
export const CvImportConfirmation = z
  .object({
    lines: z.array(z.string().max(40)).max(2_000).default([]),
    profile: z.array(z.enum(resumeProfileParts)).max(resumeProfileParts.length).default([]),
    /** Makes a CV of what the file says at its head. */
    makesCv: Switch,
  })
  .meta({ id: "CvImportConfirmation" })

const Line = z.object({
  /** Where it stands in the file: "work.0". */
  id: z.string(),
  kind: z.enum(factKinds).nullable(),
  state: z.enum(resumeLineStates),
  title: z.string(),
  detail: z.string(),
  /** What of it cannot be read: it stays in the file, and is not shown. */
  unread: z.array(
    z.object({
      /** The key in the file. */
      path: z.string(),
      /** How its value begins. */
      value: z.string(),
      /** Why: the name of an error. */
      code: z.string(),
    }),
  ),
})

/** What the file says of its person, beside what the profile says; taken over only where it is asked for. */
const ProfileLine = z.object({
  part: z.enum(resumeProfileParts),
  said: z.string(),
  now: z.string().nullable(),
})

/** What stands at the head of the file: a headline, a presentation, and where more is read of its person. */
const Head = z.object({
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  links: z.array(z.string()),
})

/** What became, or would become, of a file of JSON Resume. */
export const CvImport = z
  .object({
    ...Stamp,
    fileName: z.string(),
    language: Language,
    importedAt: Instant.nullable(),
    undoneAt: Instant.nullable(),
    lines: z.array(Line),
    profile: z.array(ProfileLine),
    /** What a CV made of its head would say; nothing where it says nothing there. */
    head: Head.nullable(),
    /** The CV that was made of it. */
    cvId: Id.nullable(),
    can: Acts("confirm", "undo"),
  })
  .meta({ id: "CvImport" })

/** The language in which texts are written in their places; the other stands under a key of ours. */
export const ResumeFilter = z.object({ language: Language.default("fr") })

export type NewCvImport = z.output<typeof NewCvImport>
export type CvImportConfirmation = z.output<typeof CvImportConfirmation>
export type CvImport = z.output<typeof CvImport>
