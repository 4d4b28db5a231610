import { describe, expect, test } from "vitest"
import { people, startApi } from "../../../tests/api"

test("GET /Users is oneself, and with list=true everyone, for who may see them", async () => {
  const api = await startApi()
  for (const who of ["camille", "thomas"] as const) await api.call(who, "GET", "/Users")
  expect((await api.call("admin", "GET", "/Users?list=false")).body.username).toBe("admin")
  const all = await api.call("admin", "GET", "/Users?list=true&q=cam")
  expect(all.body.map(({ username }: { username: string }) => username)).toEqual(["camille"])
  expect(all.headers.get("total-count")).toBe("1")
  expect((await api.call("camille", "GET", "/Users?list=true")).status).toBe(403)
  expect((await api.call(null, "GET", "/Users?list=true")).status).toBe(401)
  expect((await api.fetch("camille", "/Users?list=true", { method: "HEAD" })).status).toBe(403)
  expect((await api.call("admin", "GET", "/Users?list=maybe")).status).toBe(422)
})

test("who has no right is told who they are, and that they may do nothing", async () => {
  const api = await startApi()
  expect((await api.call("nobody", "GET", "/Users/permissions")).body).toEqual([])
  expect(await api.call("nobody", "GET", "/Users")).toMatchObject({
    status: 200,
    body: { username: "nobody", permissions: [], roles: [] },
  })
})

describe("the first connection", () => {
  const camille = people.camille.id
  const start = async () => {
    const api = await startApi()
    const isFirst = async () => (await api.call("camille", "GET", "/Users")).body.firstConnection
    await isFirst()
    return { api, isFirst }
  }

  test("is confirmed once, with any body or none", async () => {
    const { api, isFirst } = await start()
    expect(await isFirst()).toBe(true)
    for (const body of [undefined, {}, { anything: ["at", "all"] }])
      expect(
        await api.call("camille", "POST", "/Users/confirmFirstConnection", body),
      ).toMatchObject({ status: 200, body: { userId: camille, firstConnection: false } })
    expect(await isFirst()).toBe(false)
  })

  test("is set by oneself and by who edits users, and by nobody else", async () => {
    const { api, isFirst } = await start()
    const set = async (who: "camille" | "thomas" | "admin", value: unknown) =>
      (await api.call(who, "PUT", `/Users/${camille}/firstConnection/${value}`)).status
    expect([await set("camille", false), await isFirst()]).toEqual([200, false])
    expect([await set("thomas", true), await isFirst()]).toEqual([404, false])
    expect([await set("admin", true), await isFirst()]).toEqual([200, true])
    expect(await set("camille", "maybe")).toBe(404)
  })
})
