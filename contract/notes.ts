import { z } from "zod"
import { areas, type NotedArea } from "./areas"
import { activityKinds, noteKinds, noteOrigins } from "./choices"
import { rowsPerPage } from "./paging"
import { Day, FileId, Id, Instant, LongText, optional, Stamp, Version } from "./values"

const noted = areas.flatMap((area): readonly NotedArea[] => ("notes" in area ? [area.name] : []))

/** The areas whose records take notes, by the names of their cards. */
export const NotedAreaName = z.enum(noted, { error: "unknown" })

const fields = {
  kind: z.enum(noteKinds, { error: "choice" }).default("other"),
  day: Day,
  from: optional(z.enum(noteOrigins, { error: "choice" })),
  text: optional(LongText(10_000)),
  fileId: optional(FileId),
}

function saysSomething(
  { text, fileId }: { text: string | null; fileId: string | null },
  context: z.RefinementCtx,
): void {
  if (text === null && fileId === null)
    context.addIssue({ code: "custom", path: ["text"], message: "noteEmpty" })
}

/** What one types of a note; its page knows the record. */
export const NoteContent = z.object(fields).superRefine(saysSomething)

/** A note about a record, or a file that is put with it, or both. */
/** As many files as records of an area have at most. */
export const mostFiles: Partial<Record<NotedArea, number>> = { tasks: 20 }

export const NewNote = z
  .object({ area: NotedAreaName, recordId: Id, ...fields })
  .superRefine(saysSomething)
  .meta({ id: "NewNote" })

export const NoteChanges = z
  .object({ ...fields, version: Version })
  .superRefine(saysSomething)
  .meta({ id: "NoteChanges" })

export const Note = z
  .object({
    ...Stamp,
    area: NotedAreaName,
    recordId: Id,
    kind: z.enum(noteKinds),
    day: Day,
    from: z.enum(noteOrigins).nullable(),
    text: z.string().nullable(),
    fileId: Id.nullable(),
    fileName: z.string().nullable(),
  })
  .meta({ id: "Note" })

export const ActivityFilter = z.object({
  kind: z.enum(activityKinds, { error: "choice" }).optional(),
  limit: z.coerce
    .number<number>()
    .refine((limit) => (rowsPerPage as readonly number[]).includes(limit), { error: "choice" })
    .default(10),
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
})

/** One thing that happened on a record, or on what belongs to it, told in the caller's language. */
export const Activity = z
  .object({
    id: Id,
    kind: z.enum(["note", "message", "history"]),
    /** What happened, in one word: an event of the history, the state of a message, the kind of a note. */
    what: z.string(),
    at: Instant,
    /** Of a note: it is known by its day. */
    day: Day.nullable(),
    title: z.string(),
    text: z.string().nullable(),
    /** The record on which it happened. */
    area: NotedAreaName,
    recordId: Id,
    /** What that is called, where it is another than the one of the feed. */
    recordTitle: z.string().nullable(),
    from: z.enum(noteOrigins).nullable(),
    file: z.object({ id: Id, name: z.string() }).nullable(),
  })
  .meta({ id: "Activity" })

export type Note = z.output<typeof Note>
export type NewNote = z.output<typeof NewNote>
export type NoteChanges = z.output<typeof NoteChanges>
export type Activity = z.output<typeof Activity>
export type ActivityFilter = z.output<typeof ActivityFilter>
