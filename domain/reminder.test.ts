import { expect, test } from "vitest"
import { nextStep, stepDue } from "./reminder"

const steps = [{ days: 15 }, { days: -3 }, { days: 3 }]
const due = (today: string, taken: number[] = []) =>
  stepDue(steps, { dueDate: "2026-11-20", taken }, today)?.days

test("each step comes on its day, or as soon after as it can", () => {
  expect(due("2026-11-16")).toBeUndefined()
  expect(due("2026-11-17")).toBe(-3)
  expect(due("2026-11-19")).toBe(-3)
  expect(due("2026-11-19", [-3])).toBeUndefined()
  expect(due("2026-11-23", [-3])).toBe(3)
  expect(due("2026-12-05", [-3, 3])).toBe(15)
  expect(due("2026-12-05", [-3, 3, 15])).toBeUndefined()
})

test("a sequence that begins late sends its latest step only, and none that is long past", () => {
  expect(due("2026-12-06")).toBe(15)
  expect(due("2026-12-12")).toBe(15)
  expect(due("2026-12-13")).toBeUndefined()
  // A step that was left out does not come after a later one.
  expect(due("2026-11-25", [15])).toBeUndefined()
})

test("a reminder before the due date never comes after it", () => {
  expect(stepDue([{ days: -3 }], { dueDate: "2026-11-20", taken: [] }, "2026-11-20")?.days).toBe(-3)
  expect(
    stepDue([{ days: -3 }], { dueDate: "2026-11-20", taken: [] }, "2026-11-21"),
  ).toBeUndefined()
})

test("what comes next is known beforehand", () => {
  const reminded = { dueDate: "2026-11-20", taken: [-3] }
  expect(nextStep(steps, reminded, "2026-11-21")).toEqual({ step: { days: 3 }, day: "2026-11-23" })
  expect(nextStep(steps, reminded, "2026-11-24")).toEqual({ step: { days: 3 }, day: "2026-11-24" })
  expect(nextStep(steps, { ...reminded, taken: [15] }, "2026-12-08")).toBeUndefined()
})
