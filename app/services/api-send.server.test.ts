import { expect, onTestFinished, test, vi } from "vitest"
import { send } from "./api-send.server"

test("a word where an id stands is nobody’s record, and not the address of something else", async () => {
  const api = vi.fn(async () => Response.json({}))
  const request = new Request("http://localhost:3000/admin/users/quotas")
  const ask = async (personId: string) =>
    send({ request, context: { api } }, undefined, "GET", "/Users/{personId}", {
      path: { personId },
    })
  for (const word of ["quotas", "permissions", "all", "search", "", "../Users"]) {
    const answer = await ask(word)
    expect([word, answer.status, (await answer.json()).code]).toEqual([word, 404, "notFound"])
  }
  expect(api).not.toHaveBeenCalled()
  expect((await ask("0b6f0b5e-0000-4000-8000-000000000001")).status).toBe(200)
})

test("a reading that is not there in ten seconds is answered as such, whatever the database waits for", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const api = () => new Promise<Response>(() => {})
  const request = new Request("http://localhost:3000/directory")
  const asked = send({ request, context: { api } }, undefined, "GET", "/Public/Directory", {})
  const refused = expect(asked).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})
