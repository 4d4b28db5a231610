import { useState } from "react"
import { useTranslation } from "react-i18next"
import { TextArea } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** Text over several lines, with its limit, or with scripts a count of what is written. */
export function LongTextField(props: FieldProps & { rows?: number }) {
  const { key, text, frame, control, constraint } = useFormField(props)
  const [length, setLength] = useState(text.length)
  const max = constraint.maxLength
  return (
    <FieldFrame frame={frame} aside={max ? <Counter length={length} max={max} /> : null}>
      <TextArea
        key={key}
        {...control}
        rows={props.rows}
        defaultValue={text}
        minLength={constraint.minLength}
        data-max-length={max}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
    </FieldFrame>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const over = length - max
  return (
    <span
      className={`shrink-0 text-xs tabular-nums ${over > 0 ? "font-semibold text-danger" : "text-muted"}`}
    >
      {hydrated ? (
        <>
          <span aria-hidden="true">
            {length}/{max}
          </span>
          <span className="sr-only" aria-live="polite">
            {over > 0
              ? t("form.over", { count: over })
              : over >= -20
                ? t("form.left", { count: -over })
                : ""}
          </span>
        </>
      ) : (
        t("form.atMost", { count: max })
      )}
    </span>
  )
}
