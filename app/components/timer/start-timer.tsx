import { Form, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { Icon } from "../shell/icon"
import { Button } from "../ui/button"

interface StartTimerProps {
  task: { id: string; title: string }
  /** The entry that runs for this very task: the button stops it. */
  running?: string
}

/** Begins to count the time of a task, or stops: a form, so that it works without scripts. */
export function StartTimer({ task, running }: StartTimerProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ returnTo: pathname + search })
  const act = running ? "stop" : "start"
  return (
    <Form method="post" action={`${mountOf(pathname)}/time-entries/timer/${act}?${back}`}>
      {running ? (
        <input type="hidden" name="timeEntryId" value={running} />
      ) : (
        <input type="hidden" name="taskId" value={task.id} />
      )}
      <Button
        type="submit"
        variant="outline"
        aria-label={t(`timeEntries.timer.${act}`, { name: task.title })}
      >
        <Icon name={running ? "stop" : "time-entries"} />
        {t(`timeEntries.timer.${act}Now`)}
      </Button>
    </Form>
  )
}
