import type { NotedArea } from "#contract/areas"
import type { Activity, ActivityFilter } from "#contract/notes"
import { rightTo } from "#contract/permissions"
import type { Language } from "#contract/values"
import { translate } from "../../http/messages"
import { found } from "../../http/problem"
import { type ActivityRow, type ActivitySubject, listActivity } from "../../notes/activity.queries"
import { requireRight } from "../../notes/commands"
import { hasRecord } from "../../notes/queries"
import type { Context } from "../../ports/context"
import { extensions } from "../extensions/list.commands"

const sources = Object.entries(extensions).flatMap(([area, extension]) =>
  "activity" in extension ? [[area as NotedArea, extension.activity] as const] : [],
)

/** A page of what happened on a record and on what belongs to it, as far as the caller may see it. */
export async function findActivity(
  context: Pick<Context, "db" | "owner" | "rights">,
  subject: ActivitySubject,
  filter: ActivityFilter,
) {
  const { db, owner, rights } = context
  requireRight(context, subject.area, "see")
  found((await hasRecord(db, owner, subject.area, subject.id)) || null)
  const seen = sources.filter(([area]) => {
    const right = rightTo(area, "see")
    return right && rights.has(right)
  })
  return listActivity(db, owner, subject, filter, seen)
}

/** A row as it travels, told in the caller's language. */
export const tell =
  (language: Language, subject: ActivitySubject) =>
  (row: ActivityRow): Activity => ({
    id: row.id,
    kind: row.kind,
    what: row.what,
    at: new Date(row.at).toISOString(),
    day: row.day,
    title: translate(language, `${row.words ?? "notes.kinds"}.${row.what}`),
    text: row.amount === null ? row.text : moneyIn(language, row),
    area: row.area,
    recordId: row.recordId,
    recordTitle: row.recordId === subject.id ? null : titleIn(language, row),
    from: row.from,
    file: row.fileId && row.fileName ? { id: row.fileId, name: row.fileName } : null,
  })

const titleIn = (language: Language, { area, recordTitle }: ActivityRow) =>
  [translate(language, `areas.${area}`), recordTitle].filter(Boolean).join(" ")

const moneyIn = (language: Language, { amount, currency }: ActivityRow) =>
  new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-GB", {
    style: "currency",
    currency: currency ?? "EUR",
  }).format(Number(amount) / 100)
