import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ContributionPeriod } from "#contract/contributions"
import { formatDay, formatMoney } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("contributions.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Contributions")
}

export default function ContributionsScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { isMicro, periods } = useLoaderData<typeof loader>()
  if (!isMicro)
    return (
      <>
        <PageHeader title={t("contributions.title")} />
        <EmptyState
          title={t("contributions.none.title")}
          text={t("contributions.none.text")}
          action={
            can("treasury.edit") ? (
              <ButtonLink to="../treasury/settings">{t("contributions.regime")}</ButtonLink>
            ) : null
          }
        />
      </>
    )
  return (
    <>
      <PageHeader title={t("contributions.title")} text={t("contributions.text")} />
      <div className="grid gap-5">
        {periods.map((period) => (
          <Period key={period.from} period={period} />
        ))}
      </div>
      <p className="mt-4 text-muted text-sm">{t("contributions.provisional")}</p>
    </>
  )
}

function Period({ period }: { period: ContributionPeriod }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useCan()
  const { from, to, due, isOpen, rows, toCorrect, correction } = period
  const { isDeclared, isSettled, declaredOn, paidOn, goodsAmong } = period
  const day = (text: string) => formatDay(text, language)
  return (
    <SectionCard
      title={t("contributions.period", { from: day(from), to: day(to) })}
      aside={
        isSettled ? (
          <StatusBadge tone="success">{t("contributions.settled")}</StatusBadge>
        ) : isDeclared ? (
          <StatusBadge tone="warning">{t("contributions.declared")}</StatusBadge>
        ) : null
      }
    >
      <p className="mb-3 text-muted text-sm">
        {isOpen ? t("contributions.open") : t("contributions.due", { day: day(due) })}
        {declaredOn ? ` ${t("contributions.declaredOn", { day: day(declaredOn) })}` : null}
        {paidOn ? ` ${t("contributions.paidOn", { day: day(paidOn) })}` : null}
      </p>
      {toCorrect === null ? null : (
        <div className="mb-3">
          <Banner
            tone="warning"
            title={t("contributions.toCorrect", {
              amount: formatMoney(-toCorrect, "EUR", language),
            })}
          />
        </div>
      )}
      {goodsAmong > 0 ? (
        <div className="mb-3">
          <Banner
            tone="warning"
            title={t("contributions.goodsAmong.title", {
              amount: formatMoney(goodsAmong, "EUR", language),
            })}
          >
            {t("contributions.goodsAmong.text")}{" "}
            {can("treasury.edit") ? (
              <Link to="../treasury/settings" className="underline">
                {t("contributions.regime")}
              </Link>
            ) : null}
          </Banner>
        </div>
      ) : null}
      <Rows rows={rows} />
      {isOpen || !can("treasury.edit") ? null : <Steps period={period} />}
      {correction ? (
        <div className="mt-3 grid gap-3">
          <Banner tone="warning" title={t("contributions.corrected.title")}>
            {t("contributions.corrected.text")}
          </Banner>
          <Rows rows={correction.rows} />
          {can("treasury.edit") ? (
            <div>
              <StatusButton action="settlement" size="sm" values={{ until: to, step: "corrected" }}>
                {t("contributions.corrected.settle")}
              </StatusButton>
            </div>
          ) : null}
        </div>
      ) : null}
    </SectionCard>
  )
}

/** What may be said of a period that is over. */
function Steps({
  period: { to, isDeclared, isSettled, declaredOn },
}: {
  period: ContributionPeriod
}) {
  const { t } = useTranslation()
  const step = (name: "declared" | "paid" | "takenBack", variant?: "ghost") => (
    <StatusButton
      action="settlement"
      size="sm"
      variant={variant}
      values={{ until: to, step: name }}
    >
      {t(`contributions.steps.${name}`)}
    </StatusButton>
  )
  // What was settled before Plume was there is taken back in the settings.
  if (isSettled && !declaredOn) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {isDeclared ? null : step("declared")}
      {isSettled ? null : step("paid")}
      {declaredOn ? step("takenBack", "ghost") : null}
    </div>
  )
}

function Rows({ rows }: Pick<ContributionPeriod, "rows">) {
  const { t } = useTranslation()
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.activity} className="py-3">
          <p className="mb-2 font-medium">{t(`treasury.activities.${row.activity}`)}</p>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3 lg:grid-cols-6">
            {amounts.map((name) => (
              <div key={name} className="flex justify-between gap-x-4 sm:block">
                <dt className="text-muted">{t(`contributions.amounts.${name}`)}</dt>
                <dd className="font-semibold">
                  <MoneyCell cents={row[name]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const amounts = [
  ...(["declared", "contributions", "training", "chamber", "incomeTax", "total"] as const),
]
