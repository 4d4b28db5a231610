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
        maxLength={max}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
    </FieldFrame>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  return (
    <span className="shrink-0 text-xs text-muted tabular-nums">
      {hydrated ? (
        <>
          <span aria-hidden="true">
            {length}/{max}
          </span>
          <span className="sr-only" aria-live="polite">
            {max - length <= 20 ? t("form.left", { count: max - length }) : ""}
          </span>
        </>
      ) : (
        t("form.atMost", { count: max })
      )}
    </span>
  )
}
