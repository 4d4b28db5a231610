import { gunzipSync } from "node:zlib"
import { expect, onTestFinished, test, vi } from "vitest"
import { PortInUse } from "../../server/listen"
import { freePort } from "./free-port"
import { startSite } from "./site"

test("a request in flight is finished, new ones are not taken", async () => {
  let finish = () => {}
  const begun = vi.fn()
  const site = await startSite(
    async () => {
      begun()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return new Response("whole")
    },
    await freePort(),
  )

  const inFlight = fetch(site.origin).then((answer) => answer.text())
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { interval: 5 })
  const drained = site.drain(10_000)
  await expect(fetch(site.origin)).rejects.toThrow()
  finish()
  expect(await inFlight).toBe("whole")
  await drained
})

test("patience with a request that never ends is limited", async () => {
  const begun = vi.fn()
  const site = await startSite(
    () => {
      begun()
      return new Promise<Response>(() => {})
    },
    await freePort(),
  )
  const cut = fetch(site.origin).catch((error: Error) => error)
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { interval: 5 })
  await site.drain(50)
  expect(await cut).toBeInstanceOf(Error)
})

test("every answer bears the headers that protect it, failures too", async () => {
  const site = await startSite(
    async () => {
      throw new Error("no page today")
    },
    await freePort(),
  )
  onTestFinished(() => site.drain(0))
  const answers = [
    await fetch(site.origin),
    await fetch(`${site.origin}/healthz`),
    await fetch(site.origin, { method: "POST", headers: { Origin: "https://evil.example" } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 403])
  for (const { headers } of answers) {
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("same-origin")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
  }
  const page = (await answers[0]?.text()) ?? ""
  expect(page).toContain("Une erreur s’est produite")
  expect(page).not.toContain("no page today")
})

test("a page is compressed for whom takes it, and left alone for others", async () => {
  const text = "Une facture, et une autre. ".repeat(100)
  const site = await startSite(
    async () => new Response(text, { headers: { "Content-Type": "text/html" } }),
    await freePort(),
  )
  onTestFinished(() => site.drain(0))
  const plain = await raw(site.origin, "identity")
  const packed = await raw(site.origin, "gzip;q=1.0, br;q=0")
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(packed.headers["content-encoding"]).toBe("gzip")
  expect(gunzipSync(packed.body).toString()).toBe(text)
})

test("a port that is taken is said so", async () => {
  const port = await freePort()
  const first = await startSite(async () => new Response(), port)
  onTestFinished(() => first.drain(0))
  await expect(startSite(async () => new Response(), port)).rejects.toThrow(new PortInUse(port))
})

/** `fetch` would unpack the body. */
async function raw(url: string, accept: string) {
  const { get } = await import("node:http")
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
    get(url, { headers: { "Accept-Encoding": accept } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
    })
  })
}
