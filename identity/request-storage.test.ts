import type { IncomingMessage, ServerResponse } from "node:http"
import storage from "oidc-provider/lib/helpers/als.js"
import { expect, test } from "vitest"
import { clearBetweenRequests } from "./request-storage"

test("a request of the protocol is at hand until it ends, and nothing is once all have ended", async () => {
  const seen: unknown[] = []
  const ends = new Map<string, () => void>()
  const handler = clearBetweenRequests(({ url = "" }) =>
    storage.run(url, async () => {
      await new Promise<void>((resolve) => ends.set(url, resolve))
      seen.push(storage.getStore())
    }),
  )
  const ask = (url: string) => handler({ url } as IncomingMessage, {} as ServerResponse)
  const [first, second] = [ask("/first"), ask("/second")]
  const late = storage.run("late", async () => {
    await second
    return storage.getStore()
  })
  ends.get("/first")?.()
  await first
  ends.get("/second")?.()
  await second
  expect(seen).toEqual(["/first", "/second"])
  expect(await late).toBeUndefined()
})
