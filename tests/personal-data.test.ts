import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { storedDocument } from "../api/sales/bills/stored-document.commands"
import { people, startApi, type TestApi } from "./api"
import { issued, openForBusiness } from "./billing"
import { ownerOf } from "./owner"
import { visit } from "./website"
import { unzipped } from "./zip"

async function asSuperuser(api: TestApi) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test("every table with an owner has its rule, in the archive and for erasure", async () => {
  const client = await asSuperuser(await startApi())
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'owner'
      order by 1`,
  )
  const owned = await client.query<{ name: string }>("select name from owned_tables order by 1")
  expect(rows).toEqual(owned.rows)
})

/** Everything that is in the database, as text, table by table. */
async function dumped(api: TestApi): Promise<Map<string, string>> {
  const client = await asSuperuser(api)
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'web', 'identity', 'pgboss')`,
  )
  const dump = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: lines } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    )
    dump.set(name, lines.map(({ row }) => row).join("\n"))
  }
  return dump
}

/** What Camille types wherever one can, each text once; and a bill that the law keeps. */
async function typeEverywhere(api: TestApi): Promise<{ typed: string[]; kept: string[] }> {
  const { id: clientId } = await openForBusiness(api, "camille")
  const typed: string[] = []
  const word = (name: string) => {
    const text = `canari${name}${typed.length}`
    typed.push(text)
    return text
  }
  const post = async (path: string, body: object) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const other = await post("/Clients", { name: word("client"), sector: word("secteur") })
  await post("/Contacts", { name: word("contact"), role: word("role"), clientId: other.id })
  const note = { kind: "call", day: "2026-11-01", text: word("note") }
  await post("/Notes", { ...note, area: "clients", recordId: other.id })
  await post("/Products", { name: word("produit"), color: word("couleur"), sellingPrice: 1 })
  const client = await api.call("camille", "GET", `/Clients/${clientId}`)
  const {
    id: _id,
    createdAt: _createdAt,
    changedAt: _changedAt,
    can: _can,
    ...before
  } = client.body
  const changed = await api.call("camille", "PUT", `/Clients/${clientId}`, {
    ...before,
    sector: word("metier"),
  })
  expect(changed.status).toBe(200)
  const draft = { clientId, includeVat: true, includePenalty: true }
  const line = { quantity: "1", unitPriceHT: 100, vatRate: "0" }
  await post("/Bills", { ...draft, lines: [{ ...line, serviceName: word("brouillon") }] })
  const bill = await issued(api, clientId)
  await storedDocument(api.parts, ownerOf(people.camille.id), bill.id)
  // Not on the bill, which was issued before.
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  const bank = { iban: "FR1420041010050500013M02606", bankName: word("banque"), version }
  await api.call("camille", "PUT", "/Profile/bank", bank)
  await post(`/Bills/${bill.id}/emails`, {
    to: [`${word("destinataire")}@exemple.fr`],
    subject: word("objet"),
    body: word("corps"),
  })
  const slug = word("slug")
  await post("/CustomerWebsite/manage", { slug, tagline: word("accroche"), host: word("hote") })
  const upload = await api.fetch("camille", `/Uploads?name=${word("fichier")}.txt`, {
    method: "POST",
    body: "Bonjour",
    headers: { "content-type": "application/octet-stream" },
  })
  expect(upload.status).toBe(201)
  const shown = await api.fetch("camille", `/Users/support-files?name=${word("capture")}.txt`, {
    method: "POST",
    body: "Bonjour",
    headers: { "content-type": "application/octet-stream" },
  })
  const { id } = (await shown.json()) as { id: string }
  await post("/Users/support-message", {
    ...{ email: "a@exemple.fr", message: word("support"), files: [id] },
  })
  return { typed, kept: [bill.number] }
}

const erase = (api: TestApi, body: object = { email: "camille@example.fr" }) =>
  api.call("camille", "POST", "/PersonalData/erasure", body)

