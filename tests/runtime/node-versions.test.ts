import { execFile } from "node:child_process"
import { once } from "node:events"
import { promisify } from "node:util"
import { beforeAll, describe, expect, test } from "vitest"
import { projectFile } from "../../config/project"
import { build } from "../../scripts/build.js"
import { nodeProgram, nodeVersions } from "./node-versions"
import { openProduct, signUp } from "./product"

// The first run fetches them, and nothing may have been built yet.
beforeAll(async () => {
  nodeVersions.map(nodeProgram)
  await build()
}, 600_000)

describe.each(nodeVersions)("under Node %s", (version) => {
  test("the product starts without a word too many, signs up, answers, and stops", async () => {
    const product = await openProduct({}, nodeProgram(version))
    const server = await product.start()
    const [email, password] = ["camille@exemple.fr", "Écluse-du-Rhône-2026"]
    const visitor = await signUp(product.address, email, password)
    const page = await visitor.visit(`${product.address}/admin/products`)
    expect(page.status).toBe(200)
    expect(page.body).toContain("<h1")
    const authorization = `Bearer ${product.token(email, password)}`
    const answer = await fetch(`${product.address}/api/Users`, { headers: { authorization } })
    expect(await answer.json()).toMatchObject({ email })
    const exit = once(server, "exit")
    server.kill("SIGTERM")
    expect(await exit).toEqual([0, null])
    // Of PostgreSQL something is to be told as long as npm has none without a known hole.
    const said = product.said.filter(
      (line) => !/^warning: (PostgreSQL |BACKUP_URL is off)/.test(line),
    )
    expect(said).toEqual([expect.stringMatching(/^data in /), `ready on ${product.address}`])
  })
})

// The first of them is older than what the tests themselves are made for.
test.each(nodeVersions.slice(1))(
  "under Node %s, what is true of the contract and the domain holds",
  async (version) => {
    const vitest = projectFile("node_modules/vitest/vitest.mjs")
    // They are pure: one process and one loading of the modules are enough for all.
    const options = ["--project", "unit", "--pool", "threads", "--no-isolate"]
    const { stdout } = await promisify(execFile)(
      nodeProgram(version),
      [vitest, "run", ...options, "--reporter", "json", "contract/", "domain/"],
      { cwd: projectFile(), maxBuffer: 2 ** 26 },
    )
    const { success, numPassedTests, numTotalTests } = JSON.parse(stdout)
    expect({ success, numPassedTests }).toEqual({ success: true, numPassedTests: numTotalTests })
    expect(numPassedTests).toBeGreaterThan(100)
  },
  240_000,
)
