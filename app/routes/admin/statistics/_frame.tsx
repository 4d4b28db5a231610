import { Link } from "@remix-run/react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { units } from "#contract/sales-choices"
import type { StatisticFilter } from "#contract/statistics"
import { addMonths } from "#domain/month"
import { statisticPeriods, stepOf } from "#domain/statistics"
import type { Choice } from "~/components/form/reply"
import { formatMonth } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { Tabs } from "~/components/screen/tabs"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Select } from "~/components/ui/input"
import { useLanguage } from "~/components/use-language"
import { useCan } from "~/services/person"
import { useStatisticLinks } from "./_links"
import { usePeriodName } from "./_period-name"

/** How far back one may step by the list of months. */
const monthsOffered = 36

interface FrameProps {
  page: {
    period: StatisticFilter["period"]
    month: string
    from: string
    to: string
    today: string
  }
  filter: Pick<StatisticFilter, "clientId" | "service">
  /** What the page can be narrowed to: one of these clients, what is sold in one way. */
  clients?: Choice[]
  byService?: boolean
  children: ReactNode
}

/** What the four pages have in common: the way to each other, and what they are about. */
export function StatisticsFrame({ children, ...props }: FrameProps) {
  const { t } = useTranslation()
  const can = useCan()
  const to = useStatisticLinks()
  return (
    <>
      <PageHeader
        title={t("statistics.title")}
        text={t("statistics.text")}
        secondary={
          can("statistics.edit") ? (
            <>
              <ButtonLink variant="outline" to={to.page("goals", {})}>
                {t("statistics.goals.edit")}
              </ButtonLink>
              <ButtonLink variant="outline" to={to.page("settings", {})}>
                {t("statistics.settings.title")}
              </ButtonLink>
            </>
          ) : null
        }
      />
      <Tabs
        label={t("statistics.pages.label")}
        tabs={[
          { label: t("statistics.pages.business"), to: to.page("") },
          {
            label: t("statistics.pages.clients"),
            to: to.page("clients", { clientId: null, service: null }),
          },
          { label: t("statistics.pages.payment"), to: to.page("payment", { service: null }) },
          { label: t("statistics.pages.sales"), to: to.page("sales", { service: null }) },
        ]}
      />
      <Steps page={props.page} />
      <Filter {...props} />
      {/* The links of the charts are plain, and followed by the shell. */}
      <div data-follow="" className="grid gap-4 sm:gap-6">
        {children}
      </div>
    </>
  )
}

/** The period in words, and the ones before and after it. */
function Steps({ page: { period, month, from, to: last, today } }: Pick<FrameProps, "page">) {
  const { t } = useTranslation()
  const to = useStatisticLinks()
  const name = usePeriodName()
  const step = stepOf(period)
  return (
    <nav
      aria-label={t("statistics.filter.period")}
      className="mb-4 flex flex-wrap items-center gap-3"
    >
      <Link className="text-accent underline" to={to.same({ month: addMonths(month, -step) })}>
        {t("statistics.filter.before")}
      </Link>
      <span aria-current="date" className="font-semibold first-letter:uppercase">
        {name({ period, from, to: last })}
      </span>
      {last >= today ? null : (
        <Link className="text-accent underline" to={to.same({ month: addMonths(month, step) })}>
          {t("statistics.filter.after")}
        </Link>
      )}
    </nav>
  )
}

function Filter({ page, filter, clients = [], byService }: Omit<FrameProps, "children">) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = page.today.slice(0, 7)
  const [latest = now] = [page.month, now].sort().reverse()
  const months = Array.from({ length: monthsOffered }, (_, at) => addMonths(latest, -at))
  if (!months.includes(page.month)) months.push(page.month)
  return (
    <form method="get" className="mb-6 flex flex-wrap items-end gap-3" data-print="no">
      <Choose
        name="period"
        label={t("statistics.filter.period")}
        value={page.period}
        options={statisticPeriods.map((value) => ({
          value,
          label: t(`statistics.periods.${value}`),
        }))}
      />
      <Choose
        name="month"
        label={t("statistics.filter.month")}
        value={page.month}
        options={months.map((value) => ({ value, label: formatMonth(value, language) }))}
      />
      {clients.length > 0 ? (
        <Choose
          name="clientId"
          label={t("statistics.filter.client")}
          value={filter.clientId ?? ""}
          options={[{ value: "", label: t("statistics.filter.allClients") }, ...clients]}
        />
      ) : null}
      {byService ? (
        <Choose
          name="service"
          label={t("statistics.filter.service")}
          value={filter.service ?? ""}
          options={[
            { value: "", label: t("statistics.filter.allServices") },
            ...units.map((value) => ({ value, label: t(`statistics.services.${value}`) })),
          ]}
        />
      ) : null}
      <Button type="submit" variant="outline">
        {t("statistics.filter.show")}
      </Button>
    </form>
  )
}

interface ChooseProps {
  name: string
  label: string
  value: string
  options: Choice[]
}

function Choose({ name, label, value, options }: ChooseProps) {
  const id = useId()
  return (
    <div className="min-w-40 flex-1 sm:max-w-60">
      <label htmlFor={id} className="mb-1 block text-muted text-sm">
        {label}
      </label>
      <Select id={id} key={value} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
