import { expect, test } from "vitest"
import { isDarkEnough, usualPaper } from "./paper"

test.each([
  [usualPaper.color, true],
  ["#000000", true],
  // The lightest grey that keeps 4.5 to 1 on white, and the next.
  ["#767676", true],
  ["#777777", false],
  ["#ffd400", false],
  ["#ffffff", false],
])("%s carries white text: %s", (color, expected) => {
  expect(isDarkEnough(color)).toBe(expected)
})
