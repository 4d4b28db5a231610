import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { type Name, people, startApi, type TestApi } from "./api"

/** One call of specification §7, as it is written there. */
interface SpecifiedCall {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  path: string
  body?: unknown
  /** Bytes instead of a JSON body. */
  image?: true
  /** Camille, where nobody else is said. */
  who?: Name | null
  status?: number
  /** What the answer has at least. */
  answer?: unknown
}

const { id } = people.camille
const thomas = people.thomas.id
const aList = expect.any(Array)
const add = (path: string, value: unknown) => ({ op: "add", path, value })

/** A client that was written from specification §7 alone makes these calls. */
const calls: SpecifiedCall[] = [
  { method: "GET", path: "/Users", answer: { id, firstConnection: true } },
  { method: "GET", path: `/Users/${id}`, answer: { id, skills: [] } },
  { method: "GET", path: "/Users/all", who: "admin", answer: aList },
  { method: "GET", path: "/Users/allWithRoles", who: "admin", answer: aList },
  {
    method: "PATCH",
    path: `/Users/${id}`,
    body: [
      add("/firstName", "Camille"),
      add("/lastName", "Roux"),
      add("/phoneNumber", "+33 6 12 34 56 78"),
      add("/mail", "camille@exemple.fr"),
      add("/hobbies", "Escalade"),
      add("/howIAmDescription", "Curieuse et carrée"),
      add("/userType", "freelancer"),
      add("/limitInterventionZone", 50),
      add("/skills", ["ReactJS", { name: "SQL" }]),
      add("/jobs", []),
      add("/communeId", "69123"),
      add("/workAvailabilities", [{ startsOn: "2026-12-01", daysPerWeek: 3 }]),
      add("/photo", null),
      add("/personType", "natural"),
    ],
    answer: {
      firstName: "Camille",
      lastName: "Roux",
      phoneNumber: "+33612345678",
      mail: "camille@exemple.fr",
      hobbies: "Escalade",
      howIAmDescription: "Curieuse et carrée",
      userType: "freelancer",
      limitInterventionZone: 50,
      skills: ["React", "SQL"],
      jobs: [],
      communeId: "69123",
      workAvailabilities: [{ startsOn: "2026-12-01", endsOn: null, daysPerWeek: 3 }],
      photo: null,
      personType: "natural",
    },
  },
  {
    method: "PATCH",
    path: `/Users/${thomas}`,
    who: "admin",
    body: [add("/suspendedUntil", "2027-01-01T00:00:00Z"), add("/suspensionReason", "Litige")],
    answer: { suspendedUntil: "2027-01-01T00:00:00.000Z", suspensionReason: "Litige" },
  },
  {
    method: "PATCH",
    path: `/Users/${thomas}`,
    who: "admin",
    body: [add("/suspendedUntil", "2027-01-01"), add("/suspensionReason", "Litige")],
    answer: { suspendedUntil: "2026-12-31T23:00:00.000Z" },
  },
  {
    method: "PATCH",
    path: `/Users/${thomas}`,
    who: "admin",
    body: [add("/suspendedUntil", ""), add("/suspensionReason", "")],
    answer: { suspendedUntil: null, suspensionReason: null },
  },
  {
    method: "PATCH",
    path: `/Users/${id}`,
    body: [add("/workPhoto", null), add("/workPhotoAlt", "Une étagère")],
    answer: { workPhoto: null, workPhotoAlt: "Une étagère" },
  },
  {
    method: "POST",
    path: `/Users/${id}/photo`,
    image: true,
    answer: { photo: expect.any(String) },
  },
  {
    method: "POST",
    path: `/Users/${id}/banner`,
    image: true,
    answer: { banner: expect.any(String) },
  },
  { method: "GET", path: "/Users/permissions", answer: expect.arrayContaining(["bills.create"]) },
  { method: "GET", path: `/Users/userRole/${id}`, who: "admin", answer: { roles: ["freelancer"] } },
  {
    method: "PUT",
    path: "/Users/userRole/",
    who: "admin",
    body: { userId: thomas, roles: ["freelancer"] },
    answer: { roles: ["freelancer"] },
  },
  { method: "PUT", path: `/Users/${id}/validate/true`, who: "admin", answer: { validated: true } },
  { method: "PUT", path: `/Users/${id}/showInSearch/true`, answer: { showInSearch: true } },
  { method: "POST", path: "/Users/search", body: { q: "Camille" }, answer: aList },
  { method: "PUT", path: `/Users/${id}/firstConnection/true`, answer: { firstConnection: true } },
  {
    method: "POST",
    path: "/Users/confirmFirstConnection",
    body: {},
    answer: { firstConnection: false },
  },
  { method: "GET", path: `/Users/promotion/${id}`, answer: { eligible: false, criteria: aList } },
  { method: "DELETE", path: `/Users/${thomas}`, who: "admin", status: 204 },
  {
    method: "POST",
    path: "/Companies",
    body: {
      Company: { name: "Atelier Vasseur", sector: "Menuiserie", siret: "552 100 554 00013" },
      UserId: id,
    },
    status: 201,
    answer: { name: "Atelier Vasseur", siret: "55210055400013", member: true },
  },
  { method: "GET", path: "/Companies", answer: [{ name: "Atelier Vasseur" }] },
  { method: "GET", path: "/Companies/{company}", answer: { name: "Atelier Vasseur" } },
  {
    method: "GET",
    path: "/Companies/name/siret/55210055400013",
    answer: { name: "Atelier Vasseur" },
  },
  {
    method: "POST",
    path: "/Companies/search",
    body: { value: "vasseur" },
    answer: [{ name: "Atelier Vasseur" }],
  },
  {
    method: "PUT",
    path: "/Companies",
    body: { id: "{company}", name: "Ateliers Vasseur", status: "active", address: "Lyon" },
    answer: { name: "Ateliers Vasseur", status: "active", address: "Lyon" },
  },
  { method: "GET", path: "/WorkAvailability/all", answer: [{ daysPerWeek: 3 }] },
  {
    method: "GET",
    path: "/Jobs",
    answer: expect.arrayContaining([expect.objectContaining({ title: "Photographe" })]),
  },
  { method: "GET", path: "/Jobs/families", answer: aList },
  {
    method: "POST",
    path: "/Users/support-message",
    who: null,
    body: { email: "camille@exemple.fr", message: "Bonjour" },
    status: 204,
  },
  {
    method: "POST",
    path: "/CustomerWebsite/manage",
    body: { template: "studio" },
    answer: { value: true, message: "Votre site à été créé" },
  },
  {
    method: "POST",
    path: "/CustomerWebsite/manage",
    body: { published: true },
    answer: { value: false, message: expect.stringMatching(/\w/) },
  },
  { method: "GET", path: "/CustomerWebsite", answer: { exists: true, template: "studio" } },
  { method: "GET", path: "/Payment/config", who: null, answer: { currency: "EUR" } },
  { method: "POST", path: "/Payment/config", who: null, answer: { currency: "EUR" } },
]

