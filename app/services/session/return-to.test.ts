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

/** Addresses by which one way or another of reading them leads elsewhere. */
const cunning = [
  "/\u2028/evil.example",
  "/\u00a0/evil.example",
  "/\u00ad/evil.example",
  "/\ufeff/evil.example",
  "\u202e//evil.example",
  "/\u0085/evil.example",
  "/\v/evil.example",
  "/\f/evil.example",
  "/\u0000/evil.example",
  "/%00/evil.example",
  "/%09/evil.example",
  "/%0b/evil.example",
  "/%1f//evil.example",
  "/%7f/evil.example",
  "/%c2%85/evil.example\u0085",
  "/%25%32%66evil.example",
  "/%25252fevil.example",
  "/%5c%5cevil.example",
  "/%5Cevil.example",
  "/..//evil.example",
  "/../..//evil.example",
  "/a/..//evil.example",
  "/.\\evil.example",
  "/admin\\..\\..\\evil.example",
  "/%2e%2e//evil.example",
  "/a/%2e%2e//evil.example",
  "//evil.example:443/admin",
  "//127.0.0.1",
  "//[::1]/",
  "//user:word@evil.example",
  "///",
  "//",
  "/\\",
  "://evil.example",
  ":/evil.example",
  "http:evil.example",
  "ht\ttp://evil.example",
  "java\nscript:alert(1)",
  "feed:https://evil.example",
  "file:///etc/passwd",
  "intent://evil.example#Intent;end",
  "mailto:a@evil.example",
  "./evil.example",
  "../evil.example",
  "admin/bills",
  ";//evil.example",
  "@evil.example",
  "／／evil.example",
  "/ /evil.example",
  " /admin",
  "/admin ",
  "/admin/..%2f..%2f%2fevil.example",
  "/admin/%252e%252e%252f%252fevil.example",
  "/admin%c2%85",
  "/admin?q=%C3%89%0a",
]

describe("A15 the address to come back to after sign-in", () => {
  test.each(evil)("%j leads home", (text) => {
    expect(safeReturnTo(text)).toBe("/")
  })

  test.each(cunning)("%j leads home too", (text) => {
    expect(safeReturnTo(text)).toBe("/")
  })

  test.each([
    "/@evil.example",
    "/.evil.example",
    "/https://evil.example",
    "/javascript:alert(1)",
    "/admin?next=//evil.example",
    "/%E2%80%AE",
    "/é",
    "/admin/%2e%2e/bills",
    "/a//evil.example",
  ])("%j stays here, whatever it looks like", (text) => {
    const back = new URL(safeReturnTo(text), "https://plume.example/auth/callback")
    expect(back.origin).toBe("https://plume.example")
  })

  test.each([null, undefined, 7, {}, ["/admin"], new File([], "x")])("%j leads home", (value) => {
    expect(safeReturnTo(value)).toBe("/")
  })

  test.each([
    "/",
    "/admin/dashboard",
    "/ap/bills?state=overdue&limit=50",
    "/admin/products?q=caf%C3%A9%20noir",
    "/admin/companies?q=%C3%89lan%20%C3%87a%20%E2%80%99%C5%93uvre",
    "/admin/companies?q=100%25",
    "/admin/companies/6f1f1d0e-0000-4000-8000-000000000001/edit",
  ])("%s is kept", (text) => {
    expect(safeReturnTo(text)).toBe(text)
  })

  test("a fragment is left out, for servers never see it", () => {
    expect(safeReturnTo("/admin/bills#lines")).toBe("/admin/bills")
  })
})
