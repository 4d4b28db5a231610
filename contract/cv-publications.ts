import { z } from "zod"
import { cvPlaces } from "./choices"
import { ReadableCv } from "./cv-copies"
import { Id, Instant, Language } from "./values"

/** Which CV is shown there from now on, as it is today. */
export const NewCvPublication = z.object({ cvId: Id }).meta({ id: "NewCvPublication" })

export const CvPlaceParam = z.object({ place: z.enum(cvPlaces) })

/** The CV that is published at a place. */
export const CvPublication = z
  .object({
    place: z.enum(cvPlaces),
    cvId: Id,
    /** What was frozen with it. */
    cvCopyId: Id,
    name: z.string(),
    language: Language,
    anonymous: z.boolean(),
    publishedAt: Instant,
  })
  .meta({ id: "CvPublication" })

/** A CV that everybody may read: what the copy shows, and no way to reach its person. */
export const PublishedCv = ReadableCv.extend({ publishedAt: Instant }).meta({ id: "PublishedCv" })

/** What the screen sends: a CV is shown at a place, or no longer. */
export const CvPublicationWish = z.object({
  place: z.enum(cvPlaces),
  published: z.enum(["true", "false"]),
})

export type CvPlace = (typeof cvPlaces)[number]
export type CvPublication = z.output<typeof CvPublication>
export type PublishedCv = z.output<typeof PublishedCv>
