import { randomUUID } from "node:crypto"
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { MonthChanges } from "#contract/timesheets"
import { isDay } from "#domain/day"
import { isMonth, monthOf } from "#domain/month"
import type { FormReply } from "~/components/form/reply"
import { formatDay, formatMonth } from "~/components/format"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { localeOf } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { DayForm } from "../_day"
import { MonthForm } from "../_month"
import { TimesheetRecord } from "../_record"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

/** A month ("2026-11"), a day of it ("2026-11-24"), or what is handed over of one to a client. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { timesheetId = "" } = args.params
  const locale = await localeOf(args.request)
  const day = isDay(timesheetId) ? timesheetId : null
  if (day || isMonth(timesheetId)) {
    const path = { month: day ? monthOf(day) : timesheetId }
    const month = await api.get("/Timesheets/months/{month}", { path })
    const name = day ? formatDay(day, locale, "long") : formatMonth(`${timesheetId}-01`, locale)
    return { name, month, day, sheet: null, emails: [] }
  }
  const path = { timesheetId }
  const [sheet, emails] = await Promise.all([
    api.get("/Timesheets/{timesheetId}", { path }),
    api.get("/Timesheets/{timesheetId}/emails", { path }),
  ])
  const name = `${sheet.contractTitle} · ${formatMonth(`${sheet.month}-01`, locale)}`
  return { name, month: null, day: null, sheet, emails }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { timesheetId = "" } = args.params
  const form = await readForm(args, MonthChanges)
  if (form.invalid) return form.reply()
  const emptied = emptiedBy(form.value)
  if (emptied) return emptied
  const path = { month: timesheetId.slice(0, 7) }
  const saved = await api.put("/Timesheets/months/{month}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../timesheets/${timesheetId}`, "timesheets.saved")
}

/** What takes days away is shown first, and saved by the form’s own button. */
function emptiedBy({ version, rows, fill }: MonthChanges) {
  const [what, at] = fill?.split(":") ?? []
  if (what !== "clear" && what !== "remove") return undefined
  const left = what === "clear" ? rows : rows.filter((_, place) => place !== Number(at))
  const shown = left.map(({ id, contractId, kind, activity, days }) => ({
    ...{ id: id ?? "", contractId: contractId ?? "", kind, activity: activity ?? "" },
    days: Object.fromEntries(
      Object.entries(what === "clear" ? {} : days).map(([day, text]) => [day, text ?? ""]),
    ),
  }))
  const initialValue = { version: String(version), rows: shown }
  const reply: FormReply = { result: { initialValue }, key: randomUUID() }
  return { ...reply, isOnlyShown: true }
}

export default function TimesheetScreen() {
  const { name, month, day, sheet, emails } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (sheet) return <TimesheetRecord sheet={sheet} emails={emails} />
  if (day) return <DayForm title={name} month={month} day={day} reply={reply} />
  const isOnlyShown = reply !== undefined && "isOnlyShown" in reply
  return <MonthForm title={name} month={month} reply={reply} isOnlyShown={isOnlyShown} />
}
