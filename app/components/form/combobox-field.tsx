import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatMoney } from "../format"
import { Select } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { useLanguage } from "../use-language"
import { FieldFrame } from "./field-frame"
import { useFormContext } from "./form-context"
import type { Choice } from "./reply"
import { SearchRow } from "./search-row"
import { typeInto } from "./type-into"
import { type FieldProps, useFormField } from "./use-form-field"

const Combobox = lazy(() => import("./combobox"))

interface ComboboxFieldProps extends FieldProps {
  options: Choice[]
  /** Where more choices are searched, relative to the route; without it `options` are all there are. */
  source?: string
  placeholder?: string
  /** Begins another one, of the text that found none; only where one searches. */
  onCreate?: (name: string) => void
}

/**
 * One of many: a list, and where it is too long for one, a search. Without scripts the search posts the
 * form, which comes back as it was with what was found; with them, one types in the field.
 */
export function ComboboxField(all: ComboboxFieldProps) {
  const { options, source, placeholder, onCreate, ...props } = all
  const { t } = useTranslation()
  const language = useLanguage()
  const { key, text, frame, control } = useFormField(props)
  const found = useFormContext().found?.[props.name]
  const select = useRef<HTMLSelectElement>(null)
  const hydrated = useHydrated()
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const [picked, setPicked] = useState<Choice | null>()
  useBrowserEffect(() => {
    if (picked !== undefined && select.current)
      typeInto(select.current, String(picked?.value ?? ""))
  }, [picked])
  // Where nothing was searched for, what came back is the choice itself: it stands beside what is offered.
  const isSearched = Boolean(found?.q)
  const offered = isSearched && found?.choices.length ? found.choices : options
  const shown = withChosen(offered, [
    ...(text ? [{ value: text, label: t("form.search.kept") }] : []),
    ...(found && !isSearched ? found.choices : []),
    ...(picked ? [picked] : []),
  ])
  const search = source ? (
    <SearchRow name={props.name} label={props.label} q={found?.q} count={found?.choices.length} />
  ) : null
  const other = frame.other && (labelOf(shown, frame.other) ?? frame.other)
  return (
    <FieldFrame frame={{ ...frame, other }}>
      {ready ? null : search}
      <Select
        key={key}
        ref={select}
        {...control}
        id={ready ? `${frame.id}-value` : frame.id}
        defaultValue={text}
        {...(ready && { className: "sr-only", tabIndex: -1, "aria-hidden": true })}
        onFocus={ready ? () => document.getElementById(frame.id)?.focus() : undefined}
      >
        <option value="">{placeholder ?? t("form.choose")}</option>
        {shown.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {withText(option, language)}
          </option>
        ))}
      </Select>
      {source && hydrated ? (
        <Suspense>
          <Combobox
            id={frame.id}
            source={source}
            select={select}
            label={props.label}
            placeholder={placeholder ?? t("form.search.placeholder")}
            disabled={props.disabled}
            required={control.required}
            describedBy={control["aria-describedby"]}
            invalid={control["aria-invalid"]}
            onReady={onReady}
            onPick={setPicked}
            onCreate={onCreate}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  )
}

// On the server there is nothing to lay out, and React warns of it.
const useBrowserEffect = typeof document === "undefined" ? () => undefined : useLayoutEffect

function withText({ label, text, amount }: Choice, language: string): string {
  const told = text ?? (typeof amount === "number" ? formatMoney(amount, "EUR", language) : "")
  return told ? `${label} (${told})` : label
}

/** The choices, and those that the field holds though the list does not offer them. */
function withChosen(offered: Choice[], held: Choice[]): Choice[] {
  const missing = held.filter(({ value }) => labelOf(offered, value) === undefined)
  const named = missing.filter(
    (choice, at) => missing.findLastIndex(({ value }) => value === choice.value) === at,
  )
  return [...named, ...offered]
}

function labelOf(choices: Choice[], value: Choice["value"]): string | undefined {
  return choices.find((choice) => String(choice.value) === String(value))?.label
}
