import { CircleAlert, X } from "lucide-react"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import createLucideIcon from "./icon"

interface IconModule {
  __iconData: Parameters<typeof createLucideIcon>[0]
}

test.each([
  ["x", X, {}],
  ["x", X, { size: 16, className: "mt-1", "aria-hidden": true }],
  ["circle-exclamation-point", CircleAlert, { size: 20, "aria-label": "Attention" }],
])("an icon is as the library would draw it: %s", async (file, Icon, props) => {
  const path = `../../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`
  const { __iconData } = (await import(path)) as IconModule
  const own = renderToString(createElement(createLucideIcon(__iconData), props))
  expect(own).toBe(renderToString(createElement(Icon, props)))
})
