import { X } from "lucide-react"
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { typeInto } from "./type-into"
import { typedTags } from "./typed"
import { useChoices } from "./use-choices"

interface TagEditorProps {
  id: string
  /** The field that is sent, as a text with commas. */
  native: RefObject<HTMLInputElement>
  label: string
  inputMode?: "email"
  /** Where suggestions are asked for, relative to the route. */
  source?: string
  disabled?: boolean
  describedBy?: string
  invalid?: boolean
  onReady: () => void
}

/** Each text on its own: Enter or a comma ends one, Backspace takes the last one back. */
export default function TagEditor(props: TagEditorProps) {
  const { id, native, label, disabled, onReady } = props
  const { t } = useTranslation()
  const [tags, setTags] = useState(() => typedTags(native.current?.value ?? ""))
  const [told, setTold] = useState("")
  const [q, setQ] = useState("")
  const list = useId()
  const { choices } = useChoices(props.source ?? ".", q, props.source !== undefined && q !== "")
  const input = useRef<HTMLInputElement>(null)
  useEffect(onReady, [onReady])

  const change = (next: string[], message: string) => {
    const rest = input.current?.value.trim() ?? ""
    setTags(next)
    setTold(message)
    if (native.current) typeInto(native.current, [...next, rest].filter(Boolean).join(", "))
  }
  const add = (text: string) => {
    const more = typedTags(text).filter((tag) => !tags.includes(tag))
    if (input.current) input.current.value = ""
    setQ("")
    if (text.trim()) change([...tags, ...more], t("form.tags.added", { tag: more.join(", ") }))
  }
  const remove = (tag: string) => {
    change(
      tags.filter((each) => each !== tag),
      t("form.tags.removed", { tag }),
    )
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const last = tags.at(-1)
    if ((event.key === "Enter" || event.key === ",") && value.trim()) {
      event.preventDefault()
      add(value)
    } else if (event.key === "Backspace" && value === "" && last) remove(last)
  }
  return (
    <div
      data-invalid={props.invalid}
      className="control flex data-invalid:border-danger flex-wrap items-center gap-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
    >
      <ul className="contents" aria-label={t("form.tags.list", { label })}>
        {tags.map((tag) => (
          <li
            key={tag}
            className="flex min-h-7 max-w-full items-center gap-1 rounded-full bg-accent-soft pl-3 text-sm text-ink"
          >
            <span className="min-w-0 truncate">{tag}</span>
            <button
              type="button"
              disabled={disabled}
              onClick={() => remove(tag)}
              aria-label={t("form.tags.remove", { tag })}
              className="grid size-7 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink"
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode={props.inputMode}
        disabled={disabled}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        autoComplete="off"
        onKeyDown={onKeyDown}
        list={props.source ? list : undefined}
        onInput={(event) => {
          setQ(event.currentTarget.value.trim())
          change(tags, "")
        }}
        onBlur={(event) => add(event.currentTarget.value)}
        className="min-w-24 flex-1 bg-transparent outline-none"
      />
      {props.source ? (
        <datalist id={list}>
          {choices.map(({ value, label, text }) => (
            <option key={value} value={label}>
              {text}
            </option>
          ))}
        </datalist>
      ) : null}
      <span className="sr-only" aria-live="polite">
        {told}
      </span>
    </div>
  )
}
