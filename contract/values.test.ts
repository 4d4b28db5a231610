import { expect, test } from "vitest"
import { LongText } from "./values"

test("a line end counts once, as it does where it is typed", () => {
  expect(LongText(5).parse("ab\r\ncd")).toBe("ab\ncd")
  expect(LongText(5).parse("  ab\rcd\r\n")).toBe("ab\ncd")
  expect(LongText(5).safeParse("ab\r\ncde").success).toBe(false)
  expect(LongText(5).safeParse("\r\n").success).toBe(false)
})
