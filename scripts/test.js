import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeApiTypes } from "./api-types.js"
import { ensureBrowser } from "./browser.js"
import { install } from "./install.js"
import { runStep, stopSteps } from "./step.js"

/**
 * The gate. Every check counts as one test; the tests of vitest and Playwright count one by one.
 *
 *   npm test               everything
 *   npm run check          the static checks alone
 *   npm run test:full      every screen x mount x language x theme in the browser
 *   npm run test:peers     against programs of others: Keycloak, Mustang and phive (Factur-X, UBL), Schemathesis, Stripe's mock
 */
const mode = process.argv[2] ?? "--all"
const folder = mkdtempSync(join(tmpdir(), "plume-test-"))
const rooms = "app api contract domain database identity config server scripts tests e2e bench"
const minute = 60_000

const checks = [
  { name: "types", command: "tsc --noEmit" },
  { name: "lint and format", command: "biome check --error-on-warnings ." },
  { name: "import rules", command: `depcruise --config .dependency-cruiser.cjs ${rooms}` },
  { name: "dead code", command: "knip" },
  { name: "contract is generated", command: "tsx scripts/generate.ts --check" },
]
const unit = {
  name: "vitest",
  command: `vitest run --project unit --project alone --reporter=default --reporter=json --outputFile.json=${report("vitest")}`,
  limit: 60 * minute,
  env: everyCombination(),
  count: () => countVitest(read("vitest")),
}
const peers = {
  ...unit,
  name: "peers",
  command: unit.command.replace("--project unit --project alone", "--project peers"),
  limit: 60 * minute,
}
const build = { name: "build", command: "node scripts/build.js --gallery", limit: 20 * minute }
const browser = {
  name: "playwright",
  command: "playwright test",
  limit: mode === "--full" ? 90 * minute : 60 * minute,
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report("playwright"),
    ...everyCombination(),
  },
  count: () => countPlaywright(read("playwright")),
}

const steps = {
  "--check": checks,
  "--peers": [{ ...build, command: "node scripts/build.js" }, peers],
  // Built first: several tests start the product, and two of them at once would both build it.
  "--all": [...checks, build, unit, browser],
  "--full": [...checks, build, unit, browser],
}[mode]

await main()

/** The full product of what is tried, where a part of it stands for all in the gate. */
function everyCombination() {
  return mode === "--full" ? { EVERY_COMBINATION: "true" } : {}
}

async function main() {
  if (!steps) {
    console.error(`unknown option ${mode}: --check, --full and --peers are known`)
    process.exit(2)
  }
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, async () => {
      await stopSteps()
      process.exit(130)
    })
  await install()
  await writeApiTypes()
  if (steps.includes(browser) || steps.includes(peers)) process.env.CHROMIUM_PATH = ensureBrowser()
  const results = await inPairs(steps.filter((step) => checks.includes(step)))
  for (const step of steps.filter((step) => !checks.includes(step))) {
    // Screens cannot be tested where they could not be built.
    const blocked = step === browser && results.find(({ name }) => name === build.name)?.failed
    results.push(blocked ? { ...none(step), failed: 1, output: "not run" } : await result(step))
  }
  rmSync(folder, { recursive: true, force: true })
  summarise(results)
}

/** The static checks, of which each fills one core: two at a time, and told in the order in which they end. */
async function inPairs(steps) {
  const queue = [...steps]
  const results = []
  const next = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await result(step))
  }
  await Promise.all([next(), next()])
  return results
}

/** Runs a step and counts it: as one test, or as many as its own report says. */
async function result(step) {
  process.stdout.write(`\n── ${step.name}\n`)
  const { succeeded, seconds, output } = await runStep(step)
  const counted = step.count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  // A runner that failed without a failed test (a broken configuration, a time limit) is a failure too.
  if (!succeeded && counted.failed === 0) counted.failed = 1
  console.log(`── ${step.name}: ${counted.failed ? "FAILED" : "passed"} in ${seconds} s`)
  return { name: step.name, failures: [], ...counted, output }
}

function none(step) {
  return { name: step.name, passed: 0, failed: 0, failures: [], output: "" }
}

function summarise(results) {
  const passed = results.reduce((sum, step) => sum + step.passed, 0)
  const failed = results.reduce((sum, step) => sum + step.failed, 0)
  for (const step of results.filter((step) => step.failed > 0)) {
    console.log(`\n✗ ${step.name}`)
    if (step.failures.length > 0) for (const failure of step.failures) console.log(`    ${failure}`)
    else console.log(step.output.trim().split("\n").slice(-40).join("\n"))
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** A file that fails before its first test has no failed test, so it counts as one. */
function countVitest(found) {
  if (!found) return { passed: 0, failed: 1 }
  const failures = []
  for (const file of found.testResults) {
    const broken = file.assertionResults.filter(({ status }) => status === "failed")
    for (const test of broken)
      failures.push(
        `${short(file.name)} › ${test.fullName}\n        ${line(test.failureMessages[0])}`,
      )
    if (file.status === "failed" && broken.length === 0)
      failures.push(`${short(file.name)}\n        ${line(file.message)}`)
  }
  return { passed: found.numPassedTests, failed: failures.length, failures }
}

function countPlaywright(found) {
  if (!found) return { passed: 0, failed: 1 }
  const failures = found.errors.map((error) => line(error.message))
  const walk = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests.filter(({ status }) => status === "unexpected"))
        failures.push(
          `${[...titles, spec.title].join(" › ")} [${test.projectName}]\n        ${line(test.results.at(-1)?.error?.message)}`,
        )
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title])
  }
  for (const suite of found.suites) walk(suite, [suite.title])
  return { passed: found.stats.expected + found.stats.flaky, failed: failures.length, failures }
}

function report(name) {
  return join(folder, `${name}.json`)
}

function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"))
  } catch {
    return undefined
  }
}

/** The first lines of an error, without colours. */
function line(text = "failed") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const plain = text.replace(/\u001b\[[\d;]*m/g, "").split("\n")
  return plain.slice(0, 4).join("\n        ")
}

function short(path) {
  return path.replace(`${process.cwd()}/`, "")
}
