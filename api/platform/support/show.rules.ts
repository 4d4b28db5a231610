import type { PersonRow } from "../users/queries"
import type { FileRow } from "./files.queries"
import type { EntryRow, RequestRow } from "./queries"

const shown = ({ id, reference, createdAt, subject, message, treatedAt }: RequestRow) => ({
  ...{ id, reference, subject, message },
  createdAt: createdAt.toISOString(),
  treatedAt: treatedAt?.toISOString() ?? null,
})

const said = ({ id, createdAt, kind, text }: EntryRow) => ({
  ...{ id, kind, text },
  createdAt: createdAt.toISOString(),
})

const attached = ({ id, name, size }: FileRow) => ({ id, name, size })

/** A request in the list of those who answer. */
export const showRequest = (row: RequestRow) => ({
  ...shown(row),
  ...{ version: row.version, email: row.email, person: row.person },
})

/** All of it, to those who answer. */
export const showDetails = (
  row: RequestRow,
  files: FileRow[],
  entries: EntryRow[],
  account: PersonRow | undefined,
  others: RequestRow[],
  subscription: "freeTrial" | "active" | "inactive" | null,
) => ({
  ...showRequest(row),
  language: row.language,
  page: row.page,
  files: files.map(attached),
  entries: entries.map((entry) => ({
    ...said(entry),
    ...{ author: entry.author, authorName: entry.authorName },
  })),
  account: account
    ? {
        ...{ username: account.username, name: account.name },
        lastConnectionAt: account.lastConnectionAt?.toISOString() ?? null,
        suspendedUntil: account.suspendedUntil?.toISOString() ?? null,
        subscription,
      }
    : null,
  others: others.map((other) => {
    const { message: _, ...rest } = shown(other)
    return rest
  }),
})

/** To who began it: no notes, and nobody's name. */
export const showOwn = (row: RequestRow, files: FileRow[], entries: EntryRow[]) => ({
  ...shown(row),
  files: files.map(attached),
  entries: entries.filter(({ kind }) => kind !== "note").map(said),
})

/** In the list of one's own. */
export const showSummary = ({ answers, ...row }: RequestRow & { answers: number }) => ({
  ...shown(row),
  answers,
})
