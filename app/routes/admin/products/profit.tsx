import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatMonth, formatNumber } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"

export const handle = titled("products.profit.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const asked = new URL(args.request.url).searchParams.get("year") ?? ""
  const year = /^(19|20)\d\d$/.test(asked) ? asked : today().slice(0, 4)
  return api.get("/Products/profit", { query: { year: Number(year) } })
}

/** What products brought in a year, by month and by how long they lay. */
export default function ProductProfitScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { year, years, months, total, ages } = useLoaderData<typeof loader>()
  const count = (value: number) => formatNumber(value, language)
  return (
    <>
      <PageHeader
        title={t("products.profit.title")}
        text={t("products.profit.text")}
        action={
          can("products.export") ? (
            <ButtonLink to={`../products/register?year=${year}`} variant="outline" reloadDocument>
              {t("products.profit.register", { year })}
            </ButtonLink>
          ) : null
        }
      />
      <nav aria-label={t("products.profit.year")} className="mb-5 flex flex-wrap gap-2">
        {years.map((other) => (
          <ButtonLink
            key={other}
            to={`?year=${other}`}
            variant={other === year ? "default" : "outline"}
            aria-current={other === year ? "page" : undefined}
          >
            {other}
          </ButtonLink>
        ))}
      </nav>
      <div className="grid gap-5">
        <SectionCard title={t("products.profit.byMonth")}>
          <ProfitTable
            head={t("products.profit.month")}
            rows={[
              ...months
                .filter((month) => month.count > 0)
                .map((month) => ({ ...month, name: formatMonth(month.month, language) })),
              { ...total, name: t("products.profit.total") },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("products.profit.byAge")}>
          <ProfitTable
            head={t("products.profit.age")}
            rows={ages
              .filter((age) => age.count > 0)
              .map((age) => ({ ...age, name: t(`products.ages.${age.age}`) }))}
          />
        </SectionCard>
        <SectionCard title={t("products.profit.stock")}>
          <ul className="divide-y divide-line text-sm">
            {ages.map(({ age, stock }) => (
              <li key={age} className="flex flex-wrap justify-between gap-x-6 py-2">
                <span>{t(`products.ages.${age}`)}</span>
                <span>
                  {t("products.profit.pieces", { count: stock.count, shown: count(stock.count) })} ·{" "}
                  <MoneyCell cents={stock.cost} />
                </span>
              </li>
            ))}
          </ul>
        </SectionCard>
      </div>
    </>
  )
}

interface Row {
  name: string
  count: number
  collected: number
  costs: number
  vat: number
  margin: number
}

const columns = ["collected", "costs", "vat", "margin"] as const

function ProfitTable({ head, rows }: { head: string; rows: Row[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (rows.length === 0) return <p className="text-muted text-sm">{t("products.profit.none")}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              {head}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              {t("products.profit.count")}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
                {t(`products.sums.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {row.name}
              </th>
              <td className="figure py-2 pl-4 text-right">{formatNumber(row.count, language)}</td>
              {columns.map((name) => (
                <td key={name} className="py-2 pl-4 text-right">
                  <MoneyCell cents={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
