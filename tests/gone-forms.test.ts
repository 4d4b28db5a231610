import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { openPages } from "./pages"

test("what was written about a record that was deleted meanwhile is given back, whatever form it was in", async () => {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const gone = crypto.randomUUID()
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await pages.ask(
      ...([path, cookie] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      new URLSearchParams(fields),
    )
    return { status: answer.status, text: (await answer.text()).replaceAll("&#x27;", "'") }
  }
  const day = "2026-11-20"
  const entry = {
    day,
    startTime: "09:00",
    duration: "1:30",
    note: "Relecture <b>des maquettes</b>",
    version: "1",
  }
  const forms: [path: string, fields: Record<string, string>, written: string][] = [
    [`/admin/time-entries/${gone}/edit`, entry, "Relecture &lt;b&gt;des maquettes&lt;/b&gt;"],
    [
      `/admin/tags/${gone}/edit`,
      { title: "Très urgent", color: "red", version: "1" },
      "Très urgent",
    ],
    [`/admin/contacts/${gone}/edit`, { name: "Jeanne Morel", version: "1" }, "Jeanne Morel"],
    [`/admin/tasks/${gone}/items`, { text: "Appeler l'imprimeur" }, "Appeler l'imprimeur"],
    // Refused for a sign that a tag may not have: its page would be shown again.
    [`/admin/tags/${gone}/edit`, { title: "Urgent, à revoir", version: "1" }, "Urgent, à revoir"],
  ]
  for (const [path, fields, written] of forms) {
    const { status, text } = await send(path, fields)
    expect([404, 422], path).toContain(status)
    expect(text, path).toContain("Supprimé entre-temps")
    expect(text, path).toContain(written)
    expect(text, path).not.toMatch(/<p[^>]*>(red|2026-11-20|1)<\/p>/)
  }
  expect((await send(`/admin/tags/${gone}/edit`, { color: "red" })).text).not.toContain(
    "Supprimé entre-temps",
  )
})
