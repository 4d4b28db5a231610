import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { onDatabase } from "./database"
import { expect, test, tokenOf } from "./fixtures"
import { expectProtected } from "./page-checks"
import { Records } from "./records"
import { addresses, ofAdministrator, ofVisitor } from "./screens"
import { world } from "./world"

/** Each case runs over the whole route manifest: an address that is added is held to it. */
const filled = (path: string) =>
  ofVisitor(path)
    .replace(/:\w+\??/g, () => randomUUID())
    .replace("*", "x")

/** Ten at a time: the machine is small. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items]
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 10 }, next))
}

/** Plain requests: a browser's own would take minutes for as many. */
async function call(method: string, path: string, headers: Record<string, string> = {}) {
  const body =
    method === "GET" || method === "HEAD" ? undefined : new URLSearchParams({ name: "x" })
  const answer = await fetch(world().origin + path, { method, headers, body, redirect: "manual" })
  await answer.body?.cancel()
  return answer
}

function cookiesOfCamille(): string {
  const { cookies } = JSON.parse(readFileSync(world().camille.state, "utf8"))
  return cookies.map(({ name, value }: Record<string, string>) => `${name}=${value}`).join("; ")
}

test("D66 nothing is changed by a request that does not come from a page of ours", async () => {
  test.setTimeout(900_000)
  const cookie = cookiesOfCamille()
  const evil = { origin: "https://evil.example" }
  const strangers: Record<string, string>[] = [
    evil,
    { origin: "null" },
    {},
    { ...evil, "x-forwarded-host": "evil.example", host: "evil.example" },
    { origin: world().origin, "sec-fetch-site": "cross-site" },
  ]
  const calls = addresses.flatMap((address) => {
    const path = filled(address)
    // The other mount has the same modules: once each is enough there.
    if (address.startsWith("/ap/")) return [{ method: "POST", path, headers: evil }]
    const forms = [`${path === "/" ? "/_root" : path}.data`, `${path}?_data=routes%2Fadmin`]
    return [
      ...strangers.map((headers) => ({ method: "POST", path, headers })),
      ...["PUT", "PATCH", "DELETE"].map((method) => ({ method, path, headers: evil })),
      ...forms.map((form) => ({ method: "POST", path: form, headers: evil })),
    ]
  })
  expect(calls.length).toBeGreaterThan(1_500)
  const passed: string[] = []
  await each(calls, async ({ method, path, headers }) => {
    const { status } = await call(method, path, { ...headers, cookie })
    // Back-channel logout reads a signed token and no cookie: a call without one is refused by it.
    // Under the name of another machine there may only be someone’s site.
    const refused =
      path === "/auth/back-channel-logout" ? [400, 405] : "host" in headers ? [403, 421] : [403]
    if (!refused.includes(status)) passed.push(`${method} ${path} ${status}`)
  })
  expect(passed).toEqual([])
})

test("D67 looking changes nothing: every address, read as its owner", async ({ freshAccount }) => {
  test.setTimeout(900_000)
  const { account, page } = await freshAccount()
  const records = await Records.of(() => tokenOf(account))
  const mine = addresses
    .filter((path) => /^\/admin\//.test(path) && !ofAdministrator(path))
    // Asks a public list that tests cannot reach.
    .filter((path) => path !== "/admin/communes")
  const paths: string[] = []
  for (const path of mine) paths.push(await records.url(path).catch(() => filled(path)))
  const before = await stateOf(account.email)
  expect(before.rows).toBeGreaterThan(5)
  let read = 0
  const failed: string[] = []
  await each(paths, async (path) => {
    const status = (await page.request.get(path, { maxRedirects: 0 })).status()
    if (status === 200) read += 1
    if (status >= 500) failed.push(`${path} ${status}`)
  })
  expect(read).toBeGreaterThan(paths.length / 2)
  expect(failed).toEqual([])
  expect(await stateOf(account.email)).toEqual(before)
})

/**
 * What jobs add of themselves meanwhile: PDFs of issued bills, and what is due to be announced; the entries that are
 * kept as the books gave them out, and where the document of an approved timesheet was kept. That no other call which reads adds to these, the same test of the API holds.
 */
const ofJobs = [
  "bill_documents",
  "bill_seals",
  "notifications",
  "accounting_entries",
  "timesheet_editions",
]

/** What the database holds of someone, as one hash a table. */
async function stateOf(email: string) {
  return onDatabase(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attname = 'owner' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    const hashes: Record<string, string> = {}
    let counted = 0
    await client.query("set row_security = off")
    for (const { name } of tables.filter((table) => !ofJobs.includes(table.name))) {
      const { rows } = await client.query(
        `select count(*)::int as count, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
           from ${name} t where owner = (select id from identity.accounts where email = $1)`,
        [email],
      )
      hashes[name] = rows[0].hash
      counted += rows[0].count
    }
    return { hashes, rows: counted }
  })
}

