import { expect, test } from "vitest"
import { leavingSince, lookAgain } from "./awaited"

const now = new Date("2026-11-23T09:02:00Z")

test("a page looks again after 1, 2, 4 … seconds, and gives up after two minutes", () => {
  expect(lookAgain([], now)).toBeUndefined()
  expect(lookAgain(["2026-11-23T09:02:00Z"], now)).toBe(1)
  expect(lookAgain(["2026-11-23T09:01:58Z"], now)).toBe(2)
  expect(lookAgain(["2026-11-23T09:01:56Z"], now)).toBe(4)
  // A clock that runs ahead is no reason to stop.
  expect(lookAgain(["2026-11-23T09:02:09Z"], now)).toBe(1)
  expect(lookAgain(["2026-11-23T09:00:00Z"], now)).toBeUndefined()
  expect(lookAgain(["2026-11-23T09:00:00Z", "2026-11-23T09:01:52Z"], now)).toBe(8)
})

test("a message that is planned is followed from the moment that it leaves", () => {
  const createdAt = "2026-11-20T09:00:00Z"
  const sendAt = "2026-11-23T09:01:59Z"
  const emails = [
    { state: "sent", createdAt, sendAt: null },
    { state: "scheduled", createdAt, sendAt },
    { state: "queued", createdAt, sendAt },
    { state: "queued", createdAt, sendAt: null },
  ] as const
  expect(leavingSince(emails)).toEqual([sendAt, createdAt])
})
