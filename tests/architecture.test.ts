import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { expect, test } from "vitest"
import { codeOf, filesUnder, sources } from "./source"

const rooms = ["app", "api", "contract", "domain", "database", "identity", "config", "server"]
const product = rooms.flatMap((room) => sources(room, { tests: false }))

/** Rooms of the API that are no area: what every operation shares. */
const shared = ["http"]
const names = ["routes.ts", "rules.ts", "queries.ts", "schema.ts"]

/**
 * Areas that need more than four files, and what for. Being on this list is a decision: a plain area
 * stays like every other plain area.
 */
const hard: Record<string, string> = {
  bills: "numbers, seals, payments, the PDF and the e-mails of one bill",
  purchases: "how bills come in, and the readers of their files",
  statements: "the paper of a client’s account and its wording",
  books: "the entries of accounts and their file, and the VAT that money brings",
  platform: "the seam of an approved platform, and the exchange by files behind it",
  contracts:
    "what follows from the terms, renewals and who is told of them, and the bills of its periods",
  quotes:
    "editions and their PDF, answers and the links that they come by, and what is billed of one",
  files: "what bytes are, and where they are kept",
  "company-lookup": "the client of the public register",
  communes: "the official list, the client of the public register, and where communes lie",
  directory:
    "a search, the pages that it finds, letters to whom they are of, and how one stands in it",
  mail: "how a message leaves",
  "private-links": "the links of a bill or a quote, and what a secret opens",
  "recurring-bills": "the run that makes what is due today, and what it tells of its failures",
  reminders: "the run that sends what is due today, and who is not to be reminded",
  "personal-data": "the archive of everything that a person owns",
  website: "pages, templates and the hosts on which visitors see them",
  outbox: "messages that are files, not rows",
  jobs: "the official list of jobs, and what its import changes",
  profile: "the business, and oneself as one wants to be found",
  users: "oneself, everyone, and who is let in at all",
  audit: "entries written by other areas, and their seal",
}
/** Areas whose records belong to the installation, not to an owner: only rights stand before them. */
const ofTheInstallation = /^api\/(users|roles|audit|jobs|skills|communes|directory)\//