test("A22 no token is in any page, .data answer, header or address", async ({ freshAccount }) => {
  test.setTimeout(900_000)
  const { account, page } = await freshAccount()
  const { rows } = await onDatabase((client) =>
    client.query<Record<string, string>>(
      `select access_token, refresh_token, id_token from web.sessions
        where person = (select id::text from identity.accounts where email = $1)`,
      [account.email],
    ),
  )
  const tokens = Object.values(rows[0] ?? {})
  expect(tokens).toHaveLength(3)
  // Of a token that is cut or encoded anew, its signature would still be there.
  const canaries = tokens.map((token) => token.split(".").at(-1)?.slice(0, 40) ?? "")
  expect(canaries.every((canary) => canary.length > 30)).toBe(true)
  const paths = addresses.filter((path) => !/sign-(out|in|up)$|callback$/.test(path)).map(filled)
  const forms = paths.flatMap((path) => [path, `${path === "/" ? "/_root" : path}.data`])
  await each(forms, async (path) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    const told = (await answer.body()).toString("latin1") + JSON.stringify(answer.headersArray())
    for (const canary of canaries) expect(told.includes(canary), path).toBe(false)
    expect(told, path).not.toMatch(/eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./)
  })
})

test("D71, D75 every answer has its headers, whoever gives it and whatever it says", async () => {
  test.setTimeout(900_000)
  const cookie = cookiesOfCamille()
  const pages = addresses.map(filled)
  // As whoever is signed in, the walk over every screen asks the other mount's for the same.
  const read = pages.filter((path) => !path.startsWith("/ap/"))
  const calls: [method: string, path: string, headers: Record<string, string>][] = [
    ...read.map((path): (typeof calls)[number] => ["GET", path, { cookie }]),
    ...pages.map((path): (typeof calls)[number] => ["GET", path, {}]),
    ...pages.map((path): (typeof calls)[number] => ["POST", path, {}]),
    ...others.map(([method, path]): (typeof calls)[number] => [method, path, {}]),
  ]
  const statuses = new Set<number>()
  await each(calls, async ([method, path, headers]) => {
    const answer = await call(method, path, headers)
    statuses.add(answer.status)
    expectProtected(answer.headers, `${method} ${path} ${answer.status}`)
  })
  for (const status of [200, 302, 400, 401, 403, 404]) expect([...statuses]).toContain(status)
})

const others: [string, string][] = [
  ...["/healthz", "/readyz", "/robots.txt", "/favicon.ico", "/assets/none.js", "/nowhere"].map(
    (path): [string, string] => ["GET", path],
  ),
  ...["/api", "/api/none", "/api/Bills", "/api/openapi.json", "/api/Users/support-message"].map(
    (path): [string, string] => ["GET", path],
  ),
  ...[
    "auth",
    "token",
    "jwks",
    "session/end",
    "none",
    "interaction/none",
    "assets/identity.css",
  ].map((path): [string, string] => ["GET", `/identity/${path}`]),
  ["GET", "/identity/.well-known/openid-configuration"],
  ["POST", "/identity/token"],
  ["POST", "/api/Users/support-message"],
  ["OPTIONS", "/admin/bills"],
  ["OPTIONS", "/api/Bills"],
  ["HEAD", "/"],
  ["DELETE", "/api/Bills"],
  ["GET", "/%"],
  ["GET", "/%c0%ae"],
  ["GET", "//evil.example"],
]
