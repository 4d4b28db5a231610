import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { expect, test } from "vitest"
import { codeOf, filesUnder, sources } from "./source"

const rooms = ["app", "api", "contract", "domain", "database", "identity", "config", "server"]
const product = rooms.flatMap((room) => sources(room, { tests: false }))

/** The words under which the areas of the API lie. */
const groups = ["people", "sales", "work", "money", "showcase", "platform"]
/** What a file of an area is: `routes.ts`, or of one noun `payments.routes.ts`. */
const kinds = ["routes", "commands", "queries", "rules", "schema"]
const ofKind = (...wanted: string[]) => new RegExp(`^api/.*[/.](${wanted.join("|")})\\.ts$`)

/**
 * Where records belong to the installation, not to an owner, and only rights stand before them: people and
 * their roles, what they did, what they ask of support, plans and subscriptions, the lists that
 * fields suggest from, those of organisms, jobs, skills and communes, and the
 * directory that all may read.
 */
const ofTheInstallation =
  /^api\/(access|audit|mail-texts|platform\/(users|roles|support|subscription\/(plans|people|provider)|options\/everyone|organisms)|showcase\/(jobs|skills|directory)|people\/communes)[/.]/

test("every file of an area bears its kind", () => {
  const inAreas = sources("api", { tests: false }).filter((path) =>
    groups.includes(path.split("/")[1] ?? ""),
  )
  expect(inAreas.length).toBeGreaterThan(100)
  const named = new RegExp(
    `^api/[a-z]+/[a-z-]+/([a-z0-9]+(-[a-z0-9]+)*\\.)?(${kinds.join("|")})\\.ts$`,
  )
  expect(inAreas.filter((path) => !named.test(path))).toEqual([])
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
  // Whoever signs in without having asked for a page is led to its first one; and who unsubscribed, without an account
  // at hand, to their preferences.
  const absolute = /^app\/(root\.tsx|routes\/(auth\/.*|unsubscription\/.*|admin\.error\.tsx))$/
  expect(literal.filter((path) => !absolute.test(path))).toEqual([])
})

test("the environment is read in config/ and nowhere else", () => {
  // Which build a module is in, and whether that one has the gallery, is nobody's setting.
  const reads = /process\.env|import\.meta\.env(?!\.(SSR|GALLERY)\b)/
  const readers = product.filter((path) => reads.test(codeOf(path)))
  // The embedded engine hands PATH on to the programs that it starts.
  const exceptions = ["database/cluster.ts", "database/postmaster.ts"]
  const others = readers.filter((path) => !path.startsWith("config/"))
  expect(others.filter((path) => !exceptions.includes(path))).toEqual([])
})

test("rules and the domain are told the time, they do not ask for it", () => {
  const timeless = product.filter(
    (path) => path.startsWith("domain/") || ofKind("rules").test(path),
  )
  const clock = /new Date\(\)|Date\.now\(\)|performance\.now|Temporal\.Now|Math\.random|randomUUID/
  expect(timeless.filter((path) => clock.test(codeOf(path)))).toEqual([])
})

test("routes and screens catch nothing: errors have one shape, made in one place", () => {
  const routes = product.filter(
    (path) => path.startsWith("app/routes/") || ofKind("routes").test(path),
  )
  // These wait on another server, whose silence is an answer of theirs and not a failure.
  const waiting = ["app/routes/auth/sign-out.ts", "app/routes/readyz.ts"]
  const catching = routes.filter((path) => /\bcatch\s*[({]/.test(codeOf(path)))
  expect(catching.filter((path) => !waiting.includes(path))).toEqual([])
})

test("queries take the owner after the database", () => {
  const queries = product
    .filter((path) => ofKind("queries").test(path) && !ofTheInstallation.test(path))
    .flatMap((path) =>
      [...codeOf(path).matchAll(exported)].map(([, name, , given = ""]) => ({ path, name, given })),
    )
    // What has no database asks a name server; what has the whole pool sweeps over everyone's rows.
    .filter(({ given }) => given.startsWith("db: Database"))
  expect(queries.length).toBeGreaterThan(100)
  const wrong = queries.filter(({ given }) => !/^db: Database,\s*_?\w+: Owner\b/.test(given))
  expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test("a subquery among the columns of one table writes that table out: its columns are named without it", () => {
  // Drizzle leaves the table away where nothing is joined, and the subquery then reads its own column of that name.
  const alone = /\.select\(((?:(?!\.select\()[\s\S])*?)\)\s*\.from\((\w+)\)\s*\.(\w+)/g
  const mistaken = sources("api", { tests: false }).flatMap((path) => {
    const text = readFileSync(path, "utf8")
    return [...text.matchAll(alone)].flatMap(([, said = "", table = "", next = ""]) => {
      if (next.endsWith("Join")) return []
      const at = /^\w+$/.test(said) ? text.indexOf(`const ${said} = {`) : -1
      const columns = at < 0 ? said : text.slice(at, text.indexOf("\n}", at))
      return [...columns.matchAll(/`[^`]*`/g)].flatMap(([template]) =>
        /\b(select|exists)\b/.test(template) && template.includes(`\${${table}.`)
          ? [`${path}: ${template.slice(0, 60)}`]
          : [],
      )
    })
  })
  expect(mistaken).toEqual([])
})

test("an owner is made in three places, and by no other cast", () => {
  const cast = /\bas (unknown as )?Owner\b|<Owner>/
  const makers = [
    // Of the subject of a verified token; of a row, a job or another thing of ours; and of nobody at all.
    ...["api/access/verify.ts", "database/owner-of-row.ts", "domain/owner.ts"],
  ]
  expect(product.filter((path) => cast.test(codeOf(path))).sort()).toEqual(makers)
})

/** The functions of a file that others may call, each with what it is given. */
const exported =
  /^export (?:async function|function|const) (\w+)(<[^(]*>)?(?: = (?:async )?)?\(\s*([^)]*)/gm

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

/** What says how the product is made. */
const documents = [
  ...readdirSync(".").filter((name) => name.endsWith(".md") && name !== "CHANGELOG.md"),
  ...filesUnder("docs").filter((path) => path.endsWith(".md")),
]

test("a file that a document names is there", () => {
  const folders =
    /^(api|app|bench|config|content|contract|database|deploy|docs|domain|e2e|identity|public|scripts|server|tests)\//
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/`([^`\s]+)`/g)]
      .map(([, path = ""]) => path)
      // A pattern or the name of something to come is no file.
      .filter(
        (path) => folders.test(path) && !/[*<{…$]|NNNN|-name\.|2026-11-22-products/.test(path),
      )
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})

test("a migration that is named for a function of the database is the last that makes it", () => {
  const migrations = readdirSync("database/migrations").sort()
  const makers = (name: string) =>
    migrations.filter((file) =>
      new RegExp(`create (or replace )?(function|procedure) ${name}\\b`, "i").test(
        textOf("database/migrations", file),
      ),
    )
  let named = 0
  for (const file of [...documents, ...sources("api"), ...sources("database")])
    for (const [, name = "", migration] of readFileSync(file, "utf8").matchAll(
      /`(\w+)`,? \(?migration ([\w-]+?)[;),]/g,
    )) {
      if (makers(name).length === 0) continue
      named += 1
      expect(makers(name).at(-1), `${file}: ${name}`).toBe(`${migration}.sql`)
    }
  expect(named).toBeGreaterThan(2)
})
