import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "./api"
import { openPages } from "./pages"

const plain = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ")

async function visiting(api: TestApi) {
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const there = (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
  }
  return async (path: string) => (await pages.ask(path, cookie, there)).text()
}

test("each figure of the statistics is a link to as many offers, and open ones are totalled", async () => {
  const api = await startApi()
  const post = async (path: string, body: object) =>
    (await api.call("camille", "POST", path, body)).body
  const client = await post("/Clients", { name: "Librairies Voltaire" })
  const worth = { clientId: client.id, tjmHT: 60_000, expectedDays: "10" }
  const { id } = await post("/Offers", { title: "Refonte", ...worth })
  await post("/Offers", { title: "Audit", ...worth })
  await post(`/Offers/${id}/moves`, { from: "firstContact", to: "positioned" })
  const read = await visiting(api)
  const statistics = await read("/admin/offers/statistics")
  const links = [...statistics.matchAll(/<a[^>]*href="([^"]*offers\?[^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const figures = links.filter(([, href]) => /figure=|state=/.test(href ?? ""))
  // How many, what they are worth, and what they are worth weighted; rates and medians too.
  expect(figures.length).toBeGreaterThan(10)
  for (const [, href = "", shown = ""] of figures) {
    const address = new URL(href.replaceAll("&amp;", "&"), "http://plume/admin/offers/statistics")
    const list = await read(address.pathname + address.search)
    const count = /^\d+$/.test(shown) ? Number(shown) : undefined
    const titles = ["Refonte", "Audit"].filter((title) => list.includes(`>${title}<`))
    expect([href, titles.length]).toEqual([href, count ?? titles.length])
    expect(titles.length, href).toBeGreaterThan(0)
  }
  for (const path of ["/admin/offers", "/admin/offers/board"])
    expect(plain(await read(path))).toMatch(
      /Offres ouvertes 2 Valeur HT 12 000,00 € Pondérée 2 400,00 €/,
    )
})

test("the preview of a file of contacts says which companies it creates, and by which rule", async () => {
  const api = await startApi()
  const sent = await api.fetch("camille", "/Uploads?name=contacts.csv", {
    method: "POST",
    body: "Nom complet;Client\nLuc Petit;Inconnue\n",
    headers: { "content-type": "application/octet-stream" },
  })
  const { id: fileId } = (await sent.json()) as { id: string }
  const begun = await api.call("camille", "POST", "/Imports", { kind: "contacts", fileId })
  const page = plain(await (await visiting(api))(`/admin/imports/${begun.body.id}`))
  expect(page).toContain("Crée l’entreprise « Inconnue »")
  expect(page).toContain("Une entreprise que vous n’avez pas encore est créée avec son contact")
})