describe("Camille’s data", () => {
  test("are hers to take away, all of them, and nobody else’s", async () => {
    const api = await startApi()
    const { typed, kept } = await typeEverywhere(api)
    const answer = await api.fetch("camille", "/PersonalData/export")
    expect(answer.headers.get("content-type")).toBe("application/zip")
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()))
    const everything = [...files].map(([name, bytes]) => name + bytes.toString("utf8")).join("\n")
    for (const text of [...typed, ...kept]) expect(everything, text).toContain(text)
    expect(files.has("data/clients.csv") && files.has(`bills/${kept[0]}.pdf`)).toBe(true)
    const strangers = await api.fetch("thomas", "/PersonalData/export")
    const theirs = unzipped(new Uint8Array(await strangers.arrayBuffer()))
    const found = [...theirs].map(([name, bytes]) => name + bytes.toString("utf8")).join("\n")
    expect(typed.filter((text) => found.includes(text))).toEqual([])
  })

  test("are erased: what the law keeps is there and sealed, and nothing else is found", async () => {
    const api = await startApi({ accounts: { ...noAccounts, passwordMatches } })
    const { typed, kept } = await typeEverywhere(api)
    const before = [...(await dumped(api)).values()].join("\n")
    for (const text of typed) expect(before, text).toContain(text)
    const password = "le bon mot de passe"
    expect((await erase(api, { email: "camille@example.fr", password })).status).toBe(204)
    const after = await dumped(api)
    for (const text of typed)
      for (const [table, content] of after)
        expect(content.includes(text), `${text} in ${table}`).toBe(false)
    expect(after.get("public.bill_snapshots")).toContain(kept[0])
    const client = await asSuperuser(api)
    const { rows: erased } = await client.query<{ name: string }>(
      "select name from owned_tables where fate = 'erased'",
    )
    expect(erased.length).toBeGreaterThan(0)
    for (const { name } of erased) expect(after.get(`public.${name}`), name).toBe("")
    expect((await api.call("camille", "GET", "/Users")).status).toBe(401)
    const slug = typed.find((text) => text.startsWith("canarislug"))
    const taken = await api.call("thomas", "POST", "/CustomerWebsite/manage", { slug })
    expect(taken.body).toMatchObject({ value: false, errors: [{ code: "slugTaken" }] })
    expect((await visit(api, `/${slug}/`)).status).toBe(404)
  })

  test("leave the contracts that the law keeps, and no other", async () => {
    const api = await startApi()
    const { id: business } = await openForBusiness(api, "camille")
    const call = async (path: string, body: object) => {
      const answer = await api.call("camille", "POST", path, body)
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      return answer.body
    }
    const consumer = { kind: "individual", name: "Jeanne Morel", city: "Lyon" }
    const { id: individual } = await call("/Clients", consumer)
    const contract = async (title: string, clientId: string, more = {}, isActive = true) => {
      const fields = { startDate: "2026-09-01", priceHT: 20_000, unit: "flat", paymentDays: 30 }
      const { id, version } = await call("/Contracts", { ...fields, title, clientId, ...more })
      if (isActive) await call(`/Contracts/${id}/activation`, { version })
      return id
    }
    await contract("canari brouillon", individual, {}, false)
    await contract("canari jamais facturé", business)
    await contract("canari petit prix", individual, { priceHT: 11_999 })
    await contract("garde consommateur", individual)
    await contract("garde à l’heure", individual, { priceHT: 4_500, unit: "hour" })
    const billed = await contract("garde facturé", business, { unit: "day" })
    const period = { startDate: "2026-09-01", endDate: "2026-09-30", quantity: "3" }
    const draft = await call(`/Contracts/${billed}/periods`, period)
    const { body: bills } = await api.call("camille", "GET", "/Bills")
    expect(bills).toHaveLength(1)
    const [{ id, version }] = bills
    expect(draft).toBeTruthy()
    const bill = await call(`/Bills/${id}/issue`, { version })
    await storedDocument(api.parts, ownerOf(people.camille.id), bill.id)
    expect((await erase(api)).status).toBe(204)
    const after = await dumped(api)
    const everything = [...after.values()].join("\n")
    expect(everything).not.toContain("canari")
    for (const title of ["garde consommateur", "garde à l’heure", "garde facturé"])
      expect(after.get("public.contracts")).toContain(title)
    expect(after.get("public.clients")).toContain("Jeanne Morel")
    expect(after.get("public.clients")).not.toContain("Lyon")
  })

  test("are erased by nobody who does not know the address and the password", async () => {
    const api = await startApi({ accounts: { ...noAccounts, passwordMatches } })
    const email = "camille@example.fr"
    for (const [body, path] of [
      [{ email: "thomas@example.fr", password: "le bon mot de passe" }, "email"],
      [{ email, password: "un autre" }, "password"],
      [{ email }, "password"],
    ] as const)
      expect((await erase(api, body)).body.errors, path).toMatchObject([{ path }])
    expect((await api.call("camille", "GET", "/Users")).status).toBe(200)
  })

  test("of the last administrator stay, as somebody must open the door", async () => {
    const api = await startApi()
    await api.call("admin", "GET", "/Users")
    const refused = await api.call("admin", "POST", "/PersonalData/erasure", {
      email: "admin@example.fr",
    })
    expect([refused.status, refused.body.code]).toEqual([409, "lastAdministrator"])
  })
})

const passwordMatches = async (_id: string, password: string) => password === "le bon mot de passe"
const noAccounts = {
  setRoles: async () => {},
  addRole: async () => {},
  removeRole: async () => {},
  refuseRefresh: async () => {},
  endSessions: async () => {},
  remove: async () => {},
}
