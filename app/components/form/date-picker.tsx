import { type ReactNode, type RefObject, useState } from "react"
import { useTranslation } from "react-i18next"
import Calendar from "../ui/calendar"
import { Popover } from "../ui/popover"
import { typeInto } from "./type-into"

interface DatePickerProps {
  input: RefObject<HTMLInputElement>
  trigger: ReactNode
  label: string
  min?: string
  max?: string
}

/** A calendar over a date input, which keeps the value. Open from the start: it arrives by a click. */
export default function DatePicker({ input, trigger, label, min, max }: DatePickerProps) {
  const [open, setOpen] = useState(true)
  const { language } = useTranslation().i18n
  return (
    <Popover open={open} onOpenChange={setOpen} trigger={trigger} label={label}>
      <Calendar
        locale={language}
        selected={input.current?.value}
        min={min}
        max={max}
        onSelect={(day) => {
          if (input.current) typeInto(input.current, day)
          setOpen(false)
        }}
      />
    </Popover>
  )
}
