import { Link, useHref } from "@remix-run/react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { WorkMonth } from "#contract/timesheets"
import { addMonths } from "#domain/month"
import { workKinds } from "#domain/timesheet"
import { PlumeForm } from "~/components/form/plume-form"
import type { FormReply } from "~/components/form/reply"
import { formatDay, formatNumber } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Input, Select } from "~/components/ui/input"
import { Label } from "~/components/ui/label"
import { useKeptDraft } from "~/services/form/kept-draft"
import { BillsOfRow } from "./_bills"
import { statusTones } from "./_choices"
import { type FormRow, rowsOf, typedIn } from "./_rows"
import { cellsIn, totalsOf } from "./_totals"
import { useGridKeys } from "./_use-grid-keys"
import { MonthWarnings } from "./_warnings"

interface MonthFormProps {
  title: string
  month: WorkMonth
  reply?: FormReply
  /** Cells were emptied, or a row taken out, and nothing is saved yet. */
  isOnlyShown?: boolean
}

/** A month as one form: a row an activity, a column a day; on a phone one week below the other. */
export function MonthForm({ title, month, reply: answered, isOnlyShown }: MonthFormProps) {
  const { t, i18n } = useTranslation()
  const kept = useKeptDraft()
  const reply = answered ?? kept
  const mayChange = month.can.includes("change")
  const rows = rowsOf(month, reply)
  return (
    <>
      <PageHeader
        title={title}
        text={t("timesheets.sum", {
          entered: formatNumber(month.entered, i18n.language),
          workingDays: formatNumber(month.workingDays, i18n.language),
          left: formatNumber(month.left, i18n.language),
        })}
        secondary={
          <>
            <ButtonLink to={`../timesheets/${addMonths(month.month, -1)}`} variant="outline">
              {t("timesheets.before")}
            </ButtonLink>
            <ButtonLink to={`../timesheets/${addMonths(month.month, 1)}`} variant="outline">
              {t("timesheets.after")}
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-5">
        <MonthWarnings month={month} />
        {isOnlyShown ? (
          <Banner tone="warning" title={t("timesheets.fill.shown")}>
            <Link to={`../timesheets/${month.month}`} reloadDocument className="underline">
              {t("timesheets.fill.back")}
            </Link>
          </Banner>
        ) : null}
        <Sheets month={month} />
        <PlumeForm
          key={`${month.month} ${month.version}`}
          reply={reply}
          labels="timesheets"
          defaultValue={{ version: month.version }}
          readOnly={!mayChange}
          submitLabel={t("timesheets.save")}
        >
          {mayChange ? <Filling month={month} /> : null}
          <Grid key={reply?.key} month={month} rows={rows} reply={reply} />
          {mayChange ? <NewActivity month={month} reply={reply} /> : null}
        </PlumeForm>
      </div>
    </>
  )
}

/** What of the month is handed over to each client, and how it stands. */
function Sheets({ month }: { month: WorkMonth }) {
  const { t } = useTranslation()
  const sheets = month.contracts.flatMap((contract) =>
    contract.timesheetId && contract.status ? [{ ...contract, status: contract.status }] : [],
  )
  if (sheets.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t("timesheets.sheets")}>
      {sheets.map((sheet) => (
        <li
          key={sheet.id}
          className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2"
        >
          <Link to={`../timesheets/${sheet.timesheetId}`} className="font-medium">
            {sheet.title}
          </Link>
          <StatusBadge tone={statusTones[sheet.status]}>
            {t(`timesheets.statuses.${sheet.status}`)}
          </StatusBadge>
        </li>
      ))}
    </ul>
  )
}

/** Each fills, or empties, what is typed, and saves it. */
function Filling({ month }: { month: WorkMonth }) {
  const { t } = useTranslation()
  const acts = ["month", "copy", "clear"] as const
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} type="submit" name="fill" value={act} variant="outline">
          {t(`timesheets.fill.${act}`)}
        </Button>
      ))}
      {month.duplicates.length ? (
        <Button type="submit" name="fill" value="merge" variant="outline">
          {t("timesheets.fill.merge")}
        </Button>
      ) : null}
    </div>
  )
}

