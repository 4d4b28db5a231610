import { expect, it } from "vitest"
import { ownerOf } from "./owner"

it("An owner is the verified subject itself", () => {
  expect(ownerOf("9b2f0a52-7f5e-4f7e-9d0a-0a2f3f2f7a11")).toBe(
    "9b2f0a52-7f5e-4f7e-9d0a-0a2f3f2f7a11",
  )
})
