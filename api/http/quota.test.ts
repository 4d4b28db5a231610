import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../tests/api"
import { issued, openForBusiness } from "../../tests/billing"

const counted = (sendsMail = true) => startApi({ rateLimits: true, sendsMail })

/** The numbers as an administrator leaves them. */
async function limit(api: TestApi, changes: Record<string, Record<string, number>>) {
  const { body } = await api.call("admin", "GET", "/Users/quotas")
  const limits = Object.fromEntries(
    Object.entries<Record<string, number>>(body).map(([kind, before]) => {
      const after: Record<string, number> = { ...before, ...changes[kind] }
      const { perPerson = 0, perNewcomer = 0 } = after
      return [kind, { ...after, perNewcomer: Math.min(perNewcomer, perPerson) }]
    }),
  )
  const saved = await api.call("admin", "PUT", "/Users/quotas", limits)
  expect(saved).toMatchObject({ status: 200, body: limits })
}

const line = { serviceName: "Audit", quantity: "1", unitPriceHT: 10_000, vatRate: "20" }

async function previews(api: TestApi) {
  const { id: clientId } = await openForBusiness(api)
  const draft = { clientId, includeVat: true, includePenalty: true, lines: [line] }
  return () => api.call("camille", "POST", "/Bills/previews", draft)
}

test("who has used what they may is told so, and when there is more", async () => {
  const api = await counted()
  await limit(api, { previews: { perPerson: 2 } })
  const preview = await previews(api)
  expect([(await preview()).status, (await preview()).status]).toEqual([200, 200])
  const refused = await preview()
  expect(refused).toMatchObject({ status: 429, body: { code: "quotaUsed" } })
  expect(refused.headers.get("retry-after")).toBe("3600")
  // In words too, in the caller's language.
  expect(refused.body.title).toContain("Réessayez dans 60\u00a0min.")
  const english = await api.fetch("camille", "/Bills/previews", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en" },
    body: JSON.stringify({ clientId: crypto.randomUUID(), lines: [line] }),
  })
  expect([english.status, (await english.json()).title]).toEqual([
    429,
    "You have reached your limit for now. Try again in 60\u00a0min.",
  ])
  // Not renewed by asking again, and there again after the span.
  api.setClock("2026-11-21T09:59:00Z")
  expect((await preview()).headers.get("retry-after")).toBe("60")
  api.setClock("2026-11-21T10:00:00Z")
  expect((await preview()).status).toBe(200)
})

test("all together are held to the installation’s number, whoever of them asks", async () => {
  const api = await counted()
  await limit(api, { lookups: { perInstallation: 1 } })
  const look = (who: "camille" | "admin") => api.call(who, "GET", "/CompanyLookup/732829320")
  expect((await look("camille")).status).toBe(503)
  expect((await look("admin")).status).toBe(429)
})

test("many at once take no more than there is", async () => {
  const api = await counted()
  await limit(api, { lookups: { perPerson: 5 } })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.call("camille", "GET", "/CompanyLookup/732829320")),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test("messages and files have limits too, which are smaller until the address is confirmed", async () => {
  const api = await counted()
  await limit(api, {
    messages: { perPerson: 5, perNewcomer: 1 },
    files: { perPerson: 2, perNewcomer: 1 },
    megabytes: { perPerson: 1, perNewcomer: 1 },
  })
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  const mail = { to: ["client@exemple.fr"], subject: "Facture", body: "Bonjour", draft: true }
  const send = () => api.call("camille", "POST", `/Bills/${bill.id}/emails`, mail)
  const upload = (text: string) =>
    api.fetch("camille", "/Uploads?name=a.txt", {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: text,
    })
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), emailConfirmed: false })
  expect([(await send()).status, (await send()).status]).toEqual([201, 429])
  expect((await upload("a")).status).toBe(201)
  const full = await upload("b")
  expect([full.status, (await full.json()).code]).toEqual([413, "storageFull"])
  api.parts.verify = verify
  expect((await send()).status).toBe(201)
  expect((await upload("x".repeat(1_000_000))).status).toBe(413)
  expect((await upload("c")).status).toBe(201)
  expect((await upload("d")).status).toBe(413)
})

test("who may not change people may neither see nor change the limits", async () => {
  const api = await counted()
  expect((await api.call("camille", "GET", "/Users/quotas")).status).toBe(403)
  expect((await api.call("camille", "PUT", "/Users/quotas", {})).status).toBe(403)
})

test("without a mail server, too, who has not confirmed their address has less; who administers does not", async () => {
  const api = await counted(false)
  await limit(api, { lookups: { perPerson: 3, perNewcomer: 1 } })
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), emailConfirmed: false })
  const look = async (who: "camille" | "admin") =>
    (await api.call(who, "GET", "/CompanyLookup/732829320")).status
  expect([await look("camille"), await look("camille")]).toEqual([503, 429])
  expect([await look("admin"), await look("admin")]).toEqual([503, 503])
  api.parts.verify = verify
  expect(await look("camille")).toBe(503)
})

test("a newcomer’s number above everyone’s is refused at its field", async () => {
  const api = await counted()
  const { body } = await api.call("admin", "GET", "/Users/quotas")
  const changed = { ...body, lookups: { ...body.lookups, perPerson: 120, perNewcomer: 500 } }
  expect(await api.call("admin", "PUT", "/Users/quotas", changed)).toMatchObject({
    status: 422,
    body: { errors: [{ path: "lookups.perNewcomer", code: "newcomerAbove 120" }] },
  })
})

test("of files that are sent at once, no more are kept than one may", async () => {
  const api = await counted()
  await limit(api, { files: { perPerson: 5 } })
  const sent = await Promise.all(
    Array.from({ length: 15 }, (_, at) =>
      api.fetch("camille", `/Uploads?name=${at}.txt`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body: `text ${at}`,
      }),
    ),
  )
  const statuses = sent.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(5)
  expect(statuses).toContain(413)
})
