import { parseWithZod } from "@conform-to/zod/v4"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { Money, optional, Percent, Quantity, Switch, Text } from "#contract/values"
import { coerceFormValue, toCents } from "./coercion"

const Form = z.object({
  name: Text(20),
  price: Money,
  fees: optional(Money),
  rate: Percent,
  quantity: Quantity,
  sold: Switch,
})

function read(entries: Record<string, string>) {
  const typed = { name: "Vélo", price: "1", rate: "1", quantity: "1", ...entries }
  const submission = parseWithZod(new URLSearchParams(typed), {
    schema: coerceFormValue(Form),
    disableAutoCoercion: true,
  })
  return submission.status === "success" ? submission.value : submission.error
}

describe("what is typed in a form becomes what travels", () => {
  test.each([
    ["1 234,50", 123450],
    ["1\u202f234,50\u00a0€", 123450],
    ["1234.5", 123450],
    ["1234", 123400],
    ["0,07", 7],
    ["1,005", "1,005"],
    ["12,3x", "12,3x"],
    ["", undefined],
    ["9999999999999999", Number.MAX_SAFE_INTEGER],
    ["-3,20", -320],
    ["NaN", "NaN"],
    ["1e9", "1e9"],
  ])("an amount of %j is %j", (text, cents) => {
    expect(toCents(text)).toBe(cents)
  })

  test("a whole form, as a French keyboard writes it", () => {
    expect(
      read({ price: "1 234,50 €", fees: "", rate: "5,5 %", quantity: "7,25", sold: "on" }),
    ).toEqual({
      name: "Vélo",
      price: 123450,
      fees: null,
      rate: "5.5",
      quantity: "7.25",
      sold: true,
    })
  })

  test("a box that is not ticked is off", () => {
    expect(read({})).toMatchObject({ sold: false })
  })

  test("what is empty or cannot be read is refused by its own name", () => {
    expect(read({ name: "  ", price: "cher", rate: "", quantity: "deux" })).toMatchObject({
      name: ["required"],
      price: ["money"],
      rate: ["required"],
      quantity: ["quantity"],
    })
  })

  test("an amount below zero, or beyond what is counted, is refused with what it may be", () => {
    expect(read({ price: "-1" })).toMatchObject({ price: ["amountTooSmall 0"] })
    for (const price of ["100000000000", "1 000 000 000 000 000,00", "9".repeat(400)])
      expect(read({ price })).toEqual({ price: ["amountTooBig 99999999999.99"] })
    expect(read({ rate: "1000", quantity: "1234567890,5" })).toEqual({
      rate: ["tooBig 999.99"],
      quantity: ["tooBig 999999999"],
    })
  })
})
