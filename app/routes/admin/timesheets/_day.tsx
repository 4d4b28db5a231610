import { useTranslation } from "react-i18next"
import type { WorkMonth } from "#contract/timesheets"
import { addDays } from "#domain/day"
import { monthOf } from "#domain/month"
import { PlumeForm } from "~/components/form/plume-form"
import type { FormReply } from "~/components/form/reply"
import { formatDay, formatNumber } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { Input } from "~/components/ui/input"
import { Label } from "~/components/ui/label"
import { BillsOfRow } from "./_bills"
import { type FormRow, rowsOf, typedIn } from "./_rows"
import { totalsOf } from "./_totals"

interface DayFormProps {
  title: string
  month: WorkMonth
  day: string
  reply?: FormReply
}

/** One day, by big steps: for a thumb. */
export function DayForm({ title, month, day, reply }: DayFormProps) {
  const { t } = useTranslation()
  const rows = rowsOf(month, reply)
  const mayChange = month.can.includes("change")
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={title}
        secondary={
          <>
            <ButtonLink to={`../timesheets/${addDays(day, -1)}`} variant="outline">
              {t("timesheets.dayBefore")}
            </ButtonLink>
            <ButtonLink to={`../timesheets/${addDays(day, 1)}`} variant="outline">
              {t("timesheets.dayAfter")}
            </ButtonLink>
          </>
        }
      />
      <DayWarnings {...{ month, day, rows }} />
      <PlumeForm
        key={`${day} ${month.version} ${reply?.key}`}
        reply={reply}
        labels="timesheets"
        defaultValue={{ version: month.version }}
        readOnly={!mayChange}
        submitLabel={t("timesheets.save")}
        cancelTo={`../timesheets/${monthOf(day)}`}
      >
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places while the form is open
          <RowOfDay key={at} {...{ month, row, at, day, reply }} />
        ))}
      </PlumeForm>
    </div>
  )
}

/** What the day comes to, of all rows, and what is to be said of it. */
function DayWarnings({ month, day, rows }: { month: WorkMonth; day: string; rows: FormRow[] }) {
  const { t, i18n } = useTranslation()
  const { all } = totalsOf(
    rows.map((row) => ({
      kind: row.kind,
      terms: month.contracts.find(({ id }) => id === row.contractId),
      cells: [row.days[day] ?? ""],
    })),
    1,
  )
  const days = formatDay(day, i18n.language)
  const said = [
    ...(month.dayExceeded.includes(day) ? [t("timesheets.warnings.dayExceeded", { days })] : []),
    ...(month.offDays.includes(day) ? [t("timesheets.warnings.offDay", { days })] : []),
  ]
  return (
    <div className="mb-5 grid gap-3">
      <p>
        {t("timesheets.total")}{" "}
        <span className="font-semibold">
          {t("timesheets.counted.day", { count: all, value: formatNumber(all, i18n.language) })}
        </span>
      </p>
      {said.map((text) => (
        <Banner key={text} tone="warning" title={text} />
      ))}
    </div>
  )
}

const steps = ["", "0.25", "0.5", "0.75", "1"]
const faces: Record<string, string> = { "": "0", "0.25": "¼", "0.5": "½", "0.75": "¾", "1": "1" }

interface RowOfDayProps {
  month: WorkMonth
  row: FormRow
  at: number
  day: string
  reply?: FormReply
}

function RowOfDay({ month, row, at, day, reply }: RowOfDayProps) {
  const { t, i18n } = useTranslation()
  const name = `rows[${at}]`
  const path = `${name}.days.${day}`
  const contract = month.contracts.find(({ id }) => id === row.contractId)
  const title = [contract?.title ?? t(`timesheets.kinds.${row.kind}`), row.activity]
    .filter(Boolean)
    .join(" · ")
  const value = row.days[day] ?? ""
  const other = row.theirs && (row.theirs.days[day] ?? "")
  const isFixed = Boolean(row.saved?.lock || row.saved?.billed.some((one) => one.day === day))
  const error = reply?.result.error?.[path]
  return (
    <Card>
      <input type="hidden" name={`${name}.id`} value={row.id ?? ""} />
      <input type="hidden" name={`${name}.contractId`} value={row.contractId ?? ""} />
      <input type="hidden" name={`${name}.kind`} value={row.kind} />
      <input type="hidden" name={`${name}.activity`} value={row.activity} />
      {/* Of the other days nothing was typed here: they are as they were saved last. */}
      {Object.entries((row.theirs ?? row).days)
        .filter(([other]) => other !== day)
        .map(([other, text]) => (
          <input key={other} type="hidden" name={`${name}.days.${other}`} value={text} />
        ))}
      {isFixed || row.saved?.unit === "hour" || !steps.includes(value) ? (
        <>
          <Label htmlFor={path}>{title}</Label>
          <Input
            id={path}
            name={path}
            defaultValue={typedIn(value, i18n.language)}
            readOnly={isFixed}
            aria-invalid={error ? true : undefined}
            className="mt-1.5 max-w-28"
          />
        </>
      ) : (
        <fieldset className="m-0 border-0 p-0">
          <legend className="mb-2 p-0 font-medium">{title}</legend>
          <div className="grid grid-cols-5 gap-2">
            {steps.map((step) => (
              <label
                key={step}
                className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-control border border-line bg-surface text-lg has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input type="radio" name={path} value={step} defaultChecked={step === value} />
                {faces[step]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {row.refused?.[day] ? (
        <p className="mt-1 text-danger text-sm">
          <s>{row.refused[day]}</s>
        </p>
      ) : other !== undefined && other !== value ? (
        <p className="mt-1 text-sm text-warning">
          {t("timesheets.theirs", { value: typedIn(other, i18n.language) || "0" })}
        </p>
      ) : null}
      <BillsOfRow row={row} />
      {error ? <p className="mt-1 text-danger text-sm">{error.join(" ")}</p> : null}
    </Card>
  )
}
