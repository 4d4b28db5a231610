import { useField } from "@conform-to/react"
import { ArrowUp, Plus, Trash2 } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { Button } from "../ui/button"
import { markDirty } from "./dirty"
import { FormContextProvider, useFormContext } from "./form-context"
import { markNumbers } from "./wire-value"

interface RepeatedFieldsProps {
  name: string
  /** What one row is: "Ligne". Rows are then named "Ligne 1", "Ligne 2"… */
  rowLabel: string
  addLabel: string
  /** The field of a row that one fills in first: a new row begins there. */
  firstField: string
  /** The values of a new row. */
  newRow?: Record<string, unknown>
  max?: number
  /** The names of the columns: each row then is one of a table where there is room, and a card where there is none. */
  head?: ReactNode
  /** The fields of one row, named from `prefix`: `${prefix}.label`. */
  children: (prefix: string, index: number) => ReactNode
}

/**
 * Rows that one adds, moves and takes away. Each button submits the form with what to do with the
 * rows, so it works without scripts; with them, nothing leaves the page.
 */
export function RepeatedFields(props: RepeatedFieldsProps) {
  const { name, rowLabel, addLabel, firstField, newRow = {}, max = 200, head, children } = props
  const [field, form] = useField<Record<string, string>[]>(name)
  const rows = field.getFieldList()
  const context = useFormContext()
  const last = `${name}[${rows.length - 1}].${firstField}`
  const before = useRef(last)
  const moved = useMoved(rows.map(({ key }) => key).join())
  useEffect(() => {
    // With scripts: a new row begins here, and where a row is gone the focus was gone with it.
    if (before.current !== last) document.getElementsByName(last)[0]?.focus()
    before.current = last
  }, [last])
  // A row that the server has added: its first field comes up with the focus, as an error would.
  const within = context.inserted === name ? { ...context, firstError: last } : context
  const add = form.insert.getButtonProps({ name, defaultValue: markNumbers(newRow) as never })
  const buttonsOf = (index: number) => (
    <RowButtons name={name} index={index} count={rows.length} label={rowLabel} onMove={moved} />
  )
  return (
    <div className="grid gap-3" id={field.id} tabIndex={-1}>
      {field.errors ? (
        <p id={field.errorId} className="text-sm font-medium text-danger">
          {field.errors.join(" ")}
        </p>
      ) : null}
      <div className={head ? tableClass : "contents"}>
        {head}
        {rows.map((row, index) => (
          <fieldset
            // Who posts without the form's own state gets rows back that have a name alone.
            key={row.key ?? row.name}
            className={head ? tableRowClass : cardClass}
            onKeyDown={(event) => moveByKeys(event, { name, index, onMove: moved })}
          >
            <legend
              className={cn(
                "float-left p-0 text-sm font-medium text-muted",
                head && "mb-2 @3xl:sr-only",
              )}
            >
              {rowLabel} {index + 1}
            </legend>
            {head ? null : (
              <div className="float-right -mt-1.5 -mr-1.5 flex">{buttonsOf(index)}</div>
            )}
            <FormContextProvider value={within}>
              <div className={head ? "clear-both max-@3xl:pt-3" : "clear-both pt-2"}>
                {children(row.name, index)}
              </div>
            </FormContextProvider>
            {head ? <div className={tableButtonsClass}>{buttonsOf(index)}</div> : null}
          </fieldset>
        ))}
      </div>
      {rows.length < max ? (
        <Button
          {...add}
          onClick={() => markDirty(form.id, true)}
          type="submit"
          variant="outline"
          className="justify-self-start"
        >
          <Plus size={18} aria-hidden="true" />
          {addLabel}
        </Button>
      ) : null}
    </div>
  )
}

const cardClass = "m-0 min-w-0 rounded-card border border-line bg-surface p-4 shadow-card"

/** One card around all rows, with a line between them; how wide it is decides whether they are a table. */
const tableClass =
  "@container divide-y divide-line rounded-card border border-line bg-surface shadow-card"
const tableRowClass = "relative m-0 min-w-0 p-4 @3xl:px-3 @3xl:py-1.5"
const tableButtonsClass = "absolute top-2.5 right-2.5 flex justify-end @3xl:right-3"

interface Moves {
  name: string
  index: number
  onMove: (places: string[]) => void
}

/** Alt and an arrow move the row that one types in, as in editors, and the field keeps the focus. */
function moveByKeys(event: KeyboardEvent<HTMLFieldSetElement>, { name, index, onMove }: Moves) {
  const { target, key, altKey } = event
  // In a list, these keys open it.
  if (!altKey || !(target instanceof HTMLInputElement)) return
  if (key !== "ArrowUp" && key !== "ArrowDown") return
  const to = key === "ArrowUp" ? index - 1 : index + 1
  const button = document.getElementById(`${name}-${key === "ArrowUp" ? "up" : "down"}-${index}`)
  if (!button) return
  event.preventDefault()
  button.click()
  // After the button, which would have the focus itself.
  onMove([target.name.replace(`${name}[${index}]`, `${name}[${to}]`)])
}

interface RowButtonsProps {
  name: string
  index: number
  count: number
  label: string
  onMove: (places: string[]) => void
}

/** After a row has moved, the focus is where it was, in its new place: on the first of these that is there. */
function useMoved(order: string) {
  const last = useRef<{ order: string; places: string[] }>()
  useEffect(() => {
    const { current } = last
    if (!current || current.order === order) return
    last.current = undefined
    const found = current.places.map(
      (place) => document.getElementById(place) ?? document.getElementsByName(place)[0],
    )
    found.find((place) => place)?.focus()
  }, [order])
  return (places: string[]) => {
    last.current = { order, places }
  }
}

function RowButtons({ name, index, count, label, onMove }: RowButtonsProps) {
  const { t } = useTranslation()
  const [, form] = useField(name)
  const move = (to: number) => form.reorder.getButtonProps({ name, from: index, to })
  const remove = form.remove.getButtonProps({ name, index })
  const row = `${label} ${index + 1}`
  const touch = () => markDirty(form.id, true)
  return (
    <>
      {index > 0 ? (
        <Button
          {...move(index - 1)}
          id={`${name}-up-${index}`}
          onClick={() => {
            touch()
            onMove([`${name}-up-${index - 1}`, `${name}-down-${index - 1}`])
          }}
          type="submit"
          variant="ghost"
          size="icon-sm"
          aria-label={t("form.rows.up", { row })}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </Button>
      ) : null}
      {index < count - 1 ? (
        <Button
          {...move(index + 1)}
          id={`${name}-down-${index}`}
          onClick={() => {
            touch()
            onMove([`${name}-down-${index + 1}`, `${name}-up-${index + 1}`])
          }}
          type="submit"
          variant="ghost"
          size="icon-sm"
          aria-label={t("form.rows.down", { row })}
        >
          <ArrowUp size={16} aria-hidden="true" className="rotate-180" />
        </Button>
      ) : null}
      <Button
        {...remove}
        onClick={touch}
        type="submit"
        variant="ghost"
        size="icon-sm"
        aria-label={t("form.rows.remove", { row })}
      >
        <Trash2 size={16} aria-hidden="true" />
      </Button>
    </>
  )
}
