import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { lazy, Suspense, useRef } from "react"
import { useTranslation } from "react-i18next"
import { formatDay, formatMonth } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { useHydrated } from "~/components/use-hydrated"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"
import { Agenda } from "./_agenda"
import { MonthTable } from "./_month"
import { askedIn, type CalendarView, spanOf } from "./_span"
import { CalendarToolbar, LayerSwitches } from "./_toolbar"
import { WeekTable } from "./_week"

/** Nobody waits for it: all that it does can be done by links and forms. */
const CalendarHand = lazy(() => import("./_hand"))

export const handle = titled("calendar.title")

/** As many entries of a day as stand beside those of other days; a day by itself shows them all. */
const mostOf: Partial<Record<CalendarView, number>> = { month: 6, week: 12, agenda: 12 }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const asked = askedIn(new URL(args.request.url).searchParams, today())
  const most = mostOf[asked.view]
  const query = { ...spanOf(asked), layers: asked.layers.join(","), ...(most && { most }) }
  return { asked, page: await api.get("/Calendars/entries", { query }), today: today() }
}

export default function CalendarScreen() {
  const { t, i18n } = useTranslation()
  const { asked, page, today: now } = useLoaderData<typeof loader>()
  const can = useCan()
  const view = { asked, page, today: now }
  const table = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const title =
    asked.view === "month"
      ? formatMonth(asked.on, i18n.language)
      : formatDay(spanOf(asked).from, i18n.language, "long")
  return (
    <>
      <PageHeader
        title={<span className="first-letter:uppercase">{title}</span>}
        more={
          <>
            <ButtonLink to="../calendar/reminders" variant="ghost">
              {t("calendar.reminders.title")}
            </ButtonLink>
            {can("calendar.edit") ? (
              <>
                <ButtonLink to="../calendar/settings" variant="ghost">
                  {t("calendar.settings.title")}
                </ButtonLink>
                <ButtonLink to="../calendar/days-off" variant="ghost">
                  {t("calendar.daysOff.title")}
                </ButtonLink>
              </>
            ) : null}
            {can("calendar.export") ? (
              <ButtonLink to="../calendar/feeds" variant="ghost">
                {t("calendar.feeds.title")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          can("calendar.create") ? (
            <ButtonLink to={`../calendar/events/new?on=${asked.on}`}>{t("events.new")}</ButtonLink>
          ) : null
        }
      />
      <CalendarToolbar asked={asked} today={now} />
      {asked.view === "agenda" ? (
        <Agenda {...view} />
      ) : (
        <>
          <div ref={table} className="max-sm:hidden">
            {asked.view === "month" ? <MonthTable {...view} /> : <WeekTable {...view} />}
          </div>
          <div className="sm:hidden">
            <Agenda {...view} />
          </div>
        </>
      )}
      {hydrated ? (
        <Suspense>
          <CalendarHand
            root={table}
            asked={asked}
            entries={page.entries}
            zone={page.zone}
            today={now}
          />
        </Suspense>
      ) : null}
      {page.cut ? <p className="mt-3 text-sm text-muted">{t("calendar.cut")}</p> : null}
      <LayerSwitches asked={asked} />
    </>
  )
}
