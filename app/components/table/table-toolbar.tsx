import { Form, useSearchParams } from "@remix-run/react"
import { ListFilter, Search } from "lucide-react"
import { type FormEvent, type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { Input } from "../ui/input"
import type { Column } from "./column"
import { Menu } from "./menu"
import { SortChoice } from "./sort-choice"
import { carried } from "./table-url"

interface TableToolbarProps<Row> {
  /** What one searches by; without it there is no search. */
  search?: string
  /** The fields of the filter. */
  filters?: ReactNode
  /** How many filters are in force. */
  active: number
  /** Something of the filter was refused: it is shown open. */
  refused?: boolean
  columns: Column<Row>[]
  sortedBy?: string
  children?: ReactNode
}

/** Search, filters and on phones the sort, as one GET form; what else one does with the list beside it. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { search, filters, columns, sortedBy } = props
  const { t } = useTranslation()
  const id = useId()
  const [params] = useSearchParams()
  const kept = carried(params, (name) => ["limit", "columns", "month"].includes(name))
  const sortable = columns.some(({ sort }) => sort)
  const stays = Boolean(search || filters || props.children)
  if (!stays && !sortable) return null
  return (
    // On wide screens the columns' heads sort: a toolbar that only sorts is for phones.
    <div className={stays ? "list-toolbar" : "list-toolbar md:hidden"}>
      {search || filters || sortable ? (
        // Leaving by "back" or clearing must show what the address says, not what was typed.
        <Form
          key={params.toString()}
          method="get"
          role="search"
          aria-label={search}
          onSubmit={leaveEmptyOut}
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {search ? (
            <div className="list-search">
              <label htmlFor={id} className="sr-only">
                {search}
              </label>
              <Input
                id={id}
                type="search"
                name="q"
                placeholder={search}
                defaultValue={params.get("q") ?? ""}
              />
              <button type="submit" aria-label={t("table.search")}>
                <Search size={18} aria-hidden="true" />
              </button>
            </div>
          ) : null}
          {filters || sortable ? (
            <Menu
              icon={ListFilter}
              label={t(filters ? "table.filter" : "table.sort")}
              count={props.active}
              open={props.refused}
              className={filters ? "" : "md:hidden"}
            >
              {filters}
              <SortChoice columns={columns} sortedBy={sortedBy} />
              <div className="list-apply">
                <Button type="submit" className="w-full">
                  {t("table.apply")}
                </Button>
              </div>
            </Menu>
          ) : null}
        </Form>
      ) : null}
      {props.children ? <div className="list-toolbar-end">{props.children}</div> : null}
    </div>
  )
}

/** What was left empty asks for nothing, and has no place in the address. */
function leaveEmptyOut({ currentTarget: form }: FormEvent<HTMLFormElement>) {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const name of [...formData.keys()])
      if (formData.getAll(name).every((value) => value === "")) formData.delete(name)
  }
  form.addEventListener("formdata", leaveOut, { once: true })
}
