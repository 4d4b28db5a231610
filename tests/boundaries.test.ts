import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { cruise } from "dependency-cruiser"
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sources } from "./source"

const { forbidden, options } = createRequire(import.meta.url)("../.dependency-cruiser.cjs") as {
  forbidden: { name: string; from?: { path?: string } }[]
  options: object
}

/** For each rule, imports that it must refuse: "file imports file or package". */
const violations: Record<string, string[]> = {
  "domain-imports-nothing": [
    "domain/vat.ts imports node:fs",
    "domain/money.ts imports contract/bills.ts",
  ],
  "contract-imports-zod-and-domain": ["contract/bills.ts imports drizzle-orm"],
  "config-imports-zod": ["config/environment.ts imports pino"],
  "rules-import-contract-and-domain": [
    "api/sales/bills/rules.ts imports hono",
    "api/sales/bills/rules.ts imports drizzle-orm",
  ],
  "rules-know-only-types-and-rules": [
    "api/sales/bills/rules.ts imports api/sales/bills/schema.ts",
    "api/sales/bills/rules.ts imports api/http/problem.ts",
    "api/sales/bills/penalty.rules.ts imports api/sales/bills/queries.ts",
  ],
  "queries-import-schemas": [
    "api/sales/bills/queries.ts imports hono",
    "api/sales/bills/issue.queries.ts imports zod",
  ],
  "schemas-name-columns": ["api/sales/bills/schema.ts imports zod"],
  "schemas-know-only-types": [
    "api/sales/bills/schema.ts imports contract/bills.ts",
    "api/sales/bills/schema.ts imports api/sales/bills/queries.ts",
  ],
  "queries-decide-nothing": [
    "api/sales/bills/queries.ts imports api/sales/bills/rules.ts",
    "api/sales/bills/issue.queries.ts imports api/sales/bills/issue.commands.ts",
  ],
  "commands-know-no-http-and-no-sql": [
    "api/sales/bills/issue.commands.ts imports hono",
    "api/sales/bills/issue.commands.ts imports drizzle-orm",
    "api/sales/bills/commands.ts imports api/sales/bills/routes.ts",
    "api/sales/bills/commands.ts imports api/sales/bills/schema.ts",
  ],
  "services-know-only-types-of-components": [
    "app/services/form/form.server.ts imports app/components/form/reply.ts",
  ],
  "routes-hold-no-sql": [
    "api/sales/bills/routes.ts imports drizzle-orm",
    "api/sales/bills/routes.ts imports api/sales/bills/schema.ts",
  ],
  "commands-reach-no-framework": [
    "api/sales/bills/issue.commands.ts imports api/http/env.ts; api/http/env.ts imports hono",
  ],
  "areas-are-entered-by-commands-and-queries": [
    "api/sales/payments/routes.ts imports api/sales/bills/routes.ts",
    "api/sales/payments/commands.ts imports api/sales/bills/issue.routes.ts",
  ],
  "schemas-are-joined-by-queries": [
    "api/sales/payments/commands.ts imports api/sales/bills/schema.ts",
  ],
  "owners-are-made-of-tokens-and-rows": [
    "api/sales/bills/routes.ts imports database/owner-of-row.ts",
    "api/http/page.ts imports database/owner-of-row.ts",
  ],
  "rooms-know-no-area": ["api/http/page.ts imports api/sales/bills/queries.ts"],
  "every-area-has-its-floor": ["api/sales/offers/queries.ts imports domain/money.ts"],
  "api-knows-no-other-tier": ["api/http/page.ts imports app/services/toast.server.ts"],
  "screens-talk-to-the-api": [
    "app/routes/admin/bills/index.tsx imports api/sales/bills/queries.ts",
    "app/routes/blog.tsx imports database/client.ts",
  ],
  "screens-share-no-screens": [
    "app/routes/admin/bills/new.tsx imports app/routes/admin/products/_fields.tsx",
    "app/routes/admin/bills/new.tsx imports app/routes/admin/bills/index.tsx",
  ],
  "public-screens-share-no-screens": ["app/routes/blog.tsx imports app/routes/completion.tsx"],
  "no-zod-in-the-browser": [
    "app/routes/admin/bills/new.tsx imports zod",
    "app/components/form/text-field.tsx imports @conform-to/zod",
  ],
  "components-know-no-tier": [
    "app/components/ui/button.tsx imports app/services/toast.server.ts",
    "app/components/ui/button.tsx imports app/routes/blog.tsx",
  ],
  "services-see-the-web-schema-only": [
    "app/services/session/session.server.ts imports database/migrate.ts",
    "app/services/session/session.server.ts imports api/sales/bills/queries.ts",
  ],
  "identity-knows-no-business": ["identity/accounts.ts imports api/sales/bills/queries.ts"],
  "database-knows-no-tier": ["database/client.ts imports api/sales/bills/schema.ts"],
  "the-seed-is-not-imported": ["api/app.ts imports database/seed/world.ts"],
  "nothing-imports-the-server": ["app/services/log.server.ts imports server/log.ts"],
  "no-test-code-in-the-product": ["server/start.ts imports tests/api.ts"],
  "no-development-packages-in-the-product": ["api/app.ts imports fast-check"],
  "no-cycles": ["domain/a.ts imports domain/b.ts; domain/b.ts imports domain/a.ts"],
  "every-import-resolves": ["domain/vat.ts imports ./nowhere"],
}

