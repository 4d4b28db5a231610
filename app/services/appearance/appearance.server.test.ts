import { expect, test } from "vitest"
import { appearanceAttributes } from "./appearance"
import { appearanceOf } from "./appearance.server"

const visitor = (cookies: string) =>
  new Request("https://plume.example/", { headers: { Cookie: cookies } })

test("who chose nothing has the system's theme and a navigation with words", () => {
  expect(appearanceOf(visitor("plume_locale=en"))).toEqual({
    theme: "system",
    side: "wide",
    density: "airy",
    group: "",
  })
  expect(appearanceAttributes(appearanceOf(visitor("")))).toEqual({})
})

test("what was chosen stands on the page", () => {
  const appearance = appearanceOf(
    visitor("plume_theme=dark; plume_group=sales.none; plume_side=narrow; plume_density=dense"),
  )
  expect(appearanceAttributes(appearance)).toEqual({
    ...{ "data-theme": "dark", "data-side": "narrow", "data-group": "sales.none" },
    "data-density": "dense",
  })
})

test("a cookie that somebody made up changes nothing", () => {
  const appearance = appearanceOf(
    visitor('plume_theme="><script>; plume_side=constructor; plume_density=1; plume_group="><b>'),
  )
  expect(appearance).toEqual({ theme: "system", side: "wide", density: "airy", group: "" })
})
