import { expect, test } from "vitest"
import { createStory } from "../database/seed/story"
import { people, startApi } from "./api"
import { openPages } from "./pages"
import { screenRoutes } from "./screen-routes"

/** The whole address of a route. */
function addressOf(id: string | undefined): string {
  const route = screenRoutes.find((each) => each.id === id)
  if (!route) return ""
  return [addressOf(route.parentId), route.path].filter(Boolean).join("/").replace(/^\/+/, "/")
}

test("D73 whatever a script, a download or a picture asks for is kept by no cache", async () => {
  const api = await startApi()
  api.setClock(new Date().toISOString())
  const camille = { ...people.camille, username: "camille", email: "camille@exemple.fr" }
  await createStory({ parts: api.parts, person: { ...camille, issuedAt: new Date() } })
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const addresses = screenRoutes
    .filter(({ file }) => file.startsWith("routes/admin/") && file.endsWith(".ts"))
    .map(({ id }) => `/${addressOf(id)}`.replace("//", "/"))
    .filter((address) => !address.includes(":") && !address.includes("*"))
  const kept: string[] = []
  let answered = 0
  for (const address of addresses) {
    const answer = await pages.ask(`${address}?q=an`, cookie, (input, init) => {
      const { pathname, search } = new URL(input)
      return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
    })
    await answer.arrayBuffer()
    // A redirect or a refusal says nothing of anyone.
    if (!answer.ok) continue
    answered += 1
    const control = answer.headers.get("cache-control") ?? "none"
    if (!/private, (no-store|max-age)/.test(control)) kept.push(`${address}: ${control}`)
  }
  expect(kept).toEqual([])
  expect(answered).toBeGreaterThan(10)
})
