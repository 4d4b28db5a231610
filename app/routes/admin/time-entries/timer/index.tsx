import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TimerStop } from "#contract/time-entries"
import { DateTimeField } from "~/components/form/date-time-field"
import { HiddenField } from "~/components/form/hidden-field"
import { formatClock, formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { currentUser } from "~/services/session/current-user.server"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("timeEntries.timer.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const { runningTimer } = await currentUser(api)
  const entry =
    runningTimer &&
    (await api.get("/TimeEntries/{timeEntryId}", { path: { timeEntryId: runningTimer.id } }))
  return { entry, constraints: constraintsOf(TimerStop) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TimerStop)
  if (form.invalid) return form.reply()
  const stopped = await api.post("/TimeEntries/timer/stop", { body: form.value })
  if (stopped.problem) return form.reply(stopped.problem)
  return redirectWithToast(args, "../time-entries", "timeEntries.timer.stopped")
}

/** What was forgotten over night: when it should have been stopped, or that it still runs. */
export default function TimerScreen() {
  const { t, i18n } = useTranslation()
  const { entry, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (!entry)
    return (
      <>
        <PageHeader title={t("timeEntries.timer.title")} />
        <EmptyState
          title={t("timeEntries.timer.none")}
          text={t("timeEntries.timer.noneText")}
          action={<ButtonLink to="../tasks">{t("timeEntries.timer.tasks")}</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <FormScreen
        title={t("timeEntries.timer.when", { name: entry.title })}
        text={t("timeEntries.timer.since", {
          day: formatDay(entry.day, i18n.language, "weekday"),
          time: formatClock(entry.startedAt, i18n.language),
        })}
        constraints={constraints}
        defaultValue={{ timeEntryId: entry.id, endedAt: "" }}
        labels="timeEntries.timer"
        reply={reply}
        submitLabel={t("timeEntries.timer.stopThen")}
        cancelTo="../time-entries"
      >
        <HiddenField name="timeEntryId" />
        <DateTimeField name="endedAt" label={t("timeEntries.timer.endedAt")} required />
      </FormScreen>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <form method="post" action="timer/continuation">
          <input type="hidden" name="timeEntryId" value={entry.id} />
          <Button type="submit" variant="outline">
            {t("timeEntries.timer.stillRuns")}
          </Button>
        </form>
        <ButtonLink to={`../time-entries/${entry.id}/delete`} variant="ghost" data-overlay="dialog">
          {t("timeEntries.timer.discard")}
        </ButtonLink>
      </div>
    </>
  )
}
