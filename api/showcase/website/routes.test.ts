import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { completeProfile, visit } from "../../../tests/website"
import { unzipped } from "../../../tests/zip"

const manage = (api: TestApi, body: object, who: "camille" | "thomas" = "camille") =>
  api.call(who, "POST", "/CustomerWebsite/manage", body, { "accept-language": "fr" })

describe("Camille’s site", () => {
  test("is there before she made one, and reading it makes none", async () => {
    const api = await startApi()
    const { body } = await api.call("camille", "GET", "/CustomerWebsite")
    expect(body).toMatchObject({ exists: false, published: false, address: null, slug: null })
    expect((await api.call("camille", "GET", "/CustomerWebsite")).body).toEqual(body)
  })

  test("is made with a word of the specification’s, by a client that sends nothing", async () => {
    const api = await startApi()
    await completeProfile(api)
    const made = await api.call("camille", "POST", "/CustomerWebsite/manage", {})
    expect(made.body).toEqual({ value: true, message: "Votre site à été créé", errors: [] })
    const { body } = await api.call("camille", "GET", "/CustomerWebsite")
    expect(body).toMatchObject({
      exists: true,
      slug: "camille-martin",
      address: "http://sites.localhost:3000/camille-martin/",
    })
  })

  test("is not published before the law is content, and says what is missing and where", async () => {
    const api = await startApi({ operatorHost: undefined })
    await manage(api, {})
    const refused = await manage(api, { published: true })
    expect(refused.body.value).toBe(false)
    expect(refused.body.message).toMatch(/^Il manque des mentions obligatoires/)
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      ...["legalStatus", "firstName", "lastName", "streetAddress", "phoneNumber", "siren", "host"],
    ])
    expect((await api.call("camille", "GET", "/CustomerWebsite")).body.published).toBe(false)
    await completeProfile(api)
    expect((await manage(api, { host: "Port SA, 1 quai, Lyon" })).body.value).toBe(true)
    expect((await manage(api, { published: true })).body).toMatchObject({
      value: true,
      message: "Votre site est en ligne",
    })
  })

  test("of a company asks for its capital, its register and its VAT number", async () => {
    const api = await startApi()
    await completeProfile(api)
    const { body: profile } = await api.call("camille", "GET", "/Profile")
    const company = { legalStatus: "SASU", siren: "732829320", version: profile.version }
    const saved = await api.call("camille", "PUT", "/Profile/professional", company)
    await api.call("camille", "PUT", "/Profile/vat", {
      vatRegime: "normal",
      version: saved.body.version,
    })
    const { body } = await api.call("camille", "GET", "/CustomerWebsite")
    expect(body.missing.map(({ path }: { path: string }) => path)).toEqual([
      "commercialName",
      "shareCapital",
      "registerCity",
      "vatNumber",
    ])
  })

  test("keeps what is not spoken of, and refuses what was based on an older version", async () => {
    const api = await startApi()
    await manage(api, { template: "journal", tagline: "Du code clair" })
    await manage(api, { palette: "plum", version: 1 })
    const { body } = await api.call("camille", "GET", "/CustomerWebsite")
    expect(body).toMatchObject({ template: "journal", palette: "plum", tagline: "Du code clair" })
    const late = await manage(api, { palette: "ink", version: 1 })
    expect(late).toMatchObject({
      status: 409,
      body: { code: "stale", current: { palette: "plum" } },
    })
    await manage(api, { tagline: null })
    expect((await api.call("camille", "GET", "/CustomerWebsite")).body.tagline).toBeNull()
  })

  test("has each page once, home first and the legal notice always", async () => {
    const api = await startApi()
    const { body } = await api.call("camille", "GET", "/CustomerWebsite")
    const backwards = [...body.pages].reverse().map((page: object) => ({ ...page, shown: false }))
    expect((await manage(api, { pages: backwards })).body.value).toBe(true)
    const after = (await api.call("camille", "GET", "/CustomerWebsite")).body.pages
    expect(after.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...["home", "contact", "about", "products", "services", "legal"],
    ])
    expect(after.filter(({ shown }: { shown: boolean }) => shown)).toHaveLength(2)
    const twice = body.pages.map((page: object) => ({ ...page, kind: "home" }))
    expect((await manage(api, { pages: twice })).status).toBe(422)
  })
})

