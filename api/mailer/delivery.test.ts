import { describe, expect, test } from "vitest"
import { minutesAfter, outcomeOf, remaining } from "./delivery"

const now = new Date("2026-11-21T09:00:00Z")
const message = (attempts = 1) => ({
  to: ["a@example.fr"],
  cc: ["b@example.fr"],
  bcc: [],
  accepted: [],
  rejected: [],
  attempts,
})

test("attempts come 1, 2, 4 … 60 minutes after one another", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 30].map(minutesAfter)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

describe("a message", () => {
  test("that everybody takes is sent", () => {
    const receipt = { accepted: ["a@example.fr", "b@example.fr"], refused: [] }
    expect(outcomeOf(message(), receipt, now)).toMatchObject({ state: "sent", sentAt: now })
  })

  test("that one refuses is sent, and says who refused", () => {
    const receipt = { accepted: ["a@example.fr"], refused: ["b@example.fr"] }
    expect(outcomeOf(message(), receipt, now)).toMatchObject({
      state: "sent",
      rejected: ["b@example.fr"],
    })
  })

  test("that nobody takes has failed", () => {
    const receipt = { accepted: [], refused: ["a@example.fr", "b@example.fr"] }
    expect(outcomeOf(message(), receipt, now)).toMatchObject({ state: "failed", sentAt: null })
  })

  test("that could not be delivered is tried again, for those who lack it only", () => {
    const receipt = { accepted: ["a@example.fr"], refused: [] }
    const outcome = outcomeOf(message(3), receipt, now)
    expect(outcome).toMatchObject({ state: "queued", retryInMinutes: 4 })
    expect(remaining({ ...message(), ...outcome })).toEqual(["b@example.fr"])
  })

  test("is given up after two days", () => {
    const outcome = outcomeOf(message(52), { accepted: [], refused: [] }, now)
    expect(outcome).toMatchObject({ state: "failed", rejected: ["a@example.fr", "b@example.fr"] })
  })
})
