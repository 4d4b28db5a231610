import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { HelpLink } from "../help/help-link"
import { Label } from "../ui/label"
import { RequiredMark } from "./required-mark"
import type { FieldFrameParts } from "./use-form-field"

interface FieldFrameProps {
  frame: FieldFrameParts
  /** What stands at the end of the label's line: a counter. */
  aside?: ReactNode
  children: ReactNode
}

/** A field that a link leads to is marked, also without scripts. */
export const fieldClass =
  "min-w-0 scroll-mt-24 rounded-control target:outline-2 target:outline-offset-8 target:outline-accent"

/** Label above, control, then what helps and what is wrong. */
export function FieldFrame({ frame, aside, children }: FieldFrameProps) {
  return (
    <div id={frame.anchor} className={cn(fieldClass, frame.className)}>
      <div
        className={cn(
          "mb-1.5 flex items-baseline justify-between gap-3",
          frame.inRow && "@3xl:sr-only",
        )}
      >
        <Label htmlFor={frame.id}>
          {frame.label}
          {frame.required ? <RequiredMark /> : null}
        </Label>
        {aside}
      </div>
      {children}
      <FieldNotes frame={frame} />
    </div>
  )
}

/** The hint, the way to more, the other version's value and the errors of a field, each tied to it by its id. */
export function FieldNotes({ frame }: { frame: FieldFrameParts }) {
  const { t } = useTranslation()
  const { hint, help, other, errors, ids } = frame
  return (
    <>
      {hint ? (
        <p id={ids.hint} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {help ? (
        <p className="mt-1 text-sm">
          <HelpLink topic={help} about={frame.label} />
        </p>
      ) : null}
      {other === undefined ? null : (
        <p
          id={ids.other}
          className="mt-1.5 rounded-control bg-warning-soft px-2.5 py-1 text-sm text-warning"
        >
          {t("form.stale.other")} <strong>{other || t("form.stale.nothing")}</strong>
        </p>
      )}
      {errors ? (
        <p id={ids.error} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{errors.join(". ")}</span>
        </p>
      ) : null}
    </>
  )
}
