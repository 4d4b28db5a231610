import { lazy, Suspense, useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { Input, Select } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { DateField } from "./date-field"
import { FieldFrame, fieldClass } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

const RecurrencePreview = lazy(() => import("./recurrence-preview"))

/** When something happens again. What an interval needs is only asked where there is one. */
export function RecurrenceField({ name, label, className }: FieldProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLFieldSetElement>(null)
  const hydrated = useHydrated()
  return (
    <fieldset ref={group} id={name} className={cn("group m-0 border-0 p-0", fieldClass, className)}>
      <legend className="mb-2 p-0 font-medium">{label}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FrequencyField name={`${name}.frequency`} label={t("recurrence.frequency")} />
        <IntervalField name={`${name}.every`} label={t("recurrence.every")} />
        <DateField name={`${name}.start`} label={t("recurrence.start")} />
        <div className={ifRepeated}>
          <DateField
            name={`${name}.expiry`}
            label={t("recurrence.expiry")}
            hint={t("recurrence.expiryHint")}
          />
        </div>
      </div>
      {hydrated ? (
        <Suspense>
          <RecurrencePreview name={name} group={group} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}

const ifRepeated = "min-w-0 group-has-[option[value=once]:checked]:hidden"

function FrequencyField(props: FieldProps) {
  const { t } = useTranslation()
  const { key, text, frame, control } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Select key={key} {...control} defaultValue={text || "once"}>
        <option value="once">{t("recurrence.once")}</option>
        <option value="daily">{t("recurrence.daily")}</option>
        <option value="weekly">{t("recurrence.weekly")}</option>
        <option value="monthly">{t("recurrence.monthly")}</option>
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
        </div>
      </FieldFrame>
    </div>
  )
}
