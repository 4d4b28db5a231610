import type { WorkMonth } from "#contract/timesheets"
import type { FormReply } from "~/components/form/reply"

/** A row of the form: what is saved of it, or what was typed and refused. */
export interface FormRow {
  id: string | null
  contractId: string | null
  kind: string
  activity: string
  days: Record<string, string>
  saved?: WorkMonth["rows"][number]
}

/** The rows that a form begins with: as they were typed, where the answer gives them back. */
export function rowsOf(month: WorkMonth, reply?: FormReply): FormRow[] {
  const typed = reply?.result.initialValue?.rows
  if (!Array.isArray(typed)) return month.rows.map((row) => ({ ...row, saved: row }))
  return (typed as Partial<FormRow>[]).map((row) => ({
    id: row.id || null,
    contractId: row.contractId || null,
    kind: row.kind ?? "billable",
    activity: row.activity ?? "",
    days: row.days ?? {},
    saved: month.rows.find(
      ({ id, contractId, kind }) =>
        (id ?? "") === (row.id ?? "") &&
        (id || (contractId === row.contractId && kind === row.kind)),
    ),
  }))
}

/** "0,5" where the wire has "0.5"; what was typed stays as it was. */
export const typedIn = (text: string | undefined, language: string): string =>
  language.startsWith("fr") ? (text ?? "").replace(".", ",") : (text ?? "")
