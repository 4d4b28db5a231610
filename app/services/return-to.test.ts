import { describe, expect, test } from "vitest"
import { safeReturnTo } from "./return-to"

const evil = [
  "//evil.example",
  "///evil.example",
  "////evil.example/admin",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http:\\\\evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:http://localhost/1",
  "/%0d%0aSet-Cookie:a=b",
  "/admin\r\nSet-Cookie: a=b",
  "/admin%0aLocation:%20//evil.example",
  "/%2f%2fevil.example/..",
  "/%2fevil.example",
  "/%5cevil.example",
  "/%252fevil.example",
  "/%255cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/./\t/evil.example",
  "/.//evil.example",
  "/admin/..//evil.example",
  "/%2e/%2fevil.example/../..//evil.example",
  "\u0000//evil.example",
  "/\u200b/evil.example",
  "user@evil.example",
  "evil.example",
  "",
  "?returnTo=//evil.example",
  "#//evil.example",
  `/${"a".repeat(2_000)}`,
]

describe("A15 the address to come back to after sign-in", () => {
  test.each(evil)("%j leads home", (text) => {
    expect(safeReturnTo(text)).toBe("/")
  })

  test.each([null, undefined, 7, {}, ["/admin"], new File([], "x")])("%j leads home", (value) => {
    expect(safeReturnTo(value)).toBe("/")
  })

  test.each([
    "/",
    "/admin/dashboard",
    "/ap/bills?state=overdue&limit=50",
    "/admin/products?q=caf%C3%A9%20noir",
    "/admin/companies/6f1f1d0e-0000-4000-8000-000000000001/edit",
  ])("%s is kept", (text) => {
    expect(safeReturnTo(text)).toBe(text)
  })

  test("a fragment is left out, for servers never see it", () => {
    expect(safeReturnTo("/admin/bills#lines")).toBe("/admin/bills")
  })
})
