import { randomBytes, randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { expect, test } from "vitest"
import { loggedPath } from "../config/logged-path"
import { comesFromUs, normalise, protectiveHeaders } from "./gate"

const origin = "https://plume.example"

function request(method: string, url: string, headers: Record<string, string> = {}) {
  return {
    method,
    url,
    headers: { ...headers },
    rawHeaders: Object.entries(headers).flat(),
    socket: { remoteAddress: "10.0.0.9" },
  } as unknown as IncomingMessage
}

const posted = (headers: Record<string, string>, url = "/admin/bills/new") =>
  comesFromUs(request("POST", url, headers), { origin, trustProxy: 0 })

test.each([
  ["an origin that is not ours", { origin: "https://evil.example" }],
  ["an origin that hides", { origin: "null" }],
  ["no origin at all", {}],
  ["another site, whatever the origin", { origin, "sec-fetch-site": "cross-site" }],
  ["a sister site", { "sec-fetch-site": "same-site" }],
  [
    "our site by name, another by origin",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ],
])("what is posted from %s is refused", (_, headers) => {
  expect(posted(headers)).toBe(false)
})

test("what is posted from our pages passes", () => {
  expect(posted({ origin })).toBe(true)
  expect(posted({ origin, "sec-fetch-site": "same-origin" })).toBe(true)
})

test("calls that carry their own credentials pass, a browser's cookies do not count", () => {
  expect(posted({ authorization: "Bearer x" }, "/api/Bills")).toBe(true)
  expect(posted({}, "/identity/token")).toBe(true)
  expect(posted({}, "/auth/back-channel-logout")).toBe(true)
  expect(posted({}, "/auth/sign-out")).toBe(false)
  expect(posted({ cookie: "_session=1" }, "/identity/interaction/1")).toBe(false)
  expect(posted({ authorization: "Bearer x" }, "/admin/bills/new")).toBe(false)
})

test.each([
  "/api/../admin/bills/new",
  "/api/%2e%2e/admin/bills/new",
  "/api\\..\\admin",
  "/identity/../admin",
  "//plume.example/api",
  "http://plume.example/api/../admin",
])("%s is judged as what it leads to", (path) => {
  expect(posted({}, path)).toBe(false)
})

test("the secret of a private link is not written down; the id of a record is", () => {
  const secret = randomBytes(24).toString("base64url").replace(/^./, "A")
  expect(loggedPath(`/link/${secret}/pdf`)).toBe("/link/…/pdf")
  const bill = `/admin/bills/${randomUUID()}`
  expect(loggedPath(bill)).toBe(bill)
})

test("what a client forwards is not believed unless a proxy is", () => {
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "X-Forwarded-For": "1.1.1.1, 2.2.2.2",
    "x-request-id": "chosen-by-client",
  }
  const direct = request("GET", "/", headers)
  normalise(direct, { origin, trustProxy: 0 })
  expect(direct.headers).toMatchObject({ host: "plume.example", "x-forwarded-for": "10.0.0.9" })
  expect(direct.rawHeaders.join()).not.toMatch(/evil|1\.1\.1\.1|chosen/)
})

test("with one trusted proxy, the client is whom that proxy saw", () => {
  const behind = request("GET", "/", {
    "x-forwarded-for": "6.6.6.6, 2.2.2.2",
    "x-request-id": "chosen-by-proxy",
  })
  expect(normalise(behind, { origin, trustProxy: 1 })).toBe("chosen-by-proxy")
  expect(behind.headers["x-forwarded-for"]).toBe("2.2.2.2")
})

test("D75 under https, every answer tells browsers to stay there", () => {
  const headers = protectiveHeaders({ origin: "https://plume.example", trustProxy: 0 })
  expect(headers["Strict-Transport-Security"]).toMatch(/^max-age=31536000/)
  expect(protectiveHeaders({ origin: "http://localhost:3000", trustProxy: 0 })).not.toHaveProperty(
    "Strict-Transport-Security",
  )
})
