import { useTranslation } from "react-i18next"
import type { BankImportLines } from "#contract/bank-imports"
import { useCells } from "~/components/table/cells"
import { TableRows } from "~/components/table/table-rows"
import { ButtonLink } from "~/components/ui/button-link"

interface LinesProps {
  shown: BankImportLines
  currency: string
  page: number
  /** Only those of a state are shown. */
  state: string | undefined
}

const tones = { new: "success", known: "neutral", probable: "warning", outside: "neutral" } as const
const perPage = 100

/** The lines of a statement, a hundred at a time: what becomes of each. */
export function Lines({ shown, currency, page, state }: LinesProps) {
  const { t } = useTranslation()
  const cells = useCells()
  const pages = Math.max(1, Math.ceil(shown.total / perPage))
  const to = (other: number) => `?${state ? `state=${state}&` : ""}page=${other}`
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t("bankImports.lines.title")}</h2>
        {state ? (
          <ButtonLink to="?" variant="outline" size="sm">
            {t("bankImports.lines.all")}
          </ButtonLink>
        ) : null}
      </div>
      {shown.lines.length === 0 ? (
        <p className="text-muted">{t("bankImports.lines.empty")}</p>
      ) : (
        <TableRows
          label={t("bankImports.lines.title")}
          rows={shown.lines.map((line) => ({ ...line, id: String(line.position) }))}
          columns={[
            {
              name: "label",
              header: t("bankImports.label"),
              cell: (line) => line.label || line.counterparty,
            },
            {
              name: "counterparty",
              header: t("bankImports.counterparty"),
              card: "second",
              cell: (line) => line.counterparty,
            },
            {
              name: "day",
              header: t("bankImports.day"),
              card: "small",
              cell: (line) => cells.date(line.day),
            },
            {
              name: "state",
              header: t("bankImports.state"),
              card: "state",
              cell: (line) =>
                cells.status(tones[line.state], t(`bankImports.states.${line.state}`)),
            },
            {
              name: "amount",
              header: t("bankImports.amount"),
              align: "end",
              card: "amount",
              cell: (line) => cells.money(line.amount, currency),
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
