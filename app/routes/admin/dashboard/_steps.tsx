import { useHref } from "@remix-run/react"
import { CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cards } from "#contract/areas"
import type { Steps } from "#contract/dashboard"
import { type StepCard, stepCards } from "#contract/steps"
import { addDays, daysBetween } from "#domain/day"
import { formatDay, formatMoney, formatMonth, formatNumber } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { Icon } from "~/components/shell/icon"
import type { IconName } from "~/components/shell/icon-names"
import { Unbroken } from "~/components/unbroken"

type Entry = Steps["toDo"][number]

/** The cards' kinds of things to do by their names, with the icon of their area. */
const kinds = new Map<string, StepCard & { icon: IconName }>(
  stepCards.map((step) => {
    const { screen } = cards.find(({ name }) => name === step.area) ?? {}
    return [step.name, { ...step, icon: screen as IconName }]
  }),
)

/** What to do, the most pressing first; each goes when it is done. */
export function ToDo({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const { toDo, today } = steps
  return (
    <SectionCard title={t("dashboard.toDo")}>
      {toDo.length === 0 ? (
        <p className="flex items-center gap-3 rounded-control bg-success-soft px-4 py-3 text-success">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0" />
          {t("dashboard.calm")}
        </p>
      ) : (
        <Entries entries={toDo} today={today} />
      )}
      <All steps={steps} />
    </SectionCard>
  )
}

/** What today and the six days after it are about. */
export function Today({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const { day, today } = steps
  return (
    <SectionCard title={t("dashboard.day.title")}>
      {day.length === 0 ? (
        <p className="text-muted">{t("dashboard.day.none")}</p>
      ) : (
        <Entries entries={day} today={today} />
      )}
    </SectionCard>
  )
}

function Entries({ entries, today }: { entries: Entry[]; today: string }) {
  return (
    <ul className="-my-2.5 divide-y divide-line">
      {entries.map((entry) => (
        <Row key={`${entry.step} ${entry.id}`} entry={entry} today={today} />
      ))}
    </ul>
  )
}

function Row({ entry, today }: { entry: Entry; today: string }) {
  const { t, i18n } = useTranslation()
  const mount = useHref("..")
  const { step, id, title, detail, day, amount, currency, count, month, days } = entry
  const kind = kinds.get(step)
  if (!kind) return null
  const isLate = day !== null && day < today
  const said = t(`dashboard.steps.${step}.title`, { count })
  return (
    <li className="relative flex items-center gap-3 py-2.5 hover:bg-hover">
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full ${isLate ? "bg-danger-soft text-danger" : "bg-accent-soft text-accent"}`}
      >
        <Icon name={kind.icon} />
      </span>
      <span className="min-w-0 flex-1">
        <a
          href={`${mount}/${kind.to.replace(":id", id ?? "").replace(":month", month ?? "")}`}
          className="whole-row block truncate font-medium hover:underline"
        >
          {id === null ? said : (title ?? said)}
        </a>
        <span className="block text-sm text-muted">
          {day === null || isLate ? null : (
            <>
              <span className="text-ink first-letter:uppercase">
                <When day={day} today={today} />
              </span>
              {" · "}
            </>
          )}
          {id === null ? t(`dashboard.steps.${step}.text`, { count }) : said}
          {month ? ` · ${formatMonth(`${month}-01`, i18n.language)}` : null}
          {days === undefined
            ? null
            : ` · ${t("dashboard.days", { count: days, value: formatNumber(days, i18n.language) })}`}
          {detail ? (
            <>
              {" · "}
              <Unbroken>{detail}</Unbroken>
            </>
          ) : null}
        </span>
      </span>
      <span className="shrink-0 text-right">
        {amount === null ? null : (
          <span className="figure block font-medium">
            {formatMoney(amount, currency, i18n.language)}
          </span>
        )}
        {isLate ? (
          <span className="block font-medium text-danger text-sm">
            {t("dashboard.late", { count: daysBetween(day, today) })}
          </span>
        ) : null}
      </span>
    </li>
  )
}

/** A day that is not over. */
function When({ day, today }: { day: string; today: string }) {
  const { t, i18n } = useTranslation()
  if (day === today) return t("dashboard.day.today")
  if (day === addDays(today, 1)) return t("dashboard.day.tomorrow")
  return formatDay(day, i18n.language, day > addDays(today, 6) ? "short" : "weekday")
}

/** The whole lists behind what is shown, with how many each has. */
function All({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const mount = useHref("..")
  const lists = steps.kinds.flatMap(({ step, count }) => {
    const kind = kinds.get(step)
    return kind?.all && !kind.today ? [{ step, count, to: kind.all }] : []
  })
  if (lists.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
      {lists.map(({ step, count, to }) => (
        <li key={step}>
          <a
            href={`${mount}/${to}`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:bg-hover"
          >
            <strong className="font-semibold tabular-nums">{count}</strong>
            {t(`dashboard.steps.${step}.all`, { count })}
          </a>
        </li>
      ))}
    </ul>
  )
}
