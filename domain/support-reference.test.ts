import { expect, test } from "vitest"
import { isSupportReference, supportReference } from "./support-reference"

test("a reference has eight signs, each of which may be drawn, and none that is taken for another", () => {
  let drawn = 0
  const next = (below: number) => drawn++ % below
  const many = Array.from({ length: 27 }, () => supportReference(next))
  expect(many[0]).toBe("2345-6789")
  expect(many.every(isSupportReference)).toBe(true)
  expect(new Set(many.join("").replaceAll("-", "")).size).toBe(27)
  expect(many.join("")).not.toMatch(/[01BILOSUZ]/)
})

test("what is typed otherwise is none", () => {
  for (const text of ["a7k3-92qf", "A7K392QF", "A7K3-92Q0", " A7K3-92QF", "A7K3-92QF\n"])
    expect(isSupportReference(text)).toBe(false)
  expect(isSupportReference("A7K3-92QF")).toBe(true)
})
