import { Form, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RunningTimer } from "#contract/time-entries"
import { mountOf } from "~/services/mount"
import { formatClock } from "../format"
import { Icon } from "./icon"

/** The task whose time is counted, since when, and the button that stops it; a form, so that it works without scripts. */
export function TimerTool({ timer }: { timer: RunningTimer }) {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const mount = mountOf(pathname)
  const since = formatClock(timer.startedAt, i18n.language)
  if (timer.forgotten)
    return (
      <a className="shell-timer" href={`${mount}/time-entries/timer`} data-follow="">
        <Icon name="time-entries" />
        <span>{t("timeEntries.timer.forgotten")}</span>
        <span className="sr-only">{timer.title}</span>
      </a>
    )
  const back = new URLSearchParams({ returnTo: pathname + search })
  return (
    <Form
      method="post"
      action={`${mount}/time-entries/timer/stop?${back}`}
      className="shell-timer"
      aria-label={t("timeEntries.timer.running")}
    >
      <input type="hidden" name="timeEntryId" value={timer.id} />
      <a href={`${mount}/tasks/${timer.taskId}`} data-follow="" className="shell-timer-task">
        <span className="shell-timer-title">{timer.title}</span>
        <span className="shell-timer-since">
          {t("timeEntries.timer.sinceTime", { time: since })}
        </span>
        <span className="shell-timer-clock" aria-hidden="true">
          {since}
        </span>
      </a>
      <button
        type="submit"
        className="shell-tool"
        aria-label={t("timeEntries.timer.stop", { name: timer.title })}
      >
        <Icon name="stop" />
      </button>
    </Form>
  )
}
