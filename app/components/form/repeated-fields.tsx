import { useField } from "@conform-to/react"
import { ArrowUp, Plus, Trash2 } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
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
  /** The fields of one row, named from `prefix`: `${prefix}.label`. */
  children: (prefix: string, index: number) => ReactNode
}

/**
 * Rows that one adds, moves and takes away. Each button submits the form with what to do with the
 * rows, so it works without scripts; with them, nothing leaves the page.
 */
export function RepeatedFields(props: RepeatedFieldsProps) {
  const { name, rowLabel, addLabel, firstField, newRow = {}, max = 200, children } = props
  const [field, form] = useField<Record<string, string>[]>(name)
  const rows = field.getFieldList()
  const context = useFormContext()
  const last = `${name}[${rows.length - 1}].${firstField}`
  const before = useRef(last)
  const moved = useMoved(name, rows.map(({ key }) => key).join())
  useEffect(() => {
    // With scripts: a new row begins here, and where a row is gone the focus was gone with it.
    if (before.current !== last) document.getElementsByName(last)[0]?.focus()
    before.current = last
  }, [last])
  // A row that the server has added: its first field comes up with the focus, as an error would.
  const within = context.inserted === name ? { ...context, firstError: last } : context
  const add = form.insert.getButtonProps({ name, defaultValue: markNumbers(newRow) as never })
  return (
    <div className="grid gap-3" id={field.id} tabIndex={-1}>
      {field.errors ? (
        <p id={field.errorId} className="text-sm font-medium text-danger">
          {field.errors.join(" ")}
        </p>
      ) : null}
      {rows.map((row, index) => (
        <fieldset
          key={row.key}
          className="m-0 min-w-0 rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <legend className="float-left p-0 text-sm font-medium text-muted">
            {rowLabel} {index + 1}
          </legend>
          <div className="float-right -mt-1.5 -mr-1.5 flex">
            <RowButtons
              name={name}
              index={index}
              count={rows.length}
              label={rowLabel}
              onMove={moved}
            />
          </div>
          <FormContextProvider value={within}>
            <div className="clear-both pt-2">{children(row.name, index)}</div>
          </FormContextProvider>
        </fieldset>
      ))}
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

interface RowButtonsProps {
  name: string
  index: number
  count: number
  label: string
  onMove: (to: number, way: Way) => void
}

type Way = "up" | "down"

/** After a row has moved, the focus is on the button that moved it, in its new place; at an end, on its other one. */
function useMoved(name: string, order: string) {
  const last = useRef<{ order: string; to: number; ways: Way[] }>()
  useEffect(() => {
    const { current } = last
    if (!current || current.order === order) return
    last.current = undefined
    const buttons = current.ways.map((way) =>
      document.getElementById(`${name}-${way}-${current.to}`),
    )
    buttons.find((button) => button !== null)?.focus()
  }, [name, order])
  return (to: number, way: Way) => {
    last.current = { order, to, ways: way === "up" ? ["up", "down"] : ["down", "up"] }
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
            onMove(index - 1, "up")
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
            onMove(index + 1, "down")
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
