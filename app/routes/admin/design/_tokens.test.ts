import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { coloursOf, contrastsOf } from "./_tokens"

const colours = coloursOf(readFileSync("app/styles.css", "utf8"))

test("every text and every edge stands out from its ground, light and dark", () => {
  const contrasts = contrastsOf(colours)
  expect(contrasts.length).toBeGreaterThan(10)
  expect(contrasts.filter(({ light, dark, needed }) => Math.min(light, dark) < needed)).toEqual([])
})

test("a contrast is measured as WCAG does", () => {
  const grey = { name: "ink", light: "#767676", dark: "#777777" }
  const white = { name: "canvas", light: "#ffffff", dark: "#ffffff" }
  expect(contrastsOf([grey, white])).toMatchObject([{ light: 4.54, dark: 4.47 }])
})
