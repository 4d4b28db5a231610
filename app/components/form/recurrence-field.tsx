import { lazy, Suspense, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Recurrence } from "#domain/recurrence"
import { cn } from "../class-names"
import { Input, Select } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { CheckField } from "./check-field"
import { DateField } from "./date-field"
import { FieldFrame, fieldClass } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

const RecurrencePreview = lazy(() => import("./recurrence-preview"))

type Frequency = Recurrence["frequency"]

const all: readonly Frequency[] = ["once", "daily", "weekly", "monthly", "quarterly", "yearly"]

interface RecurrenceFieldProps extends FieldProps {
  /** Those that one may choose. */
  frequencies?: readonly Frequency[]
  /** Of weeks, on which days: the name of the field that asks for them, and the field. */
  weekdays?: string
  children?: React.ReactNode
}

/** When something happens again. What an interval needs is only asked where there is one. */
export function RecurrenceField(props: RecurrenceFieldProps) {
  const { name, label, className, frequencies = all, weekdays, children } = props
  const { t } = useTranslation()
  const group = useRef<HTMLFieldSetElement>(null)
  const hydrated = useHydrated()
  return (
    <fieldset ref={group} id={name} className={cn("group m-0 border-0 p-0", fieldClass, className)}>
      <legend className="mb-2 p-0 font-medium">{label}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FrequencyField
          name={`${name}.frequency`}
          label={t("recurrence.frequency")}
          frequencies={frequencies}
        />
        <IntervalField name={`${name}.every`} label={t("recurrence.every")} />
        <DateField name={`${name}.start`} label={t("recurrence.start")} />
        <div className={ifRepeated}>
          <DateField
            name={`${name}.expiry`}
            label={t("recurrence.expiry")}
            hint={t("recurrence.expiryHint")}
          />
        </div>
        {weekdays ? <div className={ifOfWeeks}>{children}</div> : null}
        <div className={ifOfMonths}>
          <CheckField
            name={`${name}.monthEnd`}
            label={t("recurrence.monthEnd")}
            hint={t("recurrence.monthEndHint")}
          />
        </div>
      </div>
      {hydrated ? (
        <Suspense>
          <RecurrencePreview name={name} weekdays={weekdays} group={group} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}

const ifRepeated = "min-w-0 group-has-[option[value=once]:checked]:hidden"

const ifOfWeeks = "hidden min-w-0 group-has-[option[value=weekly]:checked]:block sm:col-span-2"

const ifOfMonths = cn(
  "hidden min-w-0 group-has-[option[value=monthly]:checked]:block",
  "group-has-[option[value=quarterly]:checked]:block group-has-[option[value=yearly]:checked]:block",
)

function FrequencyField(props: FieldProps & { frequencies: readonly Frequency[] }) {
  const { t } = useTranslation()
  const { frequencies, ...field } = props
  const { key, text, frame, control } = useFormField(field)
  return (
    <FieldFrame frame={frame}>
      <Select key={key} {...control} defaultValue={text || frequencies[0]}>
        {frequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(`recurrence.${frequency}`)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}

/** "Every 2 weeks": the unit follows the frequency, by the style sheet alone. */
function IntervalField(props: FieldProps) {
  const { t } = useTranslation()
  const { key, text, frame, control, constraint } = useFormField({ ...props, required: false })
  const unit = "hidden text-muted"
  return (
    <div className={ifRepeated}>
      <FieldFrame frame={frame}>
        <div className="flex items-center gap-3">
          <Input
            key={key}
            {...control}
            type="number"
            inputMode="numeric"
            min={constraint.min ?? 1}
            max={constraint.max}
            defaultValue={text || "1"}
            className="max-w-28 tabular-nums"
          />
          <span className={cn(unit, "group-has-[option[value=daily]:checked]:inline")}>
            {t("recurrence.days")}
          </span>
          <span className={cn(unit, "group-has-[option[value=weekly]:checked]:inline")}>
            {t("recurrence.weeks")}
          </span>
          <span className={cn(unit, "group-has-[option[value=monthly]:checked]:inline")}>
            {t("recurrence.months")}
          </span>
          <span className={cn(unit, "group-has-[option[value=quarterly]:checked]:inline")}>
            {t("recurrence.quarters")}
          </span>
          <span className={cn(unit, "group-has-[option[value=yearly]:checked]:inline")}>
            {t("recurrence.years")}
          </span>
        </div>
      </FieldFrame>
    </div>
  )
}
