import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay, formatMonth, formatRoundMoney } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { StateBadge } from "./_state-badge"
import { Thresholds } from "./_thresholds"

export const handle = titled("vatReturns.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [returns, { thresholds }] = await Promise.all([
    api.get("/VatReturns"),
    api.get("/Forecast/thresholds"),
  ])
  return { returns, thresholds }
}

/** The returns of VAT, period by period, and how the year stands to the limits of turnover. */
export default function VatReturnsScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { returns, thresholds } = useLoaderData<typeof loader>()
  const settings = can("treasury.edit") ? (
    <ButtonLink to="settings" variant="outline">
      {t("vatReturns.settings.link")}
    </ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("vatReturns.title")} text={t("vatReturns.text")} action={settings} />
      <div className="grid gap-5">
        {returns.periods.length > 0 ? <Periods /> : <NoPeriods />}
        <Instalments />
        <Thresholds thresholds={thresholds} />
      </div>
    </>
  )
}

/** Nothing to declare: in franchise, or as long as no regime was said. */
function NoPeriods() {
  const { t } = useTranslation()
  const can = useCan()
  const { returns } = useLoaderData<typeof loader>()
  const isFranchise = returns.regime === "franchise"
  return (
    <EmptyState
      title={isFranchise ? t("vatReturns.franchise.title") : t("vatReturns.none.title")}
      text={isFranchise ? t("vatReturns.franchise.text") : t("vatReturns.none.text")}
      action={
        can("profile.edit") ? (
          <ButtonLink to="../profile/vat">{t("vatReturns.regime")}</ButtonLink>
        ) : null
      }
    />
  )
}

function Periods() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { returns } = useLoaderData<typeof loader>()
  return (
    <SectionCard title={t("vatReturns.periods")}>
      <ul className="divide-y divide-line">
        {returns.periods.map(({ from, to, due, state, toPay, credit, form }) => (
          <li
            key={from}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <LinkCell to={from}>
                {t("vatReturns.period", {
                  from: formatDay(from, language),
                  to: formatDay(to, language),
                })}
              </LinkCell>
              <p className="text-muted text-sm">
                {t(`vatReturns.forms.${form}`)} ·{" "}
                {t("vatReturns.due", { day: formatDay(due, language) })}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <span className="figure font-semibold">
                {credit > 0
                  ? t("vatReturns.creditOf", {
                      amount: formatRoundMoney(credit * 100, "EUR", language),
                    })
                  : formatRoundMoney(toPay * 100, "EUR", language)}
              </span>
              <StateBadge state={state} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** What is paid in July and December of a year that is declared at once; and what comes after that year. */
function Instalments() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { returns } = useLoaderData<typeof loader>()
  if (!returns.from2027 && returns.instalments.length === 0) return null
  return (
    <SectionCard title={t("vatReturns.instalments.title")}>
      {returns.instalments.length === 0 ? (
        <p className="text-muted text-sm">{t("vatReturns.instalments.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {returns.instalments.map(({ month, amount, due, paid }) => (
            <li key={month} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span>
                {formatMonth(month, language)} · <DateCell day={due} />
                {paid >= amount ? ` · ${t("vatReturns.instalments.paid")}` : null}
              </span>
              <span className="figure font-semibold">
                {formatRoundMoney(amount * 100, "EUR", language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {returns.from2027 ? (
        <p className="mt-3 text-muted text-sm">{t(`vatReturns.from2027.${returns.from2027}`)}</p>
      ) : null}
    </SectionCard>
  )
}
