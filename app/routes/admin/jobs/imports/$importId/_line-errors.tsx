import { useTranslation } from "react-i18next"
import type { JobImport } from "#contract/jobs"
import { TableRows } from "~/components/table/table-rows"

/** The lines that cannot be read, by their numbers, and what is wrong with each. */
export function LineErrors({ errors }: Pick<JobImport, "errors">) {
  const { t } = useTranslation()
  return (
    <TableRows
      label={t("jobs.import.problem")}
      rows={errors.map((error) => ({ ...error, id: `${error.line} ${error.code}` }))}
      columns={[
        {
          name: "line",
          header: t("jobs.import.line"),
          cell: ({ line }) => `${t("jobs.import.line")} ${line}`,
        },
        { name: "message", header: t("jobs.import.problem"), cell: ({ message }) => message },
      ]}
    />
  )
}
