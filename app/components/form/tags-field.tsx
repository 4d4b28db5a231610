import { useField } from "@conform-to/react"
import { lazy, Suspense, useCallback, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Input } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { FieldFrame } from "./field-frame"
import { typedTags } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

const TagEditor = lazy(() => import("./tag-editor"))

/** Several short texts: separated by commas, and with scripts one after the other. */
export function TagsField(
  props: FieldProps & {
    inputMode?: "email"
    /** Where suggestions are asked for, relative to the route. */
    source?: string
  },
) {
  const { t } = useTranslation()
  const [field] = useField<string | string[]>(props.name)
  const hint = props.hint ?? t("form.tags.hint")
  const { key, frame, control } = useFormField({
    ...props,
    hint,
    required: props.required ?? false,
    autoComplete: "off",
  })
  const text = [field.initialValue ?? []].flat().join(", ")
  const native = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const tags = typedTags(text)
  const wrong = Object.entries(field.allErrors).flatMap(([name, errors]) => {
    const at = name.startsWith(`${props.name}[`) ? name.slice(props.name.length + 1, -1) : undefined
    return at === undefined ? [] : [{ at, errors: errors as unknown as string[] }]
  })
  const invalid = wrong.length > 0 || control["aria-invalid"]
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        ref={native}
        {...control}
        id={ready ? `${frame.id}-value` : frame.id}
        inputMode={props.inputMode}
        aria-invalid={invalid}
        defaultValue={text}
        {...(ready && { className: "sr-only", tabIndex: -1, "aria-hidden": true })}
        onFocus={ready ? () => document.getElementById(frame.id)?.focus() : undefined}
      />
      {hydrated ? (
        <Suspense>
          <TagEditor
            id={frame.id}
            native={native}
            label={props.label}
            inputMode={props.inputMode}
            source={props.source}
            disabled={props.disabled}
            describedBy={control["aria-describedby"]}
            invalid={invalid}
            onReady={onReady}
          />
        </Suspense>
      ) : null}
      {wrong.map(({ at, errors }) => (
        <p
          key={at}
          id={`${field.id}[${at}]`}
          tabIndex={-1}
          className="mt-1.5 font-medium text-danger text-sm"
        >
          {t("form.labelled", {
            label: tags[Number(at)],
            text: errors.join(" "),
          })}
        </p>
      ))}
    </FieldFrame>
  )
}
