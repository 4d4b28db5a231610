/**
 * The import rules of the house, as errors. Each rule says in its comment what it protects;
 * docs/decisions/010 says why a tool holds them and not a page of prose.
 *
 *   domain <- contract <- everything else
 *
 * Tests beside the code and the rooms `tests/`, `e2e/`, `scripts/` and `bench/` are free.
 */
const TESTS = "\\.test\\.tsx?$"
const packages = (...names) =>
  `^node_modules/(@types/)?(${names.map((name) => name.replace(/[.]/g, "\\.")).join("|")})/`

/**
 * The floors of the API, from the ground up: each imports only what stands before it in this list. First
 * the rooms that all stand on, then the areas, gathered under six words.
 */
const floors = [
  ...[
    "ports",
    "http",
    "access",
    "worker-pool",
    "spreadsheets",
    "icalendar",
    "export",
    "file-store",
    "mailer",
    "payment-provider",
  ],
  ...["files", "notes", "extension", "views", "audit", "mail-texts"],
  ...["notifications", "official-lists", "e-invoice", "bank-statements", "paper", "site-pages"],
  ...["people/communes", "people/company-lookup", "people/companies", "people/profile"],
  ...["platform/options", "platform/organisms"],
  ...["people/clients", "people/contacts", "people/duplicates"],
  ...[
    "sales/products",
    "sales/services",
    "sales/numbering",
    "sales/documents",
    "sales/bills",
    "sales/payments",
  ],
  ...["sales/issuing", "sales/submissions", "sales/late-payment", "sales/quotes"],
  ...["work/contracts", "work/contract-documents", "work/timesheets"],
  ...["people/offers", "showcase/skills", "showcase/cv"],
  ...["sales/private-links", "sales/mail", "sales/recurring-bills", "sales/reminders"],
  ...["sales/statements"],
  ...["work/contract-papers", "work/signatures", "work/calendar", "work/projects"],
  ...["work/time-entries", "work/task-statistics", "work/recurring-tasks"],
  ...[
    "money/accounts",
    "money/outcomes",
    "money/purchases",
    "money/books",
    "money/incomes",
    "money/past-bills",
    "money/vat-returns",
    "money/treasury",
  ],
  ...[
    "money/bank-imports",
    "money/bank-lines",
    "money/label-rules",
    "money/vouchers",
    "money/scheduled-transactions",
    "money/forecast",
    "money/budget",
  ],
  ...["showcase/jobs", "showcase/presentation", "showcase/directory"],
  ...["showcase/website"],
  ...["people/mailings"],
  ...["platform/extensions", "platform/calendars", "money/dashboard"],
  ...[
    "platform/navigation",
    "platform/notification-mails",
    "platform/users",
    "platform/roles",
    "platform/personal-data",
  ],
  ...[
    "platform/accesses",
    "platform/operations",
    "platform/installation-mails",
    "money/statistics",
    "platform/outbox",
    "platform/subscription",
    "platform/support",
    "platform/payment",
    "platform/imports",
    "platform/search",
    "platform/assistant",
  ],
  ...["platform/activity", "platform/removals", "platform/letters"],
]
const rooms = floors.filter((floor) => !floor.includes("/"))
const groups = [...new Set(floors.filter((it) => it.includes("/")).map((it) => it.split("/")[0]))]

/** Files of these kinds: `routes.ts`, `issue.routes.ts`. */
const kind = (...kinds) => `^api/.*[/.](${kinds.join("|")})\\.ts$`

/** A room that may import only what is listed. */
function only(name, comment, from, allowed) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from, pathNot: TESTS },
    to: { pathNot: allowed },
  }
}

