import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import pg from "pg"
import { visitEmbeddedDatabase } from "../database/embedded"
import { expect, test } from "./fixtures"
import { addresses, ofVisitor } from "./screens"
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

async function onDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const { url, stop } = await visitEmbeddedDatabase(world().environment.DATA_DIR ?? "")
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await stop()
  }
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
  test.setTimeout(180_000)
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
    const refused = path === "/auth/back-channel-logout" ? [400, 405] : [403]
    if (!refused.includes(status)) passed.push(`${method} ${path} ${status}`)
  })
  expect(passed).toEqual([])
})

test("A22 no token is in any page, .data answer, header or address", async ({ freshAccount }) => {
  test.setTimeout(180_000)
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
