import { ChevronDown } from "lucide-react"
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { formatMoney } from "../format"
import { Input } from "../ui/input"
import type { Choice } from "./reply"
import { useChoices } from "./use-choices"

interface ComboboxProps {
  id: string
  source: string
  /** Holds the value, and is what is sent. */
  select: RefObject<HTMLSelectElement>
  label: string
  placeholder: string
  disabled?: boolean
  required?: boolean
  describedBy?: string
  invalid?: boolean
  onReady: () => void
  onPick: (choice: Choice | null) => void
  onCreate?: (name: string) => void
}

/** A list that one types in; the server finds. The pattern of ARIA's editable combobox. */
export default function Combobox(props: ComboboxProps) {
  const { id, select, onReady, onPick } = props
  const { t } = useTranslation()
  const list = useId()
  const [chosen, setChosen] = useState(() => chosenIn(select.current))
  const [typed, setTyped] = useState(chosen)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = useChoices(props.source, typed === chosen ? "" : typed, open)
  const { state, q } = found
  const name = q.trim()
  const choices =
    props.onCreate && name && state === "found"
      ? [...found.choices, { value: newChoice, label: t("form.search.create", { q: name }) }]
      : found.choices
  const root = useRef<HTMLDivElement>(null)
  // Before it is drawn: for a moment its list would stand below it, and move all that follows.
  useLayoutEffect(onReady, [onReady])
  const at = Math.min(active, choices.length - 1)
  useEffect(() => {
    if (open) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: "nearest" })
  }, [open, at, list])

  const pick = (choice: Choice | null) => {
    if (choice?.value === newChoice) {
      setTyped(chosen)
      setOpen(false)
      return props.onCreate?.(name)
    }
    setChosen(choice?.label ?? "")
    setTyped(choice?.label ?? "")
    setOpen(false)
    onPick(choice)
  }
  const leave = () => {
    setOpen(false)
    // An emptied field is a choice too; half a word is none.
    if (typed.trim() === "" && chosen !== "") pick(null)
    else setTyped(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = key === "ArrowDown" ? 1 : -1
      setActive((at + step + choices.length) % Math.max(choices.length, 1))
    } else if (key === "Enter" && open) {
      event.preventDefault()
      const choice = choices[at]
      // What is still on its way is not what was chosen.
      if (choice && state === "found") pick(choice)
    } else if (key === "Escape" && open) {
      event.preventDefault()
      setOpen(false)
      setTyped(chosen)
    }
  }
  return (
    <div ref={root} className="relative">
      <Input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && choices[at] ? `${list}-${at}` : undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        aria-required={props.required}
        autoComplete="off"
        disabled={props.disabled}
        placeholder={props.placeholder}
        value={typed}
        className="pr-9"
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 text-muted"
      />
      <div
        hidden={!open}
        className="absolute inset-x-0 z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-over"
      >
        <div id={list} role="listbox" tabIndex={-1} aria-label={props.label}>
          {choices.map((choice, index) => (
            <div
              key={choice.value}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={cn(
                "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5",
                index === at && "bg-accent-soft",
              )}
              // Before the field loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault()
                pick(choice)
              }}
            >
              <ChoiceText choice={choice} />
            </div>
          ))}
        </div>
        <p role="status" className="px-3 py-1.5 text-sm text-muted">
          {statusText()}
        </p>
      </div>
    </div>
  )

  function statusText(): string {
    if (!open || state === "idle") return ""
    if (state === "failed") return t("form.search.failed")
    if (state === "searching") return t("form.search.searching")
    if (found.choices.length === 0) return t("form.search.none", { q })
    return t("form.search.results", { count: found.choices.length })
  }
}

/** What no record is called: the choice of one that is not there yet. */
const newChoice = "new"

function ChoiceText({ choice }: { choice: Choice }) {
  const { language } = useTranslation().i18n
  const { label, text, amount } = choice
  return (
    <>
      <span className="min-w-0 truncate">{label}</span>
      {text || typeof amount === "number" ? (
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {text ?? formatMoney(amount ?? 0, "EUR", language)}
        </span>
      ) : null}
    </>
  )
}

function chosenIn(select: HTMLSelectElement | null): string {
  const option = select?.selectedOptions[0]
  return option?.value ? option.text : ""
}