describe("E78 a name below the sites’ host", () => {
  test("is none of ours, and of nobody else", async () => {
    const api = await startApi()
    for (const slug of ["www", "admin", "api", "xn--80ak6aa92e", "a", "a_b"])
      expect((await manage(api, { slug })).status, slug).toBe(422)
    expect((await manage(api, { slug: "atelier" })).body.value).toBe(true)
    const taken = await manage(api, { slug: "atelier" }, "thomas")
    expect(taken.body).toMatchObject({
      value: false,
      errors: [{ path: "slug", code: "slugTaken" }],
    })
    expect((await api.call("thomas", "GET", "/CustomerWebsite")).body.exists).toBe(false)
  })

  test("that was given up leads on, and is kept from others for thirty days", async () => {
    const api = await startApi()
    await completeProfile(api)
    await manage(api, { slug: "ancien-nom" })
    await manage(api, { published: true })
    await manage(api, { slug: "nouveau-nom" })
    const moved = await visit(api, "/ancien-nom/contact/")
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/nouveau-nom/contact/"])
    expect((await manage(api, { slug: "ancien-nom" }, "thomas")).body.value).toBe(false)
    await api.parts.pool.query(
      "begin; set local app.owner = 'c0000000-0000-4000-8000-000000000001'; update website_addresses set released_at = now() - interval '31 days' where address = 'ancien-nom'; commit",
    )
    expect((await manage(api, { slug: "ancien-nom" }, "thomas")).body.value).toBe(true)
    expect((await visit(api, "/ancien-nom/contact/")).status).toBe(404)
    expect((await visit(api, "/nouveau-nom/contact/")).status).toBe(200)
  })

  test("may be taken back, and not be changed for ever", async () => {
    const api = await startApi()
    for (const slug of ["nom-1", "nom-2", "nom-1", "nom-3", "nom-4", "nom-5", "nom-6"])
      expect((await manage(api, { slug })).body.value, slug).toBe(true)
    expect(await manage(api, { slug: "nom-7" })).toMatchObject({ body: { code: "slugsTooMany" } })
  })
})

describe("a domain of one’s own", () => {
  const records: Record<string, string[]> = {}
  const resolveTexts = async (name: string) => records[name] ?? []

  test("is Camille’s once its TXT record says so", async () => {
    const api = await startApi({ resolveTexts })
    await completeProfile(api)
    await manage(api, { domain: "https://www.Camille.fr/", published: true })
    const { domain } = (await api.call("camille", "GET", "/CustomerWebsite")).body
    expect(domain).toMatchObject({ name: "www.camille.fr", proven: false })
    const prove = () => api.call("camille", "POST", "/CustomerWebsite/domainProof")
    expect((await prove()).body).toEqual({ proven: false })
    expect((await visit(api, "/", "www.camille.fr")).status).toBe(421)
    records[domain.recordName] = ["v=spf1 -all", domain.recordText]
    expect((await prove()).body).toEqual({ proven: true })
    const home = await visit(api, "/", "www.camille.fr")
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<link rel="canonical" href="http://www.camille.fr/">')
    expect((await visit(api, "/", "elsewhere.example")).status).toBe(421)
    await manage(api, { domain: "autre.fr" })
    expect((await api.call("camille", "GET", "/CustomerWebsite")).body.domain.proven).toBe(false)
  })

  test("E76 is neither the installation’s nor somebody’s machine", async () => {
    const api = await startApi({ origin: "https://plume.example" })
    for (const domain of ["127.0.0.1", "localhost", "intranet.local", "exemple", "a b.fr"])
      expect((await manage(api, { domain })).status, domain).toBe(422)
    const ours = await manage(api, { domain: "sites.plume.example" })
    expect(ours.body.errors).toMatchObject([{ path: "domain", code: "domainOurs" }])
  })

  test("cannot be proven where there is none", async () => {
    const api = await startApi()
    const { status, body } = await api.call("camille", "POST", "/CustomerWebsite/domainProof")
    expect([status, body.code]).toEqual([409, "domainNone"])
  })
})

test("the preview shows the owner what nobody else sees, page by page", async () => {
  const api = await startApi()
  await manage(api, { tagline: "Du code <b>clair</b>", services: [{ name: "Audit & conseil" }] })
  const see = (path: string, who: "camille" | "thomas" = "camille") =>
    api.call<string>(who, "GET", `/CustomerWebsite/preview?path=${encodeURIComponent(path)}`)
  const home = await see("")
  expect(home.body).toContain("Du code &lt;b&gt;clair&lt;/b&gt;")
  expect(home.body).toContain('<meta name="robots" content="noindex">')
  expect((await see("services/")).body).toContain("Audit &amp; conseil")
  expect((await see("style.css")).headers.get("content-type")).toContain("text/css")
  for (const path of [
    "nothing/",
    "../",
    "images/../../etc/passwd",
    `images/${crypto.randomUUID()}.webp`,
  ])
    expect((await see(path)).status, path).toBe(404)
  expect((await see("", "thomas")).body).not.toContain("clair")
})

test("the archive opens from a disk: every link of it leads to a file of it", async () => {
  const api = await startApi()
  await completeProfile(api)
  await api.call("camille", "POST", "/Products", { name: "Lampe", sellingPrice: 9_000 })
  await manage(api, { services: [{ name: "Audit" }] })
  const answer = await api.fetch("camille", "/CustomerWebsite/export")
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="camille-martin.zip"',
  )
  const files = unzipped(new Uint8Array(await answer.arrayBuffer()))
  expect(files.has("index.html") && files.has("legal/index.html")).toBe(true)
  for (const [name, bytes] of files)
    for (const [, href = ""] of bytes.toString().matchAll(/ (?:href|src)="(\.[^"#]*)"/g)) {
      const target = new URL(href, `http://disk/${name}`).pathname.slice(1)
      expect(files.has(target), `${name} → ${href}`).toBe(true)
    }
  expect(files.get("contact/index.html")?.toString()).not.toContain("<form")
})
