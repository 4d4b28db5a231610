import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { layerCards } from "#contract/calendar-layers"
import { type CalendarFeed, NewCalendarFeed } from "#contract/calendars"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("calendar.feeds.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "calendar.export")
  return {
    feeds: await api.get("/Calendars/feeds"),
    constraints: constraintsOf(NewCalendarFeed),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCalendarFeed)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Calendars/feeds", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../calendar/feeds", "calendar.feeds.added")
}

export default function FeedsScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { feeds, constraints } = useLoaderData<typeof loader>()
  const layers = layerCards.filter(({ needs }) => needs.every((right) => can(right)))
  return (
    <>
      <div className="mb-6 grid w-full max-w-3xl gap-4">
        {feeds.map((feed) => (
          <Feed key={feed.id} feed={feed} />
        ))}
      </div>
      <FormScreen
        title={t("calendar.feeds.title")}
        text={t("calendar.feeds.text")}
        constraints={constraints}
        labels="calendar.feeds"
        reply={useActionData<typeof action>()}
        submitLabel={t("calendar.feeds.add")}
        cancelTo="../calendar"
      >
        <FieldGroup>
          <TextField
            name="name"
            label={t("calendar.feeds.name")}
            hint={t("calendar.feeds.nameHint")}
            autoComplete="off"
            className="sm:col-span-2"
          />
          <MultiSelectField
            name="layers"
            label={t("calendar.feeds.layers")}
            options={layers.map(({ name }) => ({
              value: name,
              label: t(`calendar.layers.${name}`),
            }))}
            className="sm:col-span-2"
          />
          <CheckField
            name="busyOnly"
            label={t("calendar.feeds.busyOnly")}
            hint={t("calendar.feeds.busyOnlyHint")}
            className="sm:col-span-2"
          />
        </FieldGroup>
      </FormScreen>
      <p className="mt-4 w-full max-w-3xl text-sm text-muted">{t("calendar.feeds.how")}</p>
    </>
  )
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation()
  const { id, name, url, layers, busyOnly } = feed
  const carried = busyOnly
    ? t("calendar.feeds.busyOnly")
    : [t("events.list"), ...layers.map((layer) => t(`calendar.layers.${layer}`))].join(", ")
  return (
    <SectionCard title={name}>
      <p className="mb-2">{t("calendar.feeds.carries", { what: carried })}</p>
      <p className="wrap-anywhere">
        <a href={url} className="text-accent underline">
          {url}
        </a>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <a
          href={url.replace(/^https?:/, "webcal:")}
          className="inline-flex min-h-8 items-center text-accent underline"
        >
          {t("calendar.feeds.subscribe")}
          <span className="sr-only"> ({name})</span>
        </a>
        <Form method="post" action={`../calendar/feeds/${id}/address`}>
          <Button type="submit" variant="outline" size="sm">
            {t("calendar.feeds.address")}
            <span className="sr-only"> ({name})</span>
          </Button>
        </Form>
        <Form method="post" action={`../calendar/feeds/${id}/removal`}>
          <Button type="submit" variant="outline" size="sm">
            {t("calendar.feeds.revoke")}
            <span className="sr-only"> ({name})</span>
          </Button>
        </Form>
      </div>
    </SectionCard>
  )
}
