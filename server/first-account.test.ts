import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { read } from "../config/environment"
import { firstAccountLink, forgetFirstAccountLink } from "./first-account"

test("the link of the first account is the same at each start, for its owner's eyes, until it is forgotten", () => {
  const folder = mkdtempSync(join(tmpdir(), "plume-first-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const link = firstAccountLink(folder, "https://plume.example")
  expect(link.origin).toBe("https://plume.example")
  expect(firstAccountLink(folder, "https://other.example").search).toBe(link.search)
  expect(statSync(join(folder, "first-account-link")).mode & 0o777).toBe(0o600)
  forgetFirstAccountLink(folder)
  expect(firstAccountLink(folder, "https://plume.example").search).not.toBe(link.search)
})

test.each([
  [{}, "127.0.0.1", false],
  [{ ORIGIN: "http://[::1]:3000" }, "::1", false],
  [{ LISTEN: "*" }, undefined, true],
  [{ LISTEN: "192.168.1.7" }, "192.168.1.7", true],
  [{ ORIGIN: "https://plume.example" }, undefined, true],
  [{ ORIGIN: "https://plume.example", LISTEN: "127.0.0.1" }, "127.0.0.1", true],
])("%j listens on %s, and others can reach it: %s", (variables, listen, isReachable) => {
  expect(read(variables)).toMatchObject(
    listen === undefined ? { isReachable } : { listen, isReachable },
  )
  expect(read(variables).listen).toBe(listen)
})
