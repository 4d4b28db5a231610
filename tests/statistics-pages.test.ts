import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { issued, openForBusiness } from "./billing"
import { openPages } from "./pages"

test("Camille reads her figures, opens one, and sets a goal, all by links and forms", async () => {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const client = await openForBusiness(api)
  await issued(api, client.id)
  const ask = async (path: string, body?: Record<string, string>) => {
    const answer = await pages.ask(
      ...([path, cookie] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && new URLSearchParams(body),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll(/[\u00a0\u202f]/g, " ")
    return { status: answer.status, to: answer.headers.get("location") ?? "", text }
  }
  const business = await ask("/admin/statistics")
  expect(business.text).toContain("Chiffre d’affaires HT")
  expect(business.text).toContain("4 500,00 €")
  expect(business.text).toContain("/admin/statistics/rows?figure=turnoverHT")
  for (const path of ["clients", "payment", "sales", "settings", "goals"])
    expect((await ask(`/admin/statistics/${path}`)).status, path).toBe(200)
  const rows = await ask("/admin/statistics/rows?period=year&figure=turnoverHT")
  expect(rows.text).toContain("F-2026-0001")
  const saved = await ask("/admin/statistics/goals", {
    ...{ year: "2026", turnoverHT: "9 000,00", days: "", dailyRateHT: "" },
  })
  expect(saved.status, saved.text.slice(0, 500)).toBe(302)
  expect((await ask("/admin/statistics")).text).toContain("4 500,00 € sur 9 000,00 € (50 %)")
}, 120_000)