test("a plain area of the API is made of routes, rules, queries and schema", () => {
  const inAreas = sources("api", { tests: false })
    .map((path) => path.split("/").slice(1))
    .filter(([area = "", file]) => file && !shared.includes(area) && !(area in hard))
  expect(inAreas.length).toBeGreaterThan(0)
  expect(inAreas.filter((path) => !names.includes(path.join("/").replace(/^[^/]+\//, "")))).toEqual(
    [],
  )
})

test("no file only passes on what others export", () => {
  const barrels = product.filter((path) => {
    const lines = codeOf(path)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
    return lines.length > 0 && lines.every((line) => /^export\b.*\bfrom\b/.test(line))
  })
  // A screen of two files may be one module under two URLs: `export { default, loader } from …`.
  expect(barrels.filter((path) => !path.startsWith("app/routes/"))).toEqual([])
})

test("no drawer for what has no name", () => {
  const drawer = /^(utils?|lib|libs|common|misc|helpers?|shared)(\.|$)/
  const found = filesUnder(".").filter((path) => path.split("/").some((part) => drawer.test(part)))
  expect(found).toEqual([])
})

test("screens and components name no mount: links are relative", () => {
  const screens = [...sources("app/routes"), ...sources("app/components")]
  const literal = screens.filter((path) =>
    /["'`](https?:\/\/[^"'`]*)?\/(admin|ap)\b/.test(codeOf(path)),
  )
  // The page of uncaught errors and its way home are absolute in the specification (§2).
  // Whoever signs in without having asked for a page is led to its first one.
  const absolute = /^app\/(root\.tsx|routes\/(auth\/.*|admin\.error\.tsx))$/
  expect(literal.filter((path) => !absolute.test(path))).toEqual([])
})

test("the environment is read in config/ and nowhere else", () => {
  // Which of the two builds a module is in is nobody's setting.
  const reads = /process\.env|import\.meta\.env(?!\.SSR\b)/
  const readers = product.filter((path) => reads.test(codeOf(path)))
  // The embedded engine hands PATH on to the programs that it starts.
  const exceptions = ["database/cluster.ts", "database/postmaster.ts"]
  const others = readers.filter((path) => !path.startsWith("config/"))
  expect(others.filter((path) => !exceptions.includes(path))).toEqual([])
})

test("rules and the domain are told the time, they do not ask for it", () => {
  const timeless = product.filter(
    (path) => path.startsWith("domain/") || /^api\/[^/]+\/rules\.ts$/.test(path),
  )
  const clock = /new Date\(\)|Date\.now\(\)|performance\.now|Temporal\.Now|Math\.random|randomUUID/
  expect(timeless.filter((path) => clock.test(codeOf(path)))).toEqual([])
})

test("routes and screens catch nothing: errors have one shape, made in one place", () => {
  const routes = product.filter(
    (path) => path.startsWith("app/routes/") || /^api\/[^/]+\/routes\.ts$/.test(path),
  )
  // These wait on another server, whose silence is an answer of theirs and not a failure.
  const waiting = ["app/routes/auth/sign-out.ts", "app/routes/readyz.ts"]
  const catching = routes.filter((path) => /\bcatch\s*[({]/.test(codeOf(path)))
  expect(catching.filter((path) => !waiting.includes(path))).toEqual([])
})

test("queries take the owner after the database", () => {
  const wrong = product
    .filter((path) => /^api\/[^/]+\/([a-z-]+-)?queries\.ts$/.test(path))
    .filter((path) => !ofTheInstallation.test(path))
    .flatMap((path) =>
      [...codeOf(path).matchAll(/^export (?:async )?function (\w+)\(\s*([^)]*)/gm)]
        .filter(([, , given = ""]) => !/^db: Database,\s*(\w+): (Owner|Everyone)\b/.test(given))
        .map(([, name]) => `${path}: ${name}`),
    )
  expect(wrong).toEqual([])
})

test("files are named in kebab-case, or by their parameter", () => {
  const named = /^[_]?[a-z0-9$]+(\[\.\][a-z]+|[-.][a-zA-Z0-9$]+)*\.(test\.|server\.)?(ts|tsx)$/
  const parameter = /\$[a-zA-Z]+/
  const wrong = product.filter(
    (path) => !named.test(basename(path)) && !parameter.test(basename(path)) && !specified(path),
  )
  expect(wrong).toEqual([])
})

/** URLs whose accent is the specification's: /welcomeArtisans, /WelcomeProperty. */
function specified(path: string): boolean {
  return dirname(path) === "app/routes" && /^welcome/i.test(basename(path))
}

const day = "20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])"
const dayAndName = new RegExp(`^${day}-[a-z][a-z0-9-]*\\.md$`)

test("a decision says what it is and whether it holds, in at most 40 lines", () => {
  const folder = "docs/decisions"
  const decisions = readdirSync(folder).filter((name) => name !== "README.md")
  for (const name of decisions) {
    const [title = "", blank, status = "", ...rest] = textOf(folder, name).split("\n")
    const number = /^0\d\d-/.test(name) ? `${name.slice(0, 3)} ` : ""
    expect(number || name).toMatch(number ? /^0[0-5]\d $/ : dayAndName)
    expect(title, name).toMatch(new RegExp(`^# ${number}[A-Z]`))
    expect(blank, name).toBe("")
    expect(status, name).toMatch(
      new RegExp(
        `^20\\d\\d-\\d\\d · (accepted|replaced by (\\d{3}|${day}-[a-z0-9-]+))(, (adds to|replaces a part of) .*)?$`,
      ),
    )
    expect(rest.length + 2, name).toBeLessThanOrEqual(40)
  }
})

test("the decisions that bear a number are on the list, and no others: two branches would both add to it", () => {
  const folder = "docs/decisions"
  const numbered = readdirSync(folder).filter((name) => /^0\d\d-/.test(name))
  const titles = numbered.map((name) => {
    const [title = ""] = textOf(folder, name).split("\n")
    return `- [${name.slice(0, 3)}](${name}) ${title.slice("# 000 ".length)}`
  })
  const listed = textOf(folder, "README.md").split("\n")
  expect(listed.filter((line) => line.startsWith("- ["))).toEqual(titles.sort())
})

test("a change that users notice is told in a file of its own", () => {
  const folder = "changelog"
  for (const name of readdirSync(folder)) {
    expect(name).toMatch(dayAndName)
    const lines = textOf(folder, name).trimEnd().split("\n")
    expect(lines[0], name).toMatch(/^- \S/)
    // A line of the list, or what goes on with it.
    expect(lines.filter((line) => !/^(- | {2})\S/.test(line))).toEqual([])
  }
  expect(textOf(".", "CHANGELOG.md")).toContain("[changelog](changelog)")
})

function textOf(folder: string, name: string): string {
  return readFileSync(join(folder, name), "utf8")
}
