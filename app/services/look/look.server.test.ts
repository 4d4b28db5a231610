import { expect, test } from "vitest"
import { lookAttributes } from "./look"
import { lookOf } from "./look.server"

const visitor = (cookies: string) =>
  new Request("https://plume.example/", { headers: { Cookie: cookies } })

test("who chose nothing has the system's theme and a navigation with words", () => {
  expect(lookOf(visitor("plume_locale=en"))).toEqual({ theme: "system", side: "wide" })
  expect(lookAttributes(lookOf(visitor("")))).toEqual({})
})

test("what was chosen stands on the page", () => {
  const look = lookOf(visitor("plume_theme=dark; plume_locale=fr; plume_side=narrow"))
  expect(lookAttributes(look)).toEqual({ "data-theme": "dark", "data-side": "narrow" })
})

test("a cookie that somebody made up changes nothing", () => {
  const look = lookOf(visitor('plume_theme="><script>; plume_side=constructor'))
  expect(look).toEqual({ theme: "system", side: "wide" })
})
