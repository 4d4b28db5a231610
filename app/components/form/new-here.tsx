import { UserPlus } from "lucide-react"
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react"
import { Banner } from "../screen/banner"
import { Button } from "../ui/button"
import { Input } from "../ui/input"
import { Label } from "../ui/label"
import { useFormContext } from "./form-context"

/** A field of the small form within; its name is sent as `_q.` and that of the whole. */
interface HereField {
  name: string
  label: string
  inputMode?: "email" | "numeric" | "decimal"
}

interface NewHereProps {
  /** The search of the form's action that adds it. */
  name: string
  /** What opens its fields. */
  title: string
  fields: HereField[]
  submitLabel: string
  text?: string
  icon?: ReactNode
  details: RefObject<HTMLDetailsElement>
  /** Fields beside those. */
  children?: ReactNode
}

/**
 * Another record of the kind that is chosen beside it, in a few fields: the form is sent to add it, and comes back with
 * everything typed in it, scripts or none.
 */
export function NewHere(props: NewHereProps) {
  const { name, title, fields, submitLabel, text, icon, details, children } = props
  const { told, typed } = useFormContext().found?.[name] ?? {}
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter adds the record, and does not save the form around it.
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.currentTarget.querySelector("button")?.click()
  }
  return (
    <div className="sm:col-span-2">
      {told ? (
        <div className="mb-3">
          <Banner tone={told.tone} title={told.title} />
        </div>
      ) : null}
      <details ref={details} open={told?.tone === "danger"}>
        <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium text-accent">
          {title}
        </summary>
        <fieldset
          // Its fields are called as those of the form around them may be.
          aria-label={title}
          className="mt-3 flex min-w-0 flex-wrap items-end gap-4"
          onKeyDown={onKeyDown}
        >
          {fields.map((field) => (
            <div key={field.name} className="min-w-40 flex-1">
              <Label htmlFor={`${name}-${field.name}`} className="mb-1.5">
                {field.label}
              </Label>
              <Input
                id={`${name}-${field.name}`}
                name={`_q.${name}.${field.name}`}
                defaultValue={typed?.[field.name]}
                inputMode={field.inputMode}
                maxLength={120}
                autoComplete="off"
              />
            </div>
          ))}
          {children}
          <Button type="submit" name="_search" value={name} formNoValidate variant="outline">
            {icon ?? <UserPlus size={18} aria-hidden="true" />}
            {submitLabel}
          </Button>
        </fieldset>
        {text ? <p className="mt-1.5 text-sm text-muted">{text}</p> : null}
      </details>
    </div>
  )
}

/** The fields of `NewHere`, and what opens them with the text that found nothing. */
export function useNewHere(): {
  details: RefObject<HTMLDetailsElement>
  begin(name: string): void
} {
  const details = useRef<HTMLDetailsElement>(null)
  const begin = (name: string) => {
    const [first, second] = details.current?.querySelectorAll("input") ?? []
    if (!details.current || !first) return
    details.current.open = true
    first.value = name
    ;(second ?? first).focus()
  }
  return { details, begin }
}
