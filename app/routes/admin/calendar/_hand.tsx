import { useMatches, useNavigate, useRevalidator } from "@remix-run/react"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarEntry } from "#contract/calendars"
import { type Day, daysBetween } from "#domain/day"
import { newFormKey } from "~/components/form/form-key"
import { postForm } from "~/components/form/post-form"
import { formatDay } from "~/components/format"
import { mountOf } from "~/services/mount"
import { useCan } from "~/services/person"
import { keyOf } from "./_entries"
import { isStill, type Moved, type Shift, shifted, shownAt, still } from "./_shift"
import { type Asked, addressOf, stepFrom } from "./_span"
import { layOver, linkBeside, quarterOf, type Spot, spotAt, timeAt } from "./_spots"

interface HandProps {
  root: RefObject<HTMLElement>
  asked: Asked
  entries: CalendarEntry[]
  /** Whose clocks the calendar shows. */
  zone: string
  today: Day
}

/** What is held: an entry that is moved, or the time that is drawn for a new one. */
interface Held {
  entry?: CalendarEntry
  from: Spot
  isEnd: boolean
  isMoving: boolean
}

/** So many pixels are a move, fewer a click. */
const slack = 5
/** So near to its lower edge, an event is pulled longer. */
const edge = 8

/**
 * The calendar by hand, loaded after the page: what is dragged, pulled, drawn or carried by keys goes to the page that
 * moves an event, which asks what there is to ask; all of it can be done there without this.
 */
