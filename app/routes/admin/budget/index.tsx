import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { addMonths, isMonth, monthOf } from "#domain/month"
import { formatMonth } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"

export const handle = titled("budget.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const asked = new URL(args.request.url).searchParams.get("month") ?? ""
  const month = isMonth(asked) ? asked : monthOf(today())
  return { budget: await api.get("/Budget", { query: { month } }) }
}

/** What one means to spend in a month, what one spent, and what is left. */
export default function BudgetScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { budget } = useLoaderData<typeof loader>()
  const { month } = budget
  const add = can("treasury.edit") ? (
    <ButtonLink to={`edit?month=${month}`}>{t("budget.add")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("budget.title")} text={t("budget.text")} action={add} />
      <nav aria-label={t("budget.month")} className="mb-5 flex flex-wrap items-center gap-3">
        <ButtonLink to={`?month=${addMonths(month, -1)}`} variant="outline">
          {formatMonth(addMonths(month, -1), language)}
        </ButtonLink>
        <span aria-current="date" className="font-semibold">
          {formatMonth(month, language)}
        </span>
        <ButtonLink to={`?month=${addMonths(month, 1)}`} variant="outline">
          {formatMonth(addMonths(month, 1), language)}
        </ButtonLink>
      </nav>
      {budget.rows.length === 0 ? (
        <EmptyState title={t("budget.empty.title")} text={t("budget.empty.text")} action={add} />
      ) : (
        <SectionCard title={formatMonth(month, language)}>
          <BudgetTable />
        </SectionCard>
      )}
    </>
  )
}

function BudgetTable() {
  const { t } = useTranslation()
  const can = useCan()
  const { budget } = useLoaderData<typeof loader>()
  const { month } = budget
  const rows = [
    ...budget.rows.map((row) => ({
      ...row,
      name: t(`outcomes.categories.${row.category}`),
      to: can("treasury.edit") ? `edit?month=${month}&category=${row.category}` : null,
    })),
    { ...budget, name: t("budget.total"), to: null },
  ]
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              {t("budget.category")}
            </th>
            {[t("budget.planned"), t("budget.spent"), t("budget.left")].map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, to, planned, spent, left }) => (
            <tr key={name} className="last:font-semibold">
              <th scope="row" className="py-2 pr-4 text-left font-[inherit]">
                {to ? <LinkCell to={to}>{name}</LinkCell> : name}
              </th>
              {[planned, spent, left].map((cents, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is
                <td key={at} className="py-2 pl-4 text-right">
                  {cents === null ? "–" : <MoneyCell cents={cents} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
