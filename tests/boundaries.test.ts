import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { cruise } from "dependency-cruiser"
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config"
import { afterAll, beforeAll, expect, test } from "vitest"

const { forbidden, options } = createRequire(import.meta.url)("../.dependency-cruiser.cjs") as {
  forbidden: { name: string }[]
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
    "api/sales/bills/rules.ts imports api/http/problem.ts",
  ],
  "rules-know-only-types-of-their-area": [
    "api/sales/bills/rules.ts imports api/sales/bills/schema.ts",
  ],
  "queries-import-schemas": [
    "api/sales/bills/queries.ts imports hono",
    "api/sales/bills/issue.queries.ts imports api/people/clients/rules.ts",
  ],
  "schemas-name-columns": ["api/sales/bills/schema.ts imports zod"],
  "schemas-know-only-types": [
    "api/sales/bills/schema.ts imports contract/bills.ts",
    "api/sales/bills/schema.ts imports api/sales/bills/queries.ts",
  ],
  "queries-decide-nothing": ["api/sales/bills/queries.ts imports api/sales/bills/rules.ts"],
  "services-know-only-types-of-components": [
    "app/services/form/form.server.ts imports app/components/form/reply.ts",
  ],
  "routes-hold-no-sql": [
    "api/sales/bills/routes.ts imports drizzle-orm",
    "api/sales/bills/routes.ts imports api/sales/bills/schema.ts",
  ],
  "no-routes-of-another-area": ["api/sales/bills/rules.ts imports api/sales/products/routes.ts"],
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
  "no-cycles": ["domain/a.ts imports domain/b.ts", "domain/b.ts imports domain/a.ts"],
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

test("every import rule has a case here", () => {
  expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

test.each(Object.entries(violations))("%s is refused", async (rule, imports) => {
  for (const each of rule === "no-cycles" ? [imports] : imports.map((one) => [one]))
    expect(await brokenRules(each), each.join()).toContain(rule)
})

test.each(right)("%s is right", async (each) => {
  expect(await brokenRules([each])).toEqual([])
})

/** The names of the rules that a little tree with these imports breaks. */
async function brokenRules(imports: string[]): Promise<string[]> {
  const root = mkdtempSync(join(folder, "tree-"))
  symlinkSync(resolve("node_modules"), join(root, "node_modules"))
  for (const file of ["package.json", "tsconfig.json"]) symlinkSync(resolve(file), join(root, file))
  for (const each of imports) {
    const [from = "", what = ""] = each.split(" imports ")
    const to = what.replace("the types of ", "")
    const isFile = /\.tsx?$/.test(to)
    if (isFile && !imports.some((other) => other.startsWith(to))) write(root, to, "export {}\n")
    const kind = to === what ? "import" : "import type {} from"
    write(
      root,
      from,
      `${kind} "${isFile ? "../".repeat(depth(from)) + to.replace(/\.tsx?$/, "") : to}"\n`,
    )
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
  return output.summary.violations.map(({ rule }) => rule.name)
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const depth = (path: string) => path.split("/").length - 1

function roomOf(path: string): string | undefined {
  return /\.tsx?$/.test(path) ? path.split("/")[0] : undefined
}
