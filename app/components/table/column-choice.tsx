import { Form, useSearchParams } from "@remix-run/react"
import { Columns3 } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../ui/button"
import { type Column, shownColumns } from "./column"
import { DensityChoice } from "./density-choice"
import { Menu } from "./menu"
import { searchWith } from "./table-url"

interface ColumnChoiceProps<Row> {
  columns: Column<Row>[]
  chosen: string[] | undefined
}

/** Which columns a list shows: posted to the list itself, which remembers it (columns.server.ts). */
export function ColumnChoice<Row>({ columns, chosen }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const [, ...choices] = columns
  const shown = new Set(shownColumns(columns, chosen).map(({ name }) => name))
  const key = chosen?.join(".")
  const menu = useKeptFocus(key)
  return (
    <span ref={menu} className="contents">
      <Menu
        key={key}
        icon={Columns3}
        label={t("table.columns.title")}
        className="list-menu-end max-md:hidden"
      >
        <Form method="post" preventScrollReset>
          <input type="hidden" name="search" value={searchWith(params, { columns: undefined })} />
          <fieldset>
            <legend className="mb-1 text-sm font-medium">{t("table.columns.shown")}</legend>
            {choices.map(({ name, header }) => (
              <label key={name} className="flex min-h-8 items-center gap-2.5 text-sm">
                <input
                  type="checkbox"
                  name="column"
                  value={name}
                  defaultChecked={shown.has(name)}
                />
                {header}
              </label>
            ))}
          </fieldset>
          <div className="mt-3 flex gap-2">
            <Button type="submit" size="sm">
              {t("table.apply")}
            </Button>
            {chosen ? (
              <Button type="submit" size="sm" variant="ghost" name="reset" value="yes">
                {t("table.columns.reset")}
              </Button>
            ) : null}
          </div>
        </Form>
        <DensityChoice />
      </Menu>
    </span>
  )
}

/** The menu that was chosen in begins anew, and keeps the focus that was in it. */
function useKeptFocus(key: string | undefined) {
  const menu = useRef<HTMLSpanElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (document.activeElement === document.body) menu.current?.querySelector("summary")?.focus()
  }, [key])
  return menu
}