const picture = readFileSync("docs/screenshot.png")

/** Makes the calls one after the other, as a client does who goes on with what was answered before. */
async function callAll(api: TestApi, pathOf: (path: string) => string) {
  for (const who of ["camille", "thomas", "admin"] as const) await api.call(who, "GET", "/Users")
  let company = ""
  for (const { method, path, body, image, who = "camille", status = 200, answer } of calls) {
    const named = (text: string) => text.replace("{company}", company)
    const sent = image ? picture : body === undefined ? undefined : named(JSON.stringify(body))
    const response = await api.fetch(who, pathOf(named(path)), {
      method,
      body: sent as BodyInit,
      headers: {
        ...(sent !== undefined && { "content-type": image ? "image/png" : "application/json" }),
      },
    })
    const text = await response.text()
    expect(response.status, `${method} ${path}: ${text}`).toBe(status)
    if (answer) expect(JSON.parse(text), `${method} ${path}`).toMatchObject(answer)
    if (path === "/Companies" && method === "POST") company = JSON.parse(text).id
  }
}

describe("every call of specification §7", () => {
  test("is there as it is written", async () => {
    await callAll(await startApi(), (path) => path)
  })

  test("is there with a slash at its end, and without", async () => {
    await callAll(await startApi(), (path) => (path.endsWith("/") ? path.slice(0, -1) : `${path}/`))
  })

  test("is described, with who may make it", async () => {
    const document = JSON.parse(readFileSync("contract/openapi.json", "utf8"))
    for (const { method, path, who } of calls) {
      const plain = `/api${path}`
        .replace(/\/$/, "")
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\{company\}/, "{}")
      const described = Object.entries<
        Record<string, { security?: object[]; description?: string }>
      >(document.paths).find(([template]) => matches(template, plain))?.[1]?.[method.toLowerCase()]
      expect(described, `${method} ${path}`).toBeDefined()
      expect(described?.description, `${method} ${path}`).toMatch(/\w/)
      expect(described?.security?.length === 0, `${method} ${path}`).toBe(who === null)
    }
  })
})

function matches(template: string, path: string): boolean {
  const [one, other] = [template.split("/"), path.split("/")]
  return (
    one.length === other.length &&
    one.every((part, at) => part === other[at] || (part.startsWith("{") && !isFixed(other[at])))
  )
}

/** Words that stand where an id could stand. */
const isFixed = (part: string | undefined) =>
  ["all", "allWithRoles", "permissions", "search", "families"].includes(part ?? "")
