import { expect, test } from "vitest"
import { withTypedDurations } from "./typed-durations.server"

const stale = { type: "about:blank", title: "stale", status: 409, code: "stale", instance: "" }

test("what was saved meanwhile is said as the form is typed, and not in minutes", () => {
  const saved = withTypedDurations(
    { ...stale, current: { title: "Maquette", estimate: 150 } },
    {
      estimate: "estimate",
    },
  )
  expect(saved.current).toEqual({ title: "Maquette", estimate: "2h30" })
  const spent = withTypedDurations({ ...stale, current: { minutes: 45 } }, { duration: "minutes" })
  expect(spent.current).toEqual({ minutes: 45, duration: "45min" })
})

test("what has no duration, and a refusal without a record, stay as they are", () => {
  const without = { ...stale, current: { estimate: null } }
  expect(withTypedDurations(without, { estimate: "estimate" })).toEqual(without)
  expect(withTypedDurations(stale, { estimate: "estimate" })).toEqual(stale)
})
