import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { openPages } from "./pages"

test("a card that someone moved meanwhile stays where it is, and the page says both stages", async () => {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const offer = { title: "Refonte", prospect: "Atelier Rhône" }
  const { id } = (await api.call("camille", "POST", "/Offers", offer)).body
  const seen = { from: "firstContact", to: "positioned" }
  const elsewhere = { from: "firstContact", to: "onWaiting" }
  await api.call("camille", "POST", `/Offers/${id}/moves`, elsewhere)
  const there = (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
  }
  const sent = new URLSearchParams({ _key: crypto.randomUUID(), ...seen })
  const answer = await pages.ask(`/admin/offers/${id}/moves`, cookie, there, sent)
  const page = await answer.text()
  expect(answer.status).toBe(409)
  expect(page.replace(/[\u00a0\u202f]/g, " ")).toContain(
    "Vous la voyiez en « Premier contact » ; elle a été déplacée entre-temps en « En attente ».",
  )
  expect((await api.call("camille", "GET", `/Offers/${id}`)).body.state).toBe("onWaiting")
})
