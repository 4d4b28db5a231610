import { useTranslation } from "react-i18next"
import type { ImportRows } from "#contract/imports"
import { useCells } from "~/components/table/cells"
import { TableRows } from "~/components/table/table-rows"
import { ButtonLink } from "~/components/ui/button-link"

interface RowsProps {
  shown: ImportRows
  page: number
  /** Only those of a state are shown. */
  state: string | undefined
}

const tones = {
  new: "success",
  twin: "warning",
  changed: "warning",
  same: "neutral",
  refused: "danger",
} as const
const perPage = 100

/** The rows of a file, a hundred at a time: what becomes of each, and why. */
export function Rows({ shown, page, state }: RowsProps) {
  const { t } = useTranslation()
  const cells = useCells()
  const pages = Math.max(1, Math.ceil(shown.total / perPage))
  const to = (other: number) => `?${state ? `state=${state}&` : ""}page=${other}`
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t("imports.rows.label")}</h2>
        {state ? (
          <ButtonLink to="?" variant="outline" size="sm">
            {t("imports.rows.all")}
          </ButtonLink>
        ) : null}
      </div>
      {shown.rows.length === 0 ? (
        <p className="text-muted">{t("imports.rows.empty")}</p>
      ) : (
        <TableRows
          label={t("imports.rows.label")}
          rows={shown.rows.map((row) => ({ ...row, id: String(row.line) }))}
          columns={[
            {
              name: "title",
              header: t("imports.rowTitle"),
              cell: (row) => (
                <>
                  {row.title || t("imports.untitled")}
                  {row.detail ? (
                    <span className="block text-muted text-sm">{row.detail}</span>
                  ) : null}
                </>
              ),
            },
            {
              name: "state",
              header: t("imports.state"),
              card: "state",
              cell: (row) => cells.status(tones[row.state], t(`imports.states.${row.state}`)),
            },
            {
              name: "line",
              header: t("imports.line"),
              card: "small",
              cell: (row) => `${t("imports.line")} ${row.line}`,
            },
            {
              name: "note",
              header: t("imports.note"),
              card: "small",
              cell: (row) => (
                <>
                  {row.twin ? t("imports.twinOf", { name: row.twin }) : null}
                  {row.makes && row.state !== "refused" ? (
                    <span className="block">
                      {t(row.state === "new" ? "imports.makes" : "imports.makesIfAdded", {
                        name: row.makes,
                      })}
                    </span>
                  ) : null}
                  {row.remarks.map((remark) => (
                    <span key={remark} className="block">
                      {remark}
                    </span>
                  ))}
                  {row.errors.map(({ label, message }) => (
                    <span key={label} className="block">
                      {t("imports.wrong", { label, message })}
                    </span>
                  ))}
                </>
              ),
            },
          ]}
        />
      )}
      {pages > 1 ? (
        <nav
          aria-label={t("imports.pages")}
          className="mt-4 flex flex-wrap items-center justify-end gap-3"
        >
          <span className="text-muted text-sm">{t("imports.page", { page, pages })}</span>
          {page > 1 ? (
            <ButtonLink to={to(page - 1)} variant="outline">
              {t("imports.previous")}
            </ButtonLink>
          ) : null}
          {page < pages ? (
            <ButtonLink to={to(page + 1)} variant="outline">
              {t("imports.next")}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </section>
  )
}
