import { expect, test } from "vitest"
import { NewBill } from "#contract/bills"
import { NewProduct } from "#contract/products"
import { constraintsOf } from "./constraints.server"

test("the browser knows what is required, and how long a text may be", () => {
  const constraints = constraintsOf(NewProduct)
  expect(constraints.name).toEqual({ required: true, maxLength: 120 })
  expect(constraints.color).toEqual({ required: false, maxLength: 40 })
  expect(constraints.sellingPrice).toEqual({ required: false })
  expect(constraints.sold).toEqual({ required: false })
})

test("rows are named as their fields are", () => {
  const constraints = constraintsOf(NewBill)
  expect(constraints.lines).toEqual({ required: true, multiple: true })
  expect(constraints["lines[].serviceName"]).toEqual({ required: true, maxLength: 200 })
  expect(constraints.paymentDays).toEqual({ required: false, min: 0, max: 60 })
})