/** Imports that look like the ones above and are right. */
const right = [
  "contract/bills.ts imports domain/money.ts",
  "contract/bills.ts imports zod",
  "api/sales/bills/rules.ts imports contract/bills.ts",
  "api/sales/bills/rules.ts imports the types of api/e-invoice/snapshot.ts",
  "api/sales/bills/schema.ts imports the types of contract/bills.ts",
  "api/sales/bills/queries.ts imports api/people/clients/schema.ts",
  "api/sales/bills/queries.ts imports database/client.ts",
  "api/sales/bills/routes.ts imports api/sales/bills/queries.ts",
  "api/sales/bills/issue.routes.ts imports api/sales/bills/issue.commands.ts",
  "api/sales/bills/issue.commands.ts imports api/sales/bills/queries.ts",
  "api/sales/bills/issue.commands.ts imports api/http/problem.ts",
  "api/sales/payments/routes.ts imports api/sales/bills/queries.ts",
  "api/sales/bills/queries.ts imports the types of api/sales/bills/rules.ts",
  "api/sales/bills/rules.ts imports api/e-invoice/en16931.rules.ts",
  "api/sales/bills/schema.ts imports drizzle-orm",
  "app/routes/admin/bills/new.tsx imports app/routes/admin/bills/_fields.tsx",
  "app/routes/admin/bills/new.tsx imports contract/bills.ts",
  "app/routes/admin/bills/new.tsx imports app/services/api.server.ts",
  "app/services/session/session.server.ts imports database/client.ts",
  "api/sales/bills/rules.test.ts imports fast-check",
  "e2e/bills.spec.ts imports server/start.ts",
]

const folder = mkdtempSync(join(tmpdir(), "plume-boundaries-"))
beforeAll(() => symlinkSync(resolve("node_modules"), join(folder, "node_modules")))
afterAll(() => rmSync(folder, { recursive: true }))

/** The floors of the API, from the ground up: each has a rule of its own. */
const floors = forbidden
  .filter(({ name }) => name.startsWith("floor-"))
  .map(({ name, from }) => ({ name, floor: from?.path?.match(/^\^api\/(.*)\/$/)?.[1] ?? "" }))

test("every import rule has a case here", () => {
  const others = forbidden.map(({ name }) => name).filter((name) => !name.startsWith("floor-"))
  expect(Object.keys(violations).sort()).toEqual(others.sort())
})

test("every folder of the API has its floor, and every floor its folder", () => {
  const folders = sources("api", { tests: false }).flatMap((path) => {
    const [, room = "", area = "", file] = path.split("/")
    if (!area) return []
    return isGroup(room) && file ? `${room}/${area}` : room
  })
  expect(floors.map(({ floor }) => floor).sort()).toEqual([...new Set(folders)].sort())
})

const isGroup = (room: string) => floors.some(({ floor }) => floor.startsWith(`${room}/`))

test("no floor stands on one above it", async () => {
  const arrows = floors.slice(0, -1).map(({ name, floor }, at) => ({
    name,
    arrow: `api/${floor}/commands.ts imports api/${floors[at + 1]?.floor}/queries.ts`,
  }))
  // One tree for all of them: each arrow leads up, so no two of them make a circle.
  const broken = (await violationsOf(arrows.map(({ arrow }) => arrow))).map(({ rule }) => rule)
  expect(arrows.map(({ name }) => name).filter((name) => !broken.includes(name))).toEqual([])
})

const cases = Object.entries(violations).flatMap(([rule, each]) =>
  // What takes two imports stands on one line.
  each.map((imports, at) => ({ rule, imports: imports.split("; "), at })),
)

// One tree for the first case of each rule, one for the second ones, and so on.
const trees = new Map<number, ReturnType<typeof violationsOf>>()
test.each(cases)("$rule refuses $imports", async ({ rule, imports, at }) => {
  const together = cases.filter((other) => other.at === at).flatMap((other) => other.imports)
  if (!trees.has(at)) trees.set(at, violationsOf(together))
  const [from] = imports[0]?.split(" imports ") ?? []
  expect(await trees.get(at)).toContainEqual({ rule, from })
})

test("what looks like it and is right is let in", async () => {
  expect(await violationsOf(right)).toEqual([])
})

/** The rules that a little tree with these imports breaks, each with the file that does. */
async function violationsOf(imports: string[]): Promise<{ rule: string; from: string }[]> {
  const root = mkdtempSync(join(folder, "tree-"))
  symlinkSync(resolve("node_modules"), join(root, "node_modules"))
  for (const file of ["package.json", "tsconfig.json"]) symlinkSync(resolve(file), join(root, file))
  for (const each of imports) {
    const [from = "", what = ""] = each.split(" imports ")
    const to = what.replace("the types of ", "")
    const isFile = /\.tsx?$/.test(to)
    if (isFile) write(root, to, "export {}\n")
    const kind = to === what ? "import" : "import type {} from"
    const place = isFile ? "../".repeat(depth(from)) + to.replace(/\.tsx?$/, "") : to
    write(root, from, `${kind} "${place}"\n`)
  }
  const rooms = [
    ...new Set(imports.flatMap((each) => each.split(/ imports (?:the types of )?/)).map(roomOf)),
  ]
  const { output } = await cruise(
    rooms.filter((room) => room !== undefined),
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true } as never,
    {},
    { tsConfig: extractTSConfig(join(root, "tsconfig.json")) },
  )
  if (typeof output === "string") throw new Error(output)
  return output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
}

/** Adds to a file. */
function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  appendFileSync(join(root, path), text)
}

const depth = (path: string) => path.split("/").length - 1

function roomOf(path: string): string | undefined {
  return /\.tsx?$/.test(path) ? path.split("/")[0] : undefined
}
