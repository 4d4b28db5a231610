import { z } from "zod"
import { Acts } from "./acts"
import { factKinds } from "./choices"
import { Id, Instant, Language, Text } from "./values"

/** To whom a CV goes: what it shows is frozen for them. */
export const NewCvCopy = z.object({ recipient: Text(200) }).meta({ id: "NewCvCopy" })

/** Whether whoever holds its link may take a copy as JSON Resume too. */
export const CvResumePermission = z
  .object({ allowed: z.boolean() })
  .meta({ id: "CvResumePermission" })

/** Copies of one CV, or those that went out for an offer. */
export const CvCopyFilter = z.object({ cvId: Id.optional(), offerId: Id.optional() })

/** What a CV showed on a day, as somebody received it. */
export const CvCopy = z
  .object({
    id: Id,
    /** The CV that it was made of; that may have changed since, or be gone. */
    cvId: Id,
    name: z.string(),
    recipient: z.string(),
    offerId: Id.nullable(),
    offerTitle: z.string().nullable(),
    language: Language,
    anonymous: z.boolean(),
    /** Of the PDF, in hexadecimal. */
    sha256: z.string(),
    /** Of the PDF, in bytes. */
    size: z.int(),
    createdAt: Instant,
    /** Whoever holds its link may take it as JSON Resume too. */
    resumeAllowed: z.boolean(),
    can: Acts("share"),
  })
  .meta({ id: "CvCopy" })

/** Two copies, line by line, in the order in which they are read. */
export const CvComparison = z
  .object({
    copy: CvCopy,
    /** The other, from which the first differs. */
    other: CvCopy,
    lines: z.array(z.object({ state: z.enum(["same", "added", "removed"]), text: z.string() })),
  })
  .meta({ id: "CvComparison" })

const Item = z.object({
  title: z.string(),
  aside: z.string(),
  with: z.string(),
  dates: z.string(),
  length: z.string(),
  text: z.string().nullable(),
  tasks: z.array(z.string()),
  results: z.string().nullable(),
  environment: z.array(z.string()),
  link: z.string().nullable(),
})

/** What is read of a CV where it is no PDF: what is printed there, and nothing else. */
export const ReadableCv = z
  .object({
    language: Language,
    /** “CV – Camille Martin”; of an anonymous one its initials stand in the name's place. */
    title: z.string(),
    name: z.string(),
    headline: z.string(),
    years: z.string(),
    rate: z.string(),
    contact: z.array(z.object({ text: z.string(), link: z.string() })),
    summary: z.string(),
    labels: z.object({
      summary: z.string(),
      environment: z.string(),
      results: z.string(),
    }),
    colon: z.string(),
    sections: z.array(
      z.object({
        kind: z.enum(factKinds),
        title: z.string(),
        groups: z.array(z.object({ title: z.string(), items: z.array(Item) })),
      }),
    ),
  })
  .meta({ id: "ReadableCv" })

/** What whoever holds the link of a copy reads. */
export const LinkedCv = ReadableCv.extend({ resumeAllowed: z.boolean() }).meta({ id: "LinkedCv" })

export type CvCopy = z.output<typeof CvCopy>
export type CvComparison = z.output<typeof CvComparison>
export type ReadableCv = z.output<typeof ReadableCv>
export type LinkedCv = z.output<typeof LinkedCv>
