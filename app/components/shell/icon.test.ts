import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { iconNames } from "./icon-names"

test("each icon has its shape, and each shape its name", () => {
  const shapes = readFileSync("app/components/shell/icons.svg", "utf8")
  const drawn = [...shapes.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual([...iconNames])
})
