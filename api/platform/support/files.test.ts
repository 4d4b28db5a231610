import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { onePixel } from "../../../tests/one-pixel"

const note = { email: "claire@exemple.fr", message: "Voici ce que je vois." }

async function send(
  api: TestApi,
  who: Parameters<TestApi["fetch"]>[0],
  name: string,
  body: BodyInit = "Bonjour",
) {
  const answer = await api.fetch(who, `/Users/support-files?name=${name}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as { id: string; code?: string } }
}

const write = (api: TestApi, who: Parameters<TestApi["fetch"]>[0], files: string[]) =>
  api.call(who, "POST", "/Users/support-message", { ...note, files })

test("a stranger’s files go with their message, to who answers and by the link, and to nobody else", async () => {
  const api = await startApi()
  await api.call("admin", "GET", "/Users")
  const picture = await send(api, null, "écran.png", Buffer.from(onePixel, "base64"))
  const text = await send(api, null, "journal.txt")
  expect((await write(api, null, [picture.body.id, text.body.id])).status).toBe(204)
  const [{ id }] = (await api.call("admin", "GET", "/SupportRequests")).body
  const read = await api.call("admin", "GET", `/SupportRequests/${id}`)
  expect(read.body.files).toMatchObject([{ name: "écran.png" }, { name: "journal.txt", size: 7 }])
  const path = `/SupportRequests/${id}/files/${text.body.id}`
  expect(await (await api.fetch("admin", path)).text()).toBe("Bonjour")
  expect((await api.call("camille", "GET", path)).status).toBe(403)
  expect((await api.call("camille", "GET", `/Files/${text.body.id}`)).status).toBe(404)
  const { rows } = await api.parts.pool.query("select expires_at from files where id = $1", [
    text.body.id,
  ])
  expect(rows).toEqual([])
})

test("a fourth file, another’s, and one of a wrong kind are refused; what nobody sent on goes within a day", async () => {
  const api = await startApi()
  const own = await send(api, "camille", "un.txt")
  const four = await write(api, "camille", [own.body.id, own.body.id, own.body.id, own.body.id])
  expect(four).toMatchObject({ status: 422, body: { errors: [{ path: "files" }] } })
  const stolen = await write(api, "thomas", [own.body.id])
  expect(stolen).toMatchObject({ status: 422, body: { errors: [{ path: "files[0]" }] } })
  expect((await write(api, null, [own.body.id])).status).toBe(422)
  expect((await send(api, null, "outil.exe", "MZ\u0000\u0001")).status).toBe(415)
  expect((await write(api, "camille", [own.body.id])).status).toBe(204)
  const [request] = (await api.call("camille", "GET", "/Support")).body
  const shown = await api.call("camille", "GET", `/Support/${request.id}`)
  expect(shown.body.files).toMatchObject([{ id: own.body.id, name: "un.txt" }])
})

test("the same words sent again within ten minutes are one request", async () => {
  const api = await startApi()
  const first = await write(api, null, [])
  const again = await write(api, null, [])
  expect(again.headers.get("Support-Reference")).toBe(first.headers.get("Support-Reference"))
  api.setClock("2026-11-22T09:00:01Z")
  const later = await write(api, null, [])
  expect(later.headers.get("Support-Reference")).not.toBe(first.headers.get("Support-Reference"))
})

test("standard answers are for who answers, under names of their own", async () => {
  const api = await startApi()
  const words = { name: "Accès", textFr: "Bonjour, c’est réparé.", textEn: null }
  const added = await api.call("admin", "POST", "/SupportTexts", words)
  expect(added.status).toBe(201)
  const twice = await api.call("admin", "POST", "/SupportTexts", { ...words, name: "ACCÈS" })
  expect(twice).toMatchObject({ status: 422, body: { errors: [{ path: "name" }] } })
  const empty = { name: "Rien", textFr: null, textEn: null }
  expect((await api.call("admin", "POST", "/SupportTexts", empty)).status).toBe(422)
  expect((await api.call("camille", "GET", "/SupportTexts")).status).toBe(403)
  const path = `/SupportTexts/${added.body.id}`
  const changed = { ...words, textEn: "Hello, it is mended.", version: 1 }
  expect((await api.call("admin", "PUT", path, changed)).body.textEn).toBe("Hello, it is mended.")
  expect((await api.call("admin", "PUT", path, changed)).status).toBe(409)
  expect((await api.call("admin", "DELETE", path)).status).toBe(204)
})
