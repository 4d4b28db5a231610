import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { forecastMonths } from "#contract/choices"
import type { Forecast } from "#contract/forecast"
import { LineChart } from "~/components/chart/line-chart"
import { formatDay, formatMoney, formatMonth, formatShortMoney } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("forecast.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const asked = new URL(args.request.url).searchParams.get("months")
  const months = forecastMonths.find((each) => each === asked) ?? forecastMonths[0]
  return { months, forecast: await api.get("/Forecast", { query: { months } }) }
}

/** What will be on the accounts, by what is known today. */
export default function ForecastScreen() {
  const { t } = useTranslation()
  const { months, forecast } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("forecast.title")} text={t("forecast.text")} />
      <nav aria-label={t("forecast.months")} className="mb-5 flex flex-wrap gap-2">
        {forecastMonths.map((each) => (
          <ButtonLink
            key={each}
            to={`?months=${each}`}
            variant={each === months ? "default" : "outline"}
            aria-current={each === months ? "true" : undefined}
          >
            {t(`forecast.ahead.${each}`)}
          </ButtonLink>
        ))}
      </nav>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Curves forecast={forecast} />
        <Planned planned={forecast.planned} today={forecast.today} />
        <NotPlanned parts={forecast.notPlanned} />
        <LeftOut bills={forecast.leftOut} />
      </div>
    </>
  )
}

function Curves({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { points, currency, floor, onTime, habitual } = forecast
  const money = (cents: number) => formatMoney(cents, currency, language)
  const lowest = onTime.lowest.balance < habitual.lowest.balance ? onTime.lowest : habitual.lowest
  const say = ({ day, balance }: Forecast["onTime"]["lowest"]) =>
    t("forecast.lowest", { amount: money(balance), day: formatDay(day, language) })
  return (
    <SectionCard title={t("forecast.curves")} className="lg:col-span-2">
      {lowest.balance < floor ? (
        <div className="mb-4">
          <Banner tone="warning" title={t("forecast.belowFloor", { floor: money(floor) })}>
            {say(lowest)}
          </Banner>
        </div>
      ) : null}
      <LineChart
        title={t("forecast.curves")}
        periods={points.map(({ day }) => ({
          label: formatDay(day, language).slice(0, 5),
          name: formatDay(day, language),
        }))}
        series={[
          { name: t("forecast.onTime"), values: points.map(({ onTime: cents }) => cents) },
          { name: t("forecast.habitual"), values: points.map(({ habitual: cents }) => cents) },
        ]}
        format={money}
        formatScale={(cents) => formatShortMoney(cents, currency, language)}
      />
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="font-medium">{t("forecast.onTime")}</dt>
          <dd className="text-muted">{say(onTime.lowest)}</dd>
        </div>
        <div>
          <dt className="font-medium">{t("forecast.habitual")}</dt>
          <dd className="text-muted">{say(habitual.lowest)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-muted text-sm">{t("forecast.known")}</p>
    </SectionCard>
  )
}

/** What comes in and goes out by plan, each leading to where it is written down. */
function Planned({ planned, today }: Pick<Forecast, "planned" | "today">) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <SectionCard title={t("forecast.planned")}>
      {planned.length === 0 ? (
        <p className="text-muted">{t("forecast.nothingPlanned")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {planned.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a day may be alike
            <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span className="min-w-0">
                <span className="text-muted">
                  {formatDay(one.day, language)}
                  {one.day < today ? ` · ${t("forecast.late")}` : null}
                </span>{" "}
                <PlannedName one={one} />
              </span>
              <MoneyCell cents={one.amount} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function PlannedName({ one }: { one: Forecast["planned"][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { label, scheduledTransactionId, purchaseId, vatFrom, isContributions } = one
  const isTax = vatFrom !== null || isContributions
  const period = isTax
    ? label.replace(/\d{4}-\d{2}/g, (month) => formatMonth(month, language))
    : label
  if (scheduledTransactionId)
    return <LinkCell to={`../scheduled-transactions/${scheduledTransactionId}`}>{label}</LinkCell>
  if (vatFrom)
    return <LinkCell to={`../vat-returns/${vatFrom}`}>{t("forecast.vat", { period })}</LinkCell>
  if (isContributions)
    return <LinkCell to="../contributions">{t("forecast.contributions", { period })}</LinkCell>
  return (
    <LinkCell to={`../purchases/${purchaseId}`} needs="purchases.see">
      {label}
    </LinkCell>
  )
}

/** What is set aside and on no curve: nobody has said on which day it is to be paid. */
function NotPlanned({ parts }: { parts: Forecast["notPlanned"] }) {
  const { t } = useTranslation()
  const can = useCan()
  if (parts.length === 0) return null
  return (
    <SectionCard title={t("forecast.notPlanned")}>
      <p className="mb-2 text-muted">{t("forecast.notPlannedText")}</p>
      <ul className="divide-y divide-line">
        {parts.map(({ name, amount }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
            <LinkCell to="../treasury">{t(`treasury.parts.${name}`)}</LinkCell>
            <MoneyCell cents={amount} />
          </li>
        ))}
      </ul>
      {can("treasury.create") ? (
        <ButtonLink to="../scheduled-transactions/new" variant="outline">
          {t("forecast.plan")}
        </ButtonLink>
      ) : null}
    </SectionCard>
  )
}

/** The bills that nobody knows the day of: they are later than their client usually is. */
function LeftOut({ bills }: { bills: Forecast["leftOut"] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (bills.length === 0) return null
  return (
    <SectionCard title={t("forecast.leftOut")}>
      <p className="mb-2 text-muted">{t("forecast.leftOutText")}</p>
      <ul className="divide-y divide-line">
        {bills.map(({ billId, number, clientName, due, open }) => (
          <li key={billId} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="min-w-0">
              <LinkCell to={`../bills/${billId}`} needs="bills.see">
                {number}
              </LinkCell>{" "}
              {clientName}{" "}
              <span className="text-muted">
                {t("forecast.dueOn", { day: formatDay(due, language) })}
              </span>
            </span>
            <MoneyCell cents={open} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
