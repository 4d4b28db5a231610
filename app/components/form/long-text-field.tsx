import { useState } from "react"
import { useTranslation } from "react-i18next"
import { TextArea } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

interface LongTextFieldProps extends FieldProps {
  rows?: number
  /** A limit that the API holds, and how its signs are counted: browsers count an emoji twice. */
  most?: { signs: number; count: (text: string) => number }
}

/** Text over several lines, with its limit, or with scripts a count of what is written. */
export function LongTextField({ most, ...props }: LongTextFieldProps) {
  const { key, text, frame, control, constraint } = useFormField(props)
  const count = most?.count ?? ((typed: string) => typed.length)
  const [length, setLength] = useState(count(text))
  const max = most?.signs ?? constraint.maxLength
  return (
    <FieldFrame frame={frame} aside={max ? <Counter length={length} max={max} /> : null}>
      <TextArea
        key={key}
        {...control}
        rows={props.rows}
        defaultValue={text}
        minLength={constraint.minLength}
        data-max-length={most ? undefined : max}
        onInput={(event) => setLength(count(event.currentTarget.value))}
      />
    </FieldFrame>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  const { t, i18n } = useTranslation()
  const hydrated = useHydrated()
  const over = length - max
  const said = (count: number) => ({ count, shown: count.toLocaleString(i18n.language) })
  return (
    <span
      className={`shrink-0 text-xs tabular-nums ${over > 0 ? "font-semibold text-danger" : "text-muted"}`}
    >
      {hydrated || over > 0 ? (
        <>
          <span aria-hidden="true">
            {length}/{max}
          </span>
          <span className="sr-only" aria-live="polite">
            {over > 0 ? t("form.over", said(over)) : over >= -20 ? t("form.left", said(-over)) : ""}
          </span>
        </>
      ) : (
        t("form.atMost", said(max))
      )}
    </span>
  )
}
