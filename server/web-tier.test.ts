import { expect, test } from "vitest"
import { above } from "./web-tier"

test.each([
  ["/admin/reminders/holds", "/admin/reminders"],
  ["//admin/reminders/holds", "/admin/reminders"],
  ["//evil.example/holds", "/evil.example"],
  ["/holds", "/"],
])("the page above %s is %s, and never on another host", (pathname, page) => {
  expect(above(pathname)).toBe(page)
})
