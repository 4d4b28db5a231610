import { useTranslation } from "react-i18next"
import type { JobImport } from "#contract/jobs"
import { TableRows } from "~/components/table/table-rows"

interface ChangesProps {
  changes: JobImport["changes"]
  /** There are more than these. */
  isPart: boolean
}

/** What becomes of each job: its title, and what it was before. */
export function Changes({ changes, isPart }: ChangesProps) {
  const { t } = useTranslation()
  const title = isPart
    ? t("jobs.import.first", { count: changes.length })
    : t("jobs.import.allChanges")
  return (
    <section>
      <h2 className="mb-3 font-semibold text-lg">{title}</h2>
      <TableRows
        label={title}
        rows={changes.map((change, at) => ({ ...change, id: String(at) }))}
        columns={[
          { name: "title", header: t("jobs.import.job"), cell: (row) => row.title },
          {
            name: "change",
            header: t("jobs.import.change"),
            card: "small",
            cell: (row) => t(`jobs.import.changes.${row.change}`),
          },
          { name: "code", header: t("jobs.code"), card: "small", cell: (row) => row.code },
          {
            name: "before",
            header: t("jobs.import.before"),
            card: "small",
            cell: (row) => row.before,
          },
        ]}
      />
    </section>
  )
}
