import { beforeAll, describe, expect, test } from "vitest"
import { provide } from "../../config/environment"
import { leadBack } from "./lead-back.server"
import { readToast } from "./toast.server"

beforeAll(() => provide({ SESSION_SECRET: "a secret of the tests" }))

const act = "http://localhost/admin/support-requests/one/treatment"
const posted = (headers = {}) =>
  new Request(act, {
    method: "POST",
    headers: { accept: "text/html,*/*;q=0.8", host: "localhost", ...headers },
  })

async function told(answer: Response) {
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? ""
  return (await readToast(new Request(act, { headers: { cookie } }))).toast
}

describe("an act without a page of its own, without scripts", () => {
  test("leads back to where it was asked for, and says why nothing was done", async () => {
    const stale = Response.json({ result: {}, problem: { code: "stale", text: "Changed" } })
    const answer = await leadBack(posted({ referer: "http://localhost/admin/x?page=2" }), stale)
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/x?page=2"])
    expect(await told(answer)).toMatchObject({ message: "errors.act.stale", type: "error" })
    const wrong = Response.json({ result: { error: { day: ["No such day"] } } }, { status: 422 })
    expect(await told(await leadBack(posted(), wrong))).toMatchObject({ said: "No such day" })
    const gone = await leadBack(posted(), new Response("Not Found", { status: 404 }))
    expect(gone.headers.get("Location")).toBe("/admin/support-requests/one")
    expect(await told(gone)).toMatchObject({ message: "errors.act.gone" })
  })

  test("says nothing where it was done, and leads to no other host", async () => {
    const done = await leadBack(posted({ referer: "http://evil.example/x" }), Response.json(null))
    expect(done.headers.get("Location")).toBe("/admin/support-requests/one")
    expect(done.headers.get("Set-Cookie")).toBeNull()
  })

  test("is left as it is where a script asked, or where it is a page, a file or a way on", async () => {
    const data = Response.json({ problem: { code: "stale", text: "Changed" } })
    expect(await leadBack(posted({ accept: "*/*" }), data)).toBe(data)
    const html = { "Content-Type": "text/html; charset=utf-8" }
    for (const answer of [
      new Response("<p>", { status: 404, headers: html }),
      new Response("%PDF", { headers: { "Content-Type": "application/pdf" } }),
      new Response(null, { status: 302, headers: { Location: "/" } }),
    ])
      expect(await leadBack(posted(), answer)).toBe(answer)
  })
})
