import type { InputHTMLAttributes } from "react"
import { Input } from "../ui/input"

interface DecimalInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** What it must be at least, and the error of a lesser one. */
  "data-least"?: string | number
  "data-too-small"?: string
  /** The unit, drawn inside the control's end. */
  unit?: string
  /** The error of a text that is no number. */
  invalid: string
}

/** A number as one writes it: a text, since browsers refuse the French comma in number inputs. */
export function DecimalInput({ unit, invalid, ...rest }: DecimalInputProps) {
  return (
    <div className="relative">
      <Input
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        pattern="[+\-\u2212]?[0-9\s.,'’]*"
        data-invalid={invalid}
        className={`text-right tabular-nums ${unit ? "pr-9" : ""}`}
      />
      {unit ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
        >
          {unit}
        </span>
      ) : null}
    </div>
  )
}