interface GridProps {
  month: WorkMonth
  rows: FormRow[]
  reply?: FormReply
}

/** Below a Monday, a Tuesday…: where the first of a month stands on a tablet, which has a week a line. */
const starts = [
  "max-xl:col-start-1",
  "max-xl:col-start-2",
  "max-xl:col-start-3",
  "max-xl:col-start-4",
  "max-xl:col-start-5",
  "max-xl:col-start-6",
  "max-xl:col-start-7",
]

function Grid({ month, rows, reply }: GridProps) {
  const { t, i18n } = useTranslation()
  const keys = useGridKeys()
  const [typed, setTyped] = useState<string[][]>()
  const totals = totalsOf(
    rows.map((row, at) => ({
      kind: row.kind,
      terms: month.contracts.find(({ id }) => id === row.contractId),
      cells: typed?.[at] ?? month.days.map(({ day }) => row.days[day] ?? ""),
    })),
    month.days.length,
  )
  const initial = new Intl.DateTimeFormat(i18n.language, { weekday: "narrow", timeZone: "UTC" })
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "short", timeZone: "UTC" })
  const dayText = (day: string) => new Date(`${day}T00:00:00Z`)
  const base = useHref("../timesheets")
  const days = month.days.map((day) => ({
    ...day,
    name: formatDay(day.day, i18n.language),
    offClass: offClass(day),
    offName: offName(day, t),
    weekday: weekday.format(dayText(day.day)),
    isMonday: dayText(day.day).getUTCDay() === 1,
    href: `${base}/${day.day}`,
    start: starts[(dayText(day.day).getUTCDay() + 6) % 7] ?? "",
  }))
  return (
    // Its links are plain, and followed by the shell: as components, those of four hundred cells would cost more than the page.
    <div
      className="min-w-0 rounded-card border border-line bg-surface shadow-card xl:overflow-x-auto"
      data-follow=""
    >
      <table
        className="w-full text-sm max-xl:block"
        onInput={(event) => setTyped(cellsIn(event.currentTarget, rows.length))}
        {...keys}
      >
        <caption className="sr-only">{t("timesheets.grid")}</caption>
        <thead className="max-xl:hidden">
          <tr>
            <th scope="col" className="min-w-32 py-2 pr-2 pl-3 text-left">
              {t("timesheets.activity")}
            </th>
            {month.days.map((day) => (
              <th key={day.day} scope="col" className={offClass(day)} title={offName(day, t)}>
                <a href={`${base}/${day.day}`} className="block py-2 text-center">
                  <span className="block text-muted text-xs">
                    {initial.format(dayText(day.day))}
                  </span>
                  {Number(day.day.slice(8))}
                </a>
              </th>
            ))}
            <th scope="col" className="p-2 text-right">
              {t("timesheets.total")}
            </th>
          </tr>
        </thead>
        <tbody className="max-xl:block">
          {rows.map((row, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places while the form is open
              key={at}
              {...{ month, days, row, at, reply, byDay: totals.byDay }}
              total={totals.byRow[at] ?? 0}
            />
          ))}
        </tbody>
        <tfoot className="max-xl:hidden">
          <tr className="border-line border-t">
            <th scope="row" className="p-2 text-left">
              {t("timesheets.inDays")}
            </th>
            {month.days.map((day, at) => {
              const days = totals.byDay[at] ?? 0
              return (
                <td
                  key={day.day}
                  className={`${offClass(day)} py-2 text-center ${days > 1 ? "font-semibold text-danger" : ""}`}
                >
                  {days ? formatNumber(days, i18n.language) : null}
                </td>
              )
            })}
            <td className="p-2 text-right font-semibold">
              {formatNumber(totals.all, i18n.language)}
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 border-line border-t px-3 py-2 text-sm">
        {workKinds.map((kind) =>
          totals.byKind[kind] ? (
            <div key={kind} className="flex gap-2">
              <dt className="text-muted">{t(`timesheets.kinds.${kind}`)}</dt>
              <dd className="font-medium">
                {t("timesheets.counted.day", {
                  count: totals.byKind[kind],
                  value: formatNumber(totals.byKind[kind] ?? 0, i18n.language),
                })}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  )
}

type MonthDay = WorkMonth["days"][number]

const offClass = ({ isWeekend, holiday, off }: MonthDay) =>
  isWeekend || holiday || off > 0 ? "bg-hover" : ""

function offName(
  { isWeekend, holiday, off }: MonthDay,
  t: (key: string) => string,
): string | undefined {
  if (holiday) return t(`timesheets.holidays.${holiday}`)
  if (isWeekend) return t("timesheets.weekend")
  return off > 0 ? t(off === 2 ? "timesheets.halfDayOff" : "timesheets.dayOff") : undefined
}

/** A day, and what each of its cells says of it. */
type GridDay = MonthDay & {
  name: string
  offClass: string
  offName: string | undefined
  href: string
  /** "lun." */
  weekday: string
  isMonday: boolean
  /** Where it stands in its week, if it is the first. */
  start: string
}

function Row({
  month,
  days,
  row,
  at,
  reply,
  total,
  byDay,
}: {
  month: WorkMonth
  days: GridDay[]
  row: FormRow
  at: number
  reply?: FormReply
  /** What its cells come to, in its unit. */
  total: number
  /** What each day comes to, of all rows. */
  byDay: readonly number[]
}) {
  const { t, i18n } = useTranslation()
  const name = `rows[${at}]`
  const contract = month.contracts.find(({ id }) => id === row.contractId)
  const errors = reply?.result.error ?? {}
  const lock = row.saved?.lock
  const title = contract?.title ?? t(`timesheets.kinds.${row.kind}`)
  const mayChange = month.can.includes("change") && !lock
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`${name}.`))
  const { theirs } = row
  return (
    <tr className="border-line border-t gap-1 p-3 max-xl:grid max-xl:grid-cols-7">
      <th scope="row" className="p-2 text-left font-normal max-xl:px-0 max-xl:col-span-7">
        <input type="hidden" name={`${name}.id`} value={row.id ?? ""} />
        <input type="hidden" name={`${name}.contractId`} value={row.contractId ?? ""} />
        <input type="hidden" name={`${name}.kind`} value={row.kind} />
        <span className="block font-medium">{title}</span>
        <span className="block text-muted text-xs">
          {[contract?.clientName, contract ? t(`timesheets.kinds.${row.kind}`) : null]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <BillsOfRow row={row} />
        {lock ? (
          <>
            <input type="hidden" name={`${name}.activity`} value={row.activity} />
            <span className="block text-xs">
              {[row.activity, t(`timesheets.statuses.${lock}`)].filter(Boolean).join(" · ")}
            </span>
          </>
        ) : (
          <Input
            name={`${name}.activity`}
            defaultValue={row.activity}
            maxLength={60}
            aria-label={t("timesheets.activityOf", { name: title })}
            placeholder={t("timesheets.activity")}
            className="mt-1 h-8 min-h-8 text-sm"
          />
        )}
        {own.map(([path, texts]) => (
          <span
            key={path}
            id={`${name}-error-${path.slice(-10)}`}
            className="mt-1 block text-danger text-xs"
          >
            {/\d{4}-\d\d-\d\d$/.test(path) ? `${formatDay(path.slice(-10), i18n.language)} : ` : ""}
            {texts?.join(" ")}
          </span>
        ))}
        {mayChange ? (
          <span className="mt-1 flex flex-wrap gap-1">
            <Button type="submit" name="fill" value={`row:${at}`} variant="ghost" size="sm">
              {t("timesheets.fill.row")}
              <span className="sr-only"> {title}</span>
            </Button>
            {row.id && !row.saved?.billed.length ? (
              <Button type="submit" name="fill" value={`remove:${at}`} variant="ghost" size="sm">
                {t("timesheets.fill.remove")}
                <span className="sr-only"> {title}</span>
              </Button>
            ) : null}
          </span>
        ) : null}
      </th>
      {days.map((day, place) => {
        const path = `${name}.days.${day.day}`
        const billed = row.saved?.billed.find((one) => one.day === day.day)
        const isKept = Boolean(lock || billed)
        const value = typedIn(row.days[day.day], i18n.language)
        const other = theirs && typedIn(theirs.days[day.day], i18n.language)
        return (
          <td
            key={day.day}
            className={`${day.offClass} items-center gap-3 p-px text-center max-sm:col-span-full max-sm:flex ${
              place === 0 ? day.start : day.isMonday ? "max-sm:mt-3" : ""
            }`}
            title={day.offName}
          >
            <a
              href={day.href}
              className="block flex-1 text-left text-muted text-xs xl:hidden"
              tabIndex={-1}
            >
              {day.weekday} {Number(day.day.slice(8))}
              {day.offName ? <span className="sm:hidden"> · {day.offName}</span> : null}
              {(byDay[place] ?? 0) > 1 ? (
                <span className="font-semibold text-danger">
                  {" "}
                  = {formatNumber(byDay[place] ?? 0, i18n.language)}
                </span>
              ) : null}
            </a>
            <input
              name={path}
              defaultValue={value}
              readOnly={isKept}
              autoComplete="off"
              data-place={`${at}:${place}`}
              aria-label={t("timesheets.cell", {
                name: title,
                day: day.name,
              })}
              aria-invalid={errors[path] ? true : undefined}
              className={`h-9 w-full min-w-5.5 rounded-control border text-center max-sm:h-11 max-sm:w-24 ${
                errors[path]
                  ? "bg-danger-soft"
                  : isKept
                    ? "border-transparent"
                    : "border-line bg-surface"
              }`}
            />
            {row.refused?.[day.day] ? (
              <s className="block text-danger text-xs">{row.refused[day.day]}</s>
            ) : other !== undefined && other !== value ? (
              <span className="block text-warning text-xs">{other || "–"}</span>
            ) : null}
          </td>
        )
      })}
      <td data-total={at} className="p-2 text-right font-semibold max-xl:px-0 max-xl:col-span-7">
        <span className="font-normal text-muted xl:hidden">{t("timesheets.total")} </span>
        {t(`timesheets.counted.${contract?.unit === "hour" ? "hour" : "day"}`, {
          count: total,
          value: formatNumber(total, i18n.language),
        })}
      </td>
    </tr>
  )
}

/** One activity more: of a contract, or of one's own. */
function NewActivity({ month, reply }: { month: WorkMonth; reply?: FormReply }) {
  const { t } = useTranslation()
  const typed = reply?.result.initialValue as { add?: string; addActivity?: string } | undefined
  const of = month.contracts.flatMap(({ id, title }) => [
    { value: `billable:${id}`, label: title },
    {
      value: `nonBillable:${id}`,
      label: `${title} (${t("timesheets.kinds.nonBillable").toLowerCase()})`,
    },
  ])
  const own = (["nonBillable", "timeOff", "sickLeave"] as const).map((kind) => ({
    value: kind,
    label: t(`timesheets.kinds.${kind}`),
  }))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <Label htmlFor="add">{t("timesheets.add")}</Label>
        <Select id="add" name="add" defaultValue={typed?.add ?? ""}>
          <option value="">{t("form.choose")}</option>
          {[...of, ...own].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-48 flex-1">
        <Label htmlFor="addActivity">{t("timesheets.addActivity")}</Label>
        <Input
          id="addActivity"
          name="addActivity"
          maxLength={60}
          defaultValue={typed?.addActivity ?? ""}
        />
      </div>
      <Button type="submit" variant="outline">
        {t("timesheets.addNow")}
      </Button>
    </div>
  )
}
