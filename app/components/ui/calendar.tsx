import { DayPicker } from "react-day-picker"
import { enGB } from "react-day-picker/locale/en-GB"
import { fr } from "react-day-picker/locale/fr"

interface CalendarProps {
  locale: string
  selected?: string
  min?: string
  max?: string
  onSelect: (day: string) => void
}

const cell = "size-9 rounded-control text-sm tabular-nums"

const looks = {
  months: "relative",
  month_caption: "flex h-9 items-center justify-center font-medium capitalize",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: "grid size-9 place-items-center rounded-control hover:bg-hover",
  button_next: "grid size-9 place-items-center rounded-control hover:bg-hover",
  chevron: "size-4 fill-current",
  month_grid: "mt-2 border-collapse",
  weekday: "size-9 text-xs font-normal text-muted",
  day: "p-0 text-center",
  day_button: `${cell} hover:bg-hover`,
  selected: "[&>button]:bg-accent-fill [&>button]:text-on-accent",
  today: "font-semibold text-accent",
  outside: "text-muted",
  disabled: "opacity-40",
  hidden: "invisible",
}

/** A month to pick a day from; days are YYYY-MM-DD. */
export default function Calendar({ locale, selected, min, max, onSelect }: CalendarProps) {
  const chosen = dateOf(selected)
  const before = dateOf(min)
  const after = dateOf(max)
  return (
    <DayPicker
      autoFocus
      mode="single"
      locale={locale.startsWith("en") ? enGB : fr}
      classNames={looks}
      selected={chosen}
      defaultMonth={chosen}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      onDayClick={(day, { disabled }) => {
        if (!disabled) onSelect(dayOf(day))
      }}
    />
  )
}

function dateOf(day: string | undefined): Date | undefined {
  const [year, month, date] = (day ?? "").split("-").map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0")
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
