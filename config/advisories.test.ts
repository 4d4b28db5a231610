import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { advisories, hits, postgresqlWarning } from "./advisories"
import { projectFile } from "./project"

const { packages } = JSON.parse(readFileSync(projectFile("package-lock.json"), "utf8")) as {
  packages: Record<string, { version?: string }>
}
const installed = Object.entries(packages).map(([path, { version = "" }]) => ({
  name: path.split("node_modules/").at(-1) ?? "",
  version,
}))

test("nothing is installed that an advisory hits, but where it is said why that may be", () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(hits(installed).filter(({ answer }) => !answer)).toEqual([])
})

test("an answer is kept no longer than what it answers", () => {
  const needed = new Set(hits(installed).map(({ id }) => id))
  const answered = advisories.filter(({ answer }) => answer).map(({ id }) => id)
  expect(answered.filter((id) => !needed.has(id))).toEqual([])
})

test("a version below the one that is mended is hit, that one and later ones are not", () => {
  const hono = (version: string) =>
    hits([{ name: "hono", version }]).map(({ id, version }) => `${id} ${version}`)
  expect(hono("4.12.15")).toEqual(["CVE-2026-44456 4.12.15", "CVE-2026-54290 4.12.15"])
  expect(hono("4.12.25")).toEqual([])
  expect(hono("10.0.0")).toEqual([])
  expect(hits([{ name: "turbo-stream", version: "99.0.0" }])).toHaveLength(1)
})

test("an operator is told of a PostgreSQL with a known hole, and of one that nobody maintains", () => {
  expect(postgresqlWarning("18.4")).toContain("18.7 closes")
  expect(postgresqlWarning("18.7")).toBeUndefined()
  expect(postgresqlWarning("17.12 (Debian 17.12-1)")).toBeUndefined()
  expect(postgresqlWarning("12.9")).toContain("no line that is known to be maintained")
})
