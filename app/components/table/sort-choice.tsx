import { useSearchParams } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Select } from "../ui/input"
import type { Column } from "./column"

interface SortChoiceProps<Row> {
  columns: Column<Row>[]
  sortedBy?: string
}

/** The sort where there are no heads to click: on phones. Elsewhere it only travels along. */
export function SortChoice<Row>({ columns, sortedBy }: SortChoiceProps<Row>) {
  const { t } = useTranslation()
  const id = useId()
  const [params] = useSearchParams()
  const sortable = columns.filter(({ sort }) => sort)
  if (sortable.length === 0) return null
  return (
    <div className="list-field md:hidden">
      <label htmlFor={id}>{t("table.sortBy")}</label>
      <Select id={id} name="sort" defaultValue={params.get("sort") ?? sortedBy}>
        {sortable.map(({ name, sort, header }) => [
          <option key={name} value={sort}>
            {t("table.ascending", { column: header })}
          </option>,
          <option key={`-${name}`} value={`-${sort}`}>
            {t("table.descending", { column: header })}
          </option>,
        ])}
      </Select>
    </div>
  )
}