export default function CalendarHand({ root, asked, entries, zone, today }: HandProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const can = useCan()
  const withKeys = useMatches().every(
    ({ data }) =>
      (data as { navigation?: { shortcuts: boolean } } | undefined)?.navigation?.shortcuts !==
      false,
  )
  const [carried, setCarried] = useState<{ key: string; shift: Shift }>()
  const [said, setSaid] = useState("")
  const [hasFailed, setHasFailed] = useState(false)
  const ghost = useRef<HTMLDivElement>(null)
  /** What was dropped, until it is shown where it went: there the focus goes on. */
  const dropped = useRef<CalendarEntry["id"]>(null)

  useEffect(() => {
    const table = root.current
    if (!table) return
    const calendar = `${mountOf(window.location.pathname)}/calendar`
    const mayMove = can("calendar.edit")
    const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]))
    const entryAt = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-entry]") : null
      const entry = link && byKey.get(link.dataset.entry ?? "")
      return mayMove && link && entry?.kind === "event" ? { link, entry } : undefined
    }
    const spotOf = ({ clientX, clientY }: PointerEvent) => spotAt(table, clientX, clientY)
    const show = (where?: Parameters<typeof layOver>[2]) => layOver(table, ghost.current, where)
    const showMoved = ({ startDate, startTime, endDate, endTime }: Moved) => {
      const from = quarterOf(startTime)
      show({ day: startDate, from, to: endDate > startDate ? 96 : quarterOf(endTime) })
    }
    const wordsOf = ({ startDate, startTime, endTime }: Moved) =>
      [formatDay(startDate, i18n.language, "full"), startTime && `${startTime} – ${endTime}`]
        .filter(Boolean)
        .join(", ")

    const save = async (entry: CalendarEntry, moved: Moved, address: string) => {
      const { allDay, ...times } = moved
      const fields = { ...times, version: String(entry.version ?? 1), _key: newFormKey() }
      // What fails is told here, and takes the calendar away from nobody.
      const reply = await postForm(address, { ...fields, ...(allDay && { allDay: "on" }) })
      if (reply?.type === "opaqueredirect") {
        dropped.current = entry.id
        setSaid(
          t("calendar.hand.moved", {
            name: entry.title,
            when: wordsOf(shownAt(moved, entry, zone)),
          }),
        )
        return revalidate()
      }
      // What is refused is said by the page of its move, beside what would be.
      if (reply && reply.status >= 400 && reply.status < 500)
        return navigate(`${address}&${new URLSearchParams(times)}`)
      setHasFailed(true)
      setSaid(t("calendar.hand.failed", { name: entry.title }))
    }

    /** A series is asked which of it is meant; of one event there is nothing to ask. */
    const drop = (entry: CalendarEntry, shift: Shift) => {
      show()
      setCarried(undefined)
      setHasFailed(false)
      if (isStill(shift)) return
      const moved = shifted(entry, shift)
      const when = wordsOf(shownAt(moved, entry, zone))
      setSaid(t("calendar.hand.dropped", { name: entry.title, when }))
      const address = `${calendar}/events/${entry.id}/move${addressOf(asked)}`
      if (entry.occurrence) {
        const { allDay: _, ...times } = moved
        const more = new URLSearchParams({ ...times, occurrence: entry.occurrence })
        navigate(`${address}&${more}`)
        return
      }
      void save(entry, moved, address)
    }

    // By the pointer.
    let held: Held | undefined
    let pressedAt = { x: 0, y: 0 }
    const shiftTo = ({ from, isEnd }: Held, to: Spot): Shift => {
      const minutes =
        from.quarter !== undefined && to.quarter !== undefined
          ? (to.quarter - from.quarter) * 15
          : 0
      return isEnd
        ? { ...still, longer: daysBetween(from.day, to.day) * 1440 + minutes }
        : { ...still, days: daysBetween(from.day, to.day), minutes }
    }
    const drawn = ({ from }: Held, to: Spot) => ({
      day: from.day,
      from: Math.min(from.quarter ?? 0, to.quarter ?? 0),
      to: Math.max(from.quarter ?? 0, to.quarter ?? 0) + 1,
    })
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch") return
      const from = spotOf(event)
      if (!from) return
      pressedAt = { x: event.clientX, y: event.clientY }
      const found = entryAt(event.target)
      if (found) {
        const { bottom } = found.link.getBoundingClientRect()
        const isEnd =
          from.quarter !== undefined && !found.entry.allDay && bottom - event.clientY < edge
        held = { entry: found.entry, from, isEnd, isMoving: false }
      } else if (
        can("calendar.create") &&
        from.quarter !== undefined &&
        event.target instanceof Element &&
        !event.target.closest("a, button")
      ) {
        held = { from, isEnd: false, isMoving: false }
        event.preventDefault()
      }
    }
    const onMove = (event: PointerEvent) => {
      if (!held) return
      const far = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y)
      if (!held.isMoving && far < slack) return
      held.isMoving = true
      event.preventDefault()
      const to = spotOf(event)
      if (!to) show()
      else if (held.entry)
        showMoved(shownAt(shifted(held.entry, shiftTo(held, to)), held.entry, zone))
      else show(drawn(held, to))
    }
    const onUp = (event: PointerEvent) => {
      const was = held
      held = undefined
      show()
      if (!was?.isMoving) return
      // What was dragged is no click on its link.
      const stop = (click: Event) => click.preventDefault()
      table.addEventListener("click", stop, { capture: true, once: true })
      setTimeout(() => table.removeEventListener("click", stop, { capture: true }))
      const to = spotOf(event)
      if (!to) return
      if (was.entry) return drop(was.entry, shiftTo(was, to))
      const { day, from, to: until } = drawn(was, to)
      const times = new URLSearchParams({ on: day, at: timeAt(from), until: timeAt(until % 96) })
      navigate(`${calendar}/events/new?${times}`)
    }
    const onCancel = () => {
      held = undefined
      show()
    }
    const noDrag = (event: Event) => event.preventDefault()

    // By keys.
    const carriedEntry = carried && byKey.get(carried.key)
    const carry = (entry: CalendarEntry, shift: Shift) => {
      setCarried({ key: keyOf(entry), shift })
      const moved = shownAt(shifted(entry, shift), entry, zone)
      showMoved(moved)
      setHasFailed(false)
      setSaid(t("calendar.hand.over", { name: entry.title, when: wordsOf(moved) }))
    }
    const isMonth = asked.view === "month"
    const steps: Record<string, Partial<Shift>> = {
      ArrowLeft: { days: -1 },
      ArrowRight: { days: 1 },
      ArrowUp: isMonth ? { days: -7 } : { minutes: -15 },
      ArrowDown: isMonth ? { days: 7 } : { minutes: 15 },
    }
    const onEntryKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
      const step = steps[key]
      if (carried && carriedEntry) {
        const { shift } = carried
        if (step) {
          const pulled = event.shiftKey && !isMonth && step.minutes
          carry(carriedEntry, {
            days: shift.days + (pulled ? 0 : (step.days ?? 0)),
            minutes: shift.minutes + (pulled ? 0 : (step.minutes ?? 0)),
            longer: shift.longer + (pulled ? (step.minutes ?? 0) : 0),
          })
        } else if (key === " " || key === "Enter") drop(carriedEntry, shift)
        else if (key === "Escape") {
          show()
          setCarried(undefined)
          setSaid(t("calendar.hand.left", { name: carriedEntry.title }))
        } else return
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const found = entryAt(target)
      if (key === " " && found) {
        event.preventDefault()
        carry(found.entry, still)
        setSaid(t("calendar.hand.taken", { name: found.entry.title }))
      } else if (step && target.matches("a[href]")) {
        event.preventDefault()
        linkBeside(table, target, key, isMonth)?.focus()
      }
    }
    table.addEventListener("pointerdown", onDown)
    window.addEventListener("pointermove", onMove)
    window.addEventListener("pointerup", onUp)
    window.addEventListener("pointercancel", onCancel)
    table.addEventListener("dragstart", noDrag)
    table.addEventListener("keydown", onEntryKey)
    return () => {
      table.removeEventListener("pointerdown", onDown)
      window.removeEventListener("pointermove", onMove)
      window.removeEventListener("pointerup", onUp)
      window.removeEventListener("pointercancel", onCancel)
      table.removeEventListener("dragstart", noDrag)
      table.removeEventListener("keydown", onEntryKey)
    }
  }, [root, asked, entries, zone, carried, can, navigate, revalidate, t, i18n.language])

  useEffect(() => {
    const moved = dropped.current && entries.find(({ id }) => id === dropped.current)
    if (!moved) return
    dropped.current = null
    const links = root.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? []
    const link = [...links].find(({ dataset }) => dataset.entry === keyOf(moved))
    link?.focus({ preventScroll: true })
  }, [root, entries])

  useEffect(() => {
    if (!withKeys) return
    let before = { key: "", at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typedInto)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      // The second key of two, as of "g" and a place, is another's.
      const isSecond = before.key === "g" && event.timeStamp - before.at < 1_500
      before = { key, at: event.timeStamp }
      if (isSecond) return
      const view = ({ d: "day", w: "week", m: "month", a: "agenda" } as const)[key]
      const to =
        (view && addressOf({ ...asked, view })) ||
        (key === "t" && addressOf({ ...asked, on: today })) ||
        (key === "PageUp" && addressOf({ ...asked, on: stepFrom(asked, -1) })) ||
        (key === "PageDown" && addressOf({ ...asked, on: stepFrom(asked, 1) })) ||
        (key === "n" && can("calendar.create") && `events/new?on=${asked.on}`)
      if (!to) return
      event.preventDefault()
      // Before the keys of the whole house hear it.
      event.stopPropagation()
      const calendar = `${mountOf(window.location.pathname)}/calendar`
      navigate(to.startsWith("?") ? calendar + to : `${calendar}/${to}`)
    }
    window.addEventListener("keydown", onKey, { capture: true })
    return () => window.removeEventListener("keydown", onKey, { capture: true })
  }, [asked, today, withKeys, can, navigate])

  return (
    <>
      <div
        ref={ghost}
        hidden
        aria-hidden="true"
        className="pointer-events-none fixed z-20 rounded-control border-2 border-accent bg-accent/15"
      />
      <p role="status" className={carried || hasFailed ? "mt-2 font-medium text-sm" : "sr-only"}>
        {said}
      </p>
    </>
  )
}

const typedInto = "input, textarea, select, dialog, [contenteditable], [role=slider]"
