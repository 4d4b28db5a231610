import { Form } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "~/components/ui/button"
import { Input } from "~/components/ui/input"

interface PeriodProps {
  typed: { from: string; to: string }
  refusal: { path: "from" | "to"; text: string } | undefined
  today: string
}

/** The days of the statement. */
export function Period({ typed, refusal, today }: PeriodProps) {
  const { t } = useTranslation()
  const year = Number(today.slice(0, 4))
  const years = [
    { label: t("statement.thisYear"), to: "?" },
    { label: t("statement.lastYear"), to: `?from=${year - 1}-01-01&to=${year - 1}-12-31` },
    { label: t("statement.ever"), to: `?from=2000-01-01&to=${today}` },
  ]
  return (
    <Form
      method="get"
      key={`${typed.from} ${typed.to}`}
      aria-label={t("statement.period")}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <PeriodDay name="from" label={t("statement.from")} typed={typed.from} refusal={refusal} />
      <PeriodDay name="to" label={t("statement.to")} typed={typed.to} refusal={refusal} />
      <Button type="submit" variant="outline">
        {t("statement.show")}
      </Button>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 py-2 text-sm">
        {years.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="text-accent underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Form>
  )
}

interface PeriodDayProps extends Pick<PeriodProps, "refusal"> {
  name: "from" | "to"
  label: string
  typed: string
}

function PeriodDay({ name, label, typed, refusal }: PeriodDayProps) {
  const id = useId()
  const error = refusal?.path === name ? refusal.text : undefined
  return (
    <div className="list-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        name={name}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
