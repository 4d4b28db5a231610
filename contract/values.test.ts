import { expect, test } from "vitest"
import { FileId, Id, LongText } from "./values"

test("a line end counts once, as it does where it is typed", () => {
  expect(LongText(5).parse("ab\r\ncd")).toBe("ab\ncd")
  expect(LongText(5).parse("  ab\rcd\r\n")).toBe("ab\ncd")
  expect(LongText(5).safeParse("ab\r\ncde").success).toBe(false)
  expect(LongText(5).safeParse("\r\n").success).toBe(false)
})

test.each([undefined, null, ""])("of no id (%j) it is said that it lacks", (input) => {
  for (const one of [Id, FileId])
    expect(one.safeParse(input).error?.issues).toMatchObject([{ message: "required" }])
  expect(Id.safeParse("x").error?.issues).toMatchObject([{ message: "unknown" }])
})
