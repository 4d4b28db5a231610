import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { openPages } from "./pages"

/** The pages of CVs, as browsers without scripts send and show them. */
async function start() {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const ask = async (path: string, body?: Record<string, string>) => {
    const answer = await pages.ask(
      ...([path, cookie] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && new URLSearchParams(body),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
    const plain = text.replaceAll(/[\u00a0\u202f]/g, " ")
    return { status: answer.status, to: answer.headers.get("location") ?? "", text: plain }
  }
  const call = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  return { api, ask, call }
}

test("a certification is renewed by links and a form that knows what stays the same", async () => {
  const { ask, call } = await start()
  const old = await call("POST", "/CV/facts", {
    ...{ kind: "certification", titleFr: "CKA", organism: "CNCF", expiresOn: "2027-01-15" },
    licenceNumber: "LF-42",
  })
  const page = `/admin/cv/${old.id}`
  expect((await ask(page)).text).toContain(`href="${page}/renewal"`)
  const form = await ask(`${page}/renewal`)
  for (const text of ['value="CKA"', 'value="CNCF"', 'value="LF-42"', "15 janvier 2027"])
    expect(form.text).toContain(text)
  expect(form.text).not.toMatch(/name="expiresOn"[^>]*value="2027/)
  const typed = { kind: "certification", titleFr: "CKA", organism: "CNCF", licenceNumber: "LF-43" }
  const refused = await ask(`${page}/renewal`, {
    ...{ ...typed, issuedOn: "2027-02-01", expiresOn: "2026-01-01" },
  })
  expect([refused.status, refused.text.includes('value="LF-43"')]).toEqual([422, true])
  const saved = await ask(`${page}/renewal`, { ...typed, expiresOn: "2030" })
  expect(saved.status, saved.text.slice(0, 500)).toBe(302)
  expect((await ask(page)).text).toContain("Renouvelée")
  expect((await ask(page)).text).toContain(`href="${saved.to}"`)
  // Renewed once: the page leads back to it.
  expect((await ask(`${page}/renewal`)).to).toBe(page)
})

test("an import says what it cannot read, and takes over of the profile what is ticked", async () => {
  const { api, ask, call } = await start()
  const file = {
    basics: { name: "Camille Roux" },
    work: [{ position: "Développeuse", startDate: "2013/12" }],
  }
  const sent = await api.fetch("camille", "/Uploads?name=cv.json", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: JSON.stringify(file),
  })
  const { id: fileId } = (await sent.json()) as { id: string }
  const begun = await ask("/admin/cv/imports/new", { fileId, language: "fr" })
  const preview = await ask(begun.to)
  for (const text of ["startDate : « 2013/12 »", "Camille Roux"])
    expect(preview.text).toContain(text)
  expect(preview.text).toMatch(/<input type="checkbox" name="profile"[^>]*value="name"/)
  expect(preview.text).not.toMatch(/name="profile"[^>]*checked/)
  const done = await ask(begun.to, { lines: "work.0", profile: "name" })
  expect(done.status, done.text.slice(0, 500)).toBe(302)
  expect(await call("GET", "/Profile")).toMatchObject({ firstName: "Camille", lastName: "Roux" })
})

test("who deletes a CV that is shown reads what shows it, and an anonymous one says what waits", async () => {
  const { ask, call } = await start()
  await call("POST", "/CV/facts", { kind: "mission", titleFr: "Dev", contextFr: "a@b.example" })
  const shown = await call("POST", "/CV/versions", { name: "Pour Acme" })
  const copy = await call("POST", `/CV/versions/${shown.id}/copies`, { recipient: "Acme" })
  await call("POST", `/CV/copies/${copy.id}/links`, { days: 30 })
  const refused = await ask(`/admin/cv/versions/${shown.id}/delete`)
  expect(refused.text).toContain("Suppression impossible")
  expect(refused.text).toContain(`href="/admin/cv/copies/${copy.id}/links"`)
  const anonymous = await call("POST", "/CV/versions", { name: "Anonyme", anonymous: true })
  for (const part of ["copies", "publications"]) {
    const { text } = await ask(`/admin/cv/versions/${anonymous.id}/${part}`)
    expect(text, part).toContain("a@b.example")
    expect(text, part).toContain(`href="/admin/cv/versions/${anonymous.id}"`)
  }
})
