import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { openPages } from "./pages"

test("without scripts and with the API away, a sent form is kept, and the page says so", async () => {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const away = async () => {
    throw new Error("ECONNREFUSED")
  }
  const there = (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
  }
  const form = "/admin/products/new"
  const typed = new URLSearchParams({ _key: crypto.randomUUID(), name: "Un tabouret en frêne" })
  const lost = await pages.ask(form, cookie, away, typed)
  expect(lost.status).toBe(503)
  const page = await lost.text()
  expect(page).toContain("Rouvrir le formulaire (gardé une heure)")
  expect(page).toContain(`href="${form}"`)
  expect(await (await pages.ask(form, cookie, there)).text()).toContain("Un tabouret en frêne")
  // A page that was only asked for says nothing of the sort.
  expect(await (await pages.ask("/admin/products", cookie, away)).text()).not.toContain(
    "Rouvrir le formulaire",
  )
})
