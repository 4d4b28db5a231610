import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type DayOff, NewDaysOff } from "#contract/calendars"
import { halves } from "#contract/choices"
import { addDays } from "#domain/day"
import { monthOf, monthsBetween } from "#domain/month"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { formatDay } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { type Api, apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled("calendar.daysOff.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.edit")
  const from = today()
  const within = (first: number, last: number) =>
    api.get("/Calendars/days-off", {
      query: { from: addDays(from, first), to: addDays(from, last) },
    })
  // Those that went by can still be put right.
  const [coming, past] = await Promise.all([within(0, 365), within(-366, -1)])
  return {
    coming,
    past: past.reverse(),
    today: from,
    constraints: constraintsOf(NewDaysOff),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewDaysOff)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Calendars/days-off", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const [to, values] = ["../calendar/days-off", form.value] as const
  return (await isWorked(api, values))
    ? redirectWithToast(args, to, "calendar.daysOff.addedOverWork", "warning")
    : redirectWithToast(args, to, "calendar.daysOff.added")
}

/** Whether more than a day is entered now on one of the days: somebody worked on it, by their timesheet. */
async function isWorked(api: Api, { startDate, endDate }: NewDaysOff): Promise<boolean> {
  const entered = await Promise.all(
    monthsBetween(monthOf(startDate), monthOf(endDate)).map((month) =>
      ifAllowed(api.get("/Timesheets/months/{month}", { path: { month } })),
    ),
  )
  return entered
    .flatMap((month) => month?.dayExceeded ?? [])
    .some((day) => day >= startDate && day <= endDate)
}

export default function DaysOffScreen() {
  const { t } = useTranslation()
  const { coming, past, today: day, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <FormScreen
        title={t("calendar.daysOff.title")}
        text={t("calendar.daysOff.text")}
        constraints={constraints}
        labels="calendar.daysOff"
        defaultValue={{ startDate: day, endDate: day }}
        reply={useActionData<typeof action>()}
        submitLabel={t("calendar.daysOff.add")}
        cancelTo="../calendar"
      >
        <FieldGroup>
          <DateField name="startDate" label={t("calendar.daysOff.startDate")} />
          <DateField name="endDate" label={t("calendar.daysOff.endDate")} />
          <SelectField
            name="half"
            label={t("calendar.daysOff.half")}
            placeholder={t("calendar.daysOff.whole")}
            options={halves.map((value) => ({ value, label: t(`calendar.halves.${value}`) }))}
          />
          <TextField name="title" label={t("calendar.daysOff.name")} autoComplete="off" />
        </FieldGroup>
      </FormScreen>
      {(["coming", "past"] as const).map((which) => (
        <DaysOff
          key={which}
          title={t(`calendar.daysOff.${which}`)}
          daysOff={{ coming, past }[which]}
        />
      ))}
    </>
  )
}

function DaysOff({ title, daysOff }: { title: string; daysOff: DayOff[] }) {
  const { t, i18n } = useTranslation()
  if (daysOff.length === 0) return null
  return (
    <div className="mt-6 w-full max-w-3xl">
      <SectionCard title={title}>
        <ul className="grid gap-2">
          {daysOff.map(({ id, day: on, half, title: reason }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {[
                  formatDay(on, i18n.language, "full"),
                  half ? t(`calendar.halves.${half}`) : "",
                  reason,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <Form method="post" action={`../calendar/days-off/${id}/removal`}>
                <Button type="submit" variant="outline" size="sm">
                  {t("calendar.daysOff.remove")}
                  <span className="sr-only"> {formatDay(on, i18n.language, "full")}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  )
}
