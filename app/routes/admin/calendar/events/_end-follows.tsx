import { useEffect, useRef } from "react"
import { addMinutes, isClockTime, minutesBetween } from "#domain/zone"
import { typeInto } from "~/components/form/type-into"

/** Moving the start moves the end with it, by as much: the length stays as it was. Without scripts one types both. */
export function EndFollows() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = mark.current?.closest("form")
    if (!form) return
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
    const momentOf = (which: "start" | "end") =>
      `${field(`${which}Date`)?.value}T${field(`${which}Time`)?.value || "00:00"}`
    let start = momentOf("start")
    const follow = ({ target }: Event) => {
      if (target !== field("startDate") && target !== field("startTime")) return
      const [before, now, end] = [start, momentOf("start"), momentOf("end")]
      // A field that one is still typing in is empty for the browser: what it said before is what the end follows.
      if (!isClockTime(now)) return
      start = now
      if (!isClockTime(before) || !isClockTime(end)) return
      const moved = addMinutes(end, minutesBetween(before, now))
      const [endDate, endTime] = [field("endDate"), field("endTime")]
      if (endDate) typeInto(endDate, moved.slice(0, 10))
      if (endTime?.value) typeInto(endTime, moved.slice(11))
    }
    form.addEventListener("change", follow)
    return () => form.removeEventListener("change", follow)
  }, [])
  return <span ref={mark} hidden />
}
