import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, request } from "node:http"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { projectFile } from "../../config/project"
import { build } from "../../scripts/build.js"
import type { Page } from "../../scripts/visitor"
import { createDatabase } from "../database"
import { freePort } from "./free-port"
import { openProduct, signUp } from "./product"

beforeAll(build, 300_000)

/** The way that a proxy divides one origin among the tiers: each request goes on as it came. */
async function openProxy(port: number, portOf: (path: string) => number) {
  const proxy = createServer((asked, answer) => {
    const { method, url: path = "/", headers } = asked
    const passed = request(
      { host: "127.0.0.1", port: portOf(path), method, path, headers },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      },
    )
    passed.on("error", () => answer.destroy())
    asked.pipe(passed)
  })
  proxy.listen(port)
  await once(proxy, "listening")
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
}

/** The web tier as README says it runs apart, with nothing of `server/` around it. */
async function startRemixServe(variables: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [
      projectFile("node_modules/@remix-run/serve/dist/cli.js"),
      projectFile("build/server/index.js"),
    ],
    {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...variables },
      stdio: ["ignore", "pipe", "inherit"],
    },
  )
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    const exit = once(child, "exit")
    child.kill("SIGTERM")
    await exit
  })
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("[remix-serve]")) resolve()
    })
    child.once("exit", () => reject(new Error("remix-serve ended before it was ready")))
  })
}

/** What a browser would send of the page's main form, were nothing typed into it. */
function fieldsOf({ body }: Page): Record<string, string> {
  const main = body.slice(body.indexOf("<main"))
  const form = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(main)?.[0] ?? ""
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&")
  const fields = [...form.matchAll(/<input [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/ type="(checkbox|radio|file|submit)"/.test(tag))
    .map((tag) => [attribute(tag, "name"), attribute(tag, "value") ?? ""])
  return Object.fromEntries(fields.filter(([name]) => name))
}

test("the web tier runs apart, under plain remix-serve, beside the API and the identity server", async () => {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const [port, webPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const shared = {
    ORIGIN: origin,
    DATABASE_URL: database.url,
    SESSION_SECRET: "both-tiers-".repeat(4),
  }
  const product = await openProduct(shared)
  const productPort = Number(new URL(product.address).port)
  await openProxy(port, (path) => (/^\/(api|identity)(\/|$)/.test(path) ? productPort : webPort))
  await product.start()
  await startRemixServe({
    ...shared,
    PORT: String(webPort),
    API_URL: product.address,
    IDENTITY_CONFIG: join(product.dataDir, "identity-client.json"),
  })
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
    status: "ok",
    database: true,
    identity: true,
  })

  const visitor = await signUp(origin, "camille@exemple.fr", "Écluse-du-Rhône-2026")
  const form = await visitor.visit(`${origin}/admin/products/new`)
  expect(form.headers.get("x-frame-options")).toBe("DENY")
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(form.body) ?? []
  expect((await fetch(origin + script)).headers.get("content-type")).toContain("javascript")

  const added = await visitor.visit(form.url, { ...fieldsOf(form), name: "Clavier en bois" })
  expect(added.url).toMatch(/\/admin\/products\/[\w-]{36}/)
  expect(added.body).toContain("Clavier en bois")
  const edit = await visitor.visit(`${added.url.split("?")[0]}/edit`)
  const changed = { ...fieldsOf(edit), name: "Clavier en noyer" }
  const saved = await visitor.visit(edit.url, changed)
  expect(saved.body).toContain("Clavier en noyer")

  // Nobody stands in front: what another site has a browser send is refused by the tier itself.
  const forged = await visitor.visit(edit.url, changed, { Origin: "https://evil.example" })
  expect(forged.status).toBeGreaterThanOrEqual(400)
  expect((await visitor.visit(`${origin}/admin/products`)).body).toContain("Clavier en noyer")
})