/** A room that may import everything but what is listed. */
function never(name, comment, from, forbidden, except = []) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from, pathNot: [TESTS] },
    to: { path: forbidden, ...(except.length > 0 && { pathNot: except }) },
  }
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    only(
      "domain-imports-nothing",
      "Values and rules of French freelancing are pure: no input or output, no clock, no framework.",
      "^domain/",
      [
        "^domain/",
        packages("big.js", "ibantools", "libphonenumber-js", "lossless-json"),
        "\\.json$",
      ],
    ),
    only(
      "contract-imports-zod-and-domain",
      "The wire is zod and the domain; anything else would travel into every tier.",
      "^contract/",
      ["^contract/", "^domain/", packages("zod", "@hono/zod-openapi")],
    ),
    only(
      "config-imports-zod",
      "The environment is read first, before anything else exists.",
      "^config/",
      ["^config/", packages("zod", "@types/node"), "^(node:)?(fs|path|url|os)$"],
    ),
    only(
      "rules-import-contract-and-domain",
      "A rule decides with what it is given: no Hono, no Drizzle, no clock; zod checks, diff compares, big.js counts. Of an area it may know types only, and other rules.",
      kind("rules"),
      ["^contract/", "^domain/", "^api/", packages("zod", "diff", "big.js")],
    ),
    {
      name: "rules-know-only-types-and-rules",
      comment: "A rule may name the shape of a row or snapshot; it runs nothing but other rules.",
      severity: "error",
      from: { path: kind("rules"), pathNot: TESTS },
      to: { path: "^api/", pathNot: kind("rules"), dependencyTypesNot: ["type-only"] },
    },
    only(
      "queries-import-schemas",
      "Queries read and write rows: tables, the wire's types, the domain, the database client.",
      kind("queries"),
      [
        // Of rules the types only: see the next.
        kind("queries", "schema", "rules"),
        "^api/http/(page|search|problem)\\.ts$",
        "^api/(ports|official-lists)/",
        "^contract/",
        "^domain/",
        "^database/(client|columns|owner-of-row|projection|references|sweep)\\.ts$",
        packages("drizzle-orm", "pg"),
        "^(node:)?[a-z/]+$",
      ],
    ),
    {
      name: "queries-decide-nothing",
      comment: "What a rule decided is handed to a query; a query never asks a rule itself.",
      severity: "error",
      from: { path: kind("queries"), pathNot: TESTS },
      to: { path: kind("rules", "commands", "routes"), dependencyTypesNot: ["type-only"] },
    },
    only(
      "schemas-name-columns",
      "A schema names columns and nothing else; what is valid is said by the contract.",
      "^(api|database|identity|app/services)/.*schema(\\.server)?\\.ts$",
      [
        "schema(\\.server)?\\.ts$",
        "^database/columns\\.ts$",
        "^(api|contract|domain)/",
        packages("drizzle-orm"),
      ],
    ),
    {
      name: "schemas-know-only-types",
      comment:
        "A column may be typed by what travels or by what its area keeps; nothing of it runs here.",
      severity: "error",
      from: { path: "^(api|database|identity|app/services)/.*schema(\\.server)?\\.ts$" },
      to: {
        path: "^(contract|api)/",
        pathNot: "schema\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    never(
      "commands-know-no-http-and-no-sql",
      "A command does what several queries and rules do in one transaction. It is handed a plain Context, by a call or by a job.",
      kind("commands"),
      [packages("hono", "@hono/zod-openapi", "drizzle-orm", "pg"), kind("schema", "routes")],
    ),
    {
      name: "commands-reach-no-framework",
      comment:
        "Not by others either: a job runs a command where no HTTP is, and a test needs no call to try one.",
      severity: "error",
      from: { path: kind("commands"), pathNot: TESTS },
      to: { path: packages("hono"), reachable: true },
    },
    never(
      "routes-hold-no-sql",
      "The API's routes turn HTTP into a call and back; SQL stands in the queries.",
      kind("routes"),
      [packages("drizzle-orm", "pg"), kind("schema")],
    ),
    {
      name: "areas-are-entered-by-commands-and-queries",
      comment:
        "Another area is entered by its commands and queries; its queries may join tables of areas below. Pure rules may be asked by anyone above.",
      severity: "error",
      from: { path: "^api/(people|sales|work|money|showcase|platform)/([^/]+)/", pathNot: TESTS },
      to: {
        path: kind("routes"),
        pathNot: "^api/$1/$2/",
      },
    },
    {
      name: "schemas-are-joined-by-queries",
      comment: "Tables of another area are named in queries and schemas only.",
      severity: "error",
      from: { path: kind("rules", "commands", "routes"), pathNot: TESTS },
      to: { path: kind("schema"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "owners-are-made-of-tokens-and-rows",
      comment:
        "Whose rows a query may touch is said by a verified token, or by a row of ours that queries, commands, jobs, the platform's folders, the story and the benches read; never by what a caller sends.",
      severity: "error",
      from: {
        pathNot: [
          TESTS,
          "^tests/",
          kind("queries", "commands"),
          "^api/workers\\.ts$",
          "^api/e-invoice/file-exchange\\.ts$",
          "^server/story\\.ts$",
          "^database/seed/",
          "^bench/",
        ],
      },
      to: { path: "^database/owner-of-row\\.ts$" },
    },
    {
      name: "rooms-know-no-area",
      comment: "What all areas stand on imports no area.",
      severity: "error",
      from: { path: `^api/(${rooms.join("|")})/`, pathNot: TESTS },
      to: { path: `^api/(${groups.join("|")})/` },
    },
    ...floors.map((floor, at) => ({
      name: `floor-${floor.replace("/", "-")}`,
      comment: "An area stands on those before it in the list of floors, at the head of this file.",
      severity: "error",
      from: { path: `^api/${floor}/`, pathNot: TESTS },
      to: { path: `^api/(${floors.slice(at + 1).join("|") || "nothing"})/` },
    })),
    {
      name: "every-area-has-its-floor",
      comment: "A new area is put on the list of floors when it is begun.",
      severity: "error",
      from: { path: "^api/[^/]+/", pathNot: [`^api/(${floors.join("|")})/`, TESTS] },
      to: {},
    },
    never(
      "api-knows-no-other-tier",
      "The API is usable by any client and behind any identity server.",
      "^api/",
      ["^(app|identity|server)/"],
    ),
    never(
      "screens-talk-to-the-api",
      "A screen holds no rule and opens no table: components, services, contract, domain, its own _ files.",
      "^app/routes/",
      ["^(api|database|identity|server|config)/", packages("drizzle-orm", "pg")],
    ),
    {
      name: "screens-share-no-screens",
      comment: "What two areas draw goes to app/components; an area's own parts start with _.",
      severity: "error",
      from: { path: "^app/routes/admin/([^/]+)/", pathNot: TESTS },
      to: {
        path: "^app/routes/",
        pathNot: ["^app/routes/admin/$1/_", "^app/routes/admin/$1/.+/_"],
      },
    },
    {
      name: "public-screens-share-no-screens",
      comment: "The same for the screens outside the admin area.",
      severity: "error",
      from: { path: "^app/routes/", pathNot: [TESTS, "^app/routes/admin/[^/]+/"] },
      to: { path: "^app/routes/", pathNot: ["^app/routes/_", "^app/routes/.+/_"] },
    },
    never(
      "no-zod-in-the-browser",
      "zod is 93 kB in a form's bundle; screens get constraints from the loader.",
      "^app/(routes|components)/",
      [packages("zod", "@conform-to/zod")],
    ),
    never(
      "components-know-no-tier",
      "A component draws. It fetches nothing, and knows neither screens nor the server side.",
      "^app/components/",
      [
        "^(api|database|identity|server|config)/",
        "^app/routes/",
        "^app/services/.*\\.server\\.tsx?$",
      ],
    ),
    never(
      "services-see-the-web-schema-only",
      "The web tier's share of the database is the schema `web`: sessions and form drafts.",
      "^app/services/",
      ["^(api|identity|server|database)/", "^app/routes/"],
      ["^database/(client|columns|web[^/]*)\\.ts$"],
    ),
    {
      name: "services-know-only-types-of-components",
      comment: "A service may make what a component takes (a form's reply); it draws nothing.",
      severity: "error",
      from: { path: "^app/services/", pathNot: TESTS },
      to: { path: "^app/components/", dependencyTypesNot: ["type-only"] },
    },
    never(
      "identity-knows-no-business",
      "Passwords, keys and grants; never a business table or a screen.",
      "^identity/",
      ["^(api|app|server)/", "^database/seed/"],
    ),
    never(
      "database-knows-no-tier",
      "Client, migrations and the embedded engine are below all tiers.",
      "^database/(?!seed/)",
      ["^(api|app|identity|server)/"],
    ),
    never(
      "the-seed-is-not-imported",
      "The story world is told by commands and tests; no tier depends on it.",
      "^(api|app|identity|contract|domain|config)/",
      ["^database/seed/"],
    ),
    never(
      "nothing-imports-the-server",
      "server/ is the composition root: it knows everyone, no one knows it.",
      "^(app|api|contract|domain|database|identity|config)/",
      ["^server/"],
    ),
    never(
      "no-test-code-in-the-product",
      "Fixtures and orchestrators never ship.",
      "^(app|api|contract|domain|database|identity|config|server)/",
      ["^(tests|e2e|bench|scripts)/", TESTS],
    ),
    {
      name: "no-development-packages-in-the-product",
      comment: "The image installs production dependencies only.",
      severity: "error",
      from: {
        path: "^(app|api|contract|domain|database|identity|config|server)/",
        pathNot: [TESTS, "^server/dev", "\\.d\\.ts$"],
      },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "^node_modules/@types/",
      },
    },
    {
      name: "no-cycles",
      comment:
        "Two files that need each other are one file, or need a third. Types may meet: they run nowhere.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "every-import-resolves",
      comment: "A path that leads nowhere. What is built need not be there yet.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(\\.\\./)?dist/" },
    },
  ],
  options: {
    doNotFollow: { path: "^node_modules" },
    exclude: { path: "^(build|dist|data)/|^virtual:|\\.css(\\?url)?$" },
    // The packages of a second worktree may be a link.
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
}
