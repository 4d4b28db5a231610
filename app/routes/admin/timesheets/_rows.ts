import type { WorkMonth } from "#contract/timesheets"
import type { FormReply } from "~/components/form/reply"

type SavedRow = WorkMonth["rows"][number]

/** A row of the form: what is saved of it, or what was typed and refused. */
export interface FormRow {
  id: string | null
  contractId: string | null
  kind: string
  activity: string
  days: Record<string, string>
  saved?: SavedRow
  /** As someone else saved it meanwhile: both are shown. */
  theirs?: SavedRow
  /** What was typed where nothing may change any more: those cells hold what is saved, so that the others can be. */
  refused?: Record<string, string>
}

/**
 * The rows that a form begins with: as they were typed, where the answer gives them back. Where someone else saved the
 * month meanwhile, each stands beside theirs, and those that they added are there too: saving again loses none.
 */
export function rowsOf(month: WorkMonth, reply?: FormReply): FormRow[] {
  const typed = reply?.result.initialValue?.rows
  if (!Array.isArray(typed)) return month.rows.map((row) => ({ ...row, saved: row }))
  const current = reply?.problem?.current as WorkMonth | undefined
  const saved = [...(current ?? month).rows]
  const rows = (typed as Partial<FormRow>[]).map((row): FormRow => {
    const at = saved.findIndex((other) => isSame(row, other))
    const [found] = at < 0 ? [] : saved.splice(at, 1)
    const kept = found && keptIn(found, row.days ?? {})
    return {
      // Theirs has an id, or none any more, where they saved it first.
      id: (current ? found?.id : row.id) || null,
      contractId: row.contractId || null,
      kind: row.kind ?? "billable",
      // What is handed over has its wording too.
      activity: found?.lock ? found.activity : (row.activity ?? ""),
      days: { ...row.days, ...kept?.days },
      saved: found,
      ...(kept && { refused: kept.refused }),
      ...(current && found && { theirs: found }),
    }
  })
  // What was taken out and may not go any more (handed over or billed meanwhile) is back too, or no save would pass.
  const added = saved.filter(
    ({ id, lock, billed }) => id !== null && (current || lock || billed.length > 0),
  )
  return [...rows, ...added.map((row) => ({ ...row, saved: row, ...(current && { theirs: row }) }))]
}

/** The cells of a row that may not change, as they are saved; and what was typed there instead. */
function keptIn({ lock, billed, days }: SavedRow, typed: Record<string, string>) {
  const fixed = lock ? Object.keys({ ...typed, ...days }) : billed.map(({ day }) => day)
  return {
    days: Object.fromEntries(fixed.map((day) => [day, days[day] ?? ""])),
    refused: Object.fromEntries(
      fixed.flatMap((day) => {
        const text = (typed[day] ?? "").trim()
        return text && text.replace(",", ".") !== (days[day] ?? "") ? [[day, text]] : []
      }),
    ),
  }
}

/** By its id; one that was typed before anyone saved it, by what it says. */
const isSame = (row: Partial<FormRow>, saved: SavedRow) =>
  row.id
    ? row.id === saved.id
    : (row.contractId || null) === saved.contractId &&
      (row.kind ?? "billable") === saved.kind &&
      (saved.id === null || (row.activity ?? "") === saved.activity)

/** "0,5" where the wire has "0.5"; what was typed stays as it was. */
export const typedIn = (text: string | undefined, language: string): string =>
  language.startsWith("fr") ? (text ?? "").replace(".", ",") : (text ?? "")
