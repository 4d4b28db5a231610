import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { layerCards } from "#contract/calendar-layers"
import { calendarViews } from "#contract/choices"
import type { Day } from "#domain/day"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Input } from "~/components/ui/input"
import { useCan } from "~/services/person"
import { type Asked, addressOf, stepFrom } from "./_span"

/** Which days, and how: all of it links, and a form that asks by its address. */
export function CalendarToolbar({ asked, today }: { asked: Asked; today: Day }) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2" data-print="no">
      <nav aria-label={t("calendar.days")} className="flex flex-wrap gap-2">
        <ButtonLink
          to={addressOf({ ...asked, on: stepFrom(asked, -1) })}
          variant="outline"
          rel="prev"
        >
          {t("calendar.previous")}
        </ButtonLink>
        <ButtonLink to={addressOf({ ...asked, on: today })} variant="outline">
          {t("calendar.today")}
        </ButtonLink>
        <ButtonLink
          to={addressOf({ ...asked, on: stepFrom(asked, 1) })}
          variant="outline"
          rel="next"
        >
          {t("calendar.next")}
        </ButtonLink>
      </nav>
      <Form method="get" className="flex items-center gap-2">
        <input type="hidden" name="view" value={asked.view} />
        <input type="hidden" name="layers" value={asked.layers.join(",")} />
        <Input
          key={asked.on}
          type="date"
          name="on"
          aria-label={t("calendar.date")}
          defaultValue={asked.on}
          className="w-auto"
        />
        <Button type="submit" variant="outline">
          {t("calendar.show")}
        </Button>
      </Form>
      <nav aria-label={t("calendar.view")} className="flex flex-wrap gap-1 sm:ml-auto">
        {calendarViews.map((view) => (
          <Link
            key={view}
            to={addressOf({ ...asked, view })}
            className="tab"
            aria-current={view === asked.view ? "page" : undefined}
          >
            {t(`calendar.views.${view}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** What of other areas is shown; switched in the address. */
export function LayerSwitches({ asked }: { asked: Asked }) {
  const { t } = useTranslation()
  const can = useCan()
  const offered = layerCards.filter(({ needs }) => needs.every((right) => can(right)))
  return (
    <details className="mt-6" data-print="no">
      <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium text-accent">
        {t("calendar.layersTitle")}
      </summary>
      <Form method="get" className="mt-3 grid gap-3">
        <input type="hidden" name="view" value={asked.view} />
        <input type="hidden" name="on" value={asked.on} />
        <input type="hidden" name="layer" value="" />
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
          <legend className="sr-only">{t("calendar.layersTitle")}</legend>
          {offered.map(({ name }) => (
            <label key={name} className="flex min-h-10 items-center gap-2">
              <input
                key={String(asked.layers.includes(name))}
                type="checkbox"
                name="layer"
                value={name}
                defaultChecked={asked.layers.includes(name)}
                className="size-5"
              />
              {t(`calendar.layers.${name}`)}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="outline" className="justify-self-start">
          {t("calendar.show")}
        </Button>
      </Form>
    </details>
  )
}
