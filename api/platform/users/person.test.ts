import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"

const id: string = people.camille.id
const add = (path: string, value: unknown) => ({ op: "add", path, value })

async function startWithCamille() {
  const api = await startApi()
  for (const who of ["camille", "thomas", "admin"] as const) await api.call(who, "GET", "/Users")
  const patch = (...operations: object[]) =>
    api.call("camille", "PATCH", `/Users/${id}`, operations)
  return { api, patch }
}

async function show(api: TestApi) {
  await api.call("camille", "PUT", `/Users/${id}/showInSearch/true`)
  await api.call("admin", "PUT", `/Users/${id}/validate/true`)
}

describe("someone’s record", () => {
  test("is there for others once they chose to be shown and were validated, and no address in it", async () => {
    const { api, patch } = await startWithCamille()
    await patch(add("/firstName", "Camille"), add("/mail", "secret@exemple.fr"))
    const ask = () => api.call("thomas", "GET", `/Users/${id}`)
    expect((await ask()).status).toBe(404)
    await api.call("camille", "PUT", `/Users/${id}/showInSearch/true`)
    expect((await ask()).status).toBe(404)
    await show(api)
    const shown = await ask()
    expect(shown).toMatchObject({ status: 200, body: { id, firstName: "Camille" } })
    expect(JSON.stringify(shown.body)).not.toMatch(/secret|username|example|suspen|phone/)
    await api.call("admin", "PATCH", `/Users/${id}`, [
      add("/suspendedUntil", "2027-01-01T00:00:00Z"),
    ])
    expect((await ask()).status).toBe(404)
  })

  test("is hidden by themself at once", async () => {
    const { api } = await startWithCamille()
    await show(api)
    await api.call("camille", "PUT", `/Users/${id}/showInSearch/false`)
    expect((await api.call("thomas", "GET", `/Users/${id}`)).status).toBe(404)
    const foreign = await api.call("thomas", "PUT", `/Users/${id}/showInSearch/true`)
    expect(foreign.status).toBe(404)
  })

  test("is whole to themself and to those who may see users", async () => {
    const { api, patch } = await startWithCamille()
    await patch(add("/hobbies", "Escalade"))
    for (const who of ["camille", "admin"] as const)
      expect((await api.call(who, "GET", `/Users/${id}`)).body).toMatchObject({
        hobbies: "Escalade",
        username: "camille",
        mail: "camille@example.fr",
      })
  })
})

describe("a patch of one’s own record", () => {
  test("takes choices as lists of choices have them, and clears by an empty value", async () => {
    const { api, patch } = await startWithCamille()
    const [job] = (await api.call("camille", "GET", "/Jobs?q=photographe")).body
    const { body } = await patch(
      add("/jobs", [{ label: job.title, value: job.id }]),
      add("/skills", [{ label: "K8s" }, "SQL"]),
      add("/limitInterventionZone", "30"),
      add("/hobbies", "Escalade"),
    )
    expect(body).toMatchObject({
      jobs: [{ id: job.id, title: "Photographe" }],
      skills: ["Kubernetes", "SQL"],
      limitInterventionZone: 30,
    })
    const { body: cleared } = await patch(
      add("/hobbies", ""),
      add("/jobs", []),
      add("/limitInterventionZone", null),
    )
    expect(cleared).toMatchObject({ hobbies: null, jobs: [], limitInterventionZone: null })
    expect(cleared.skills).toEqual(["Kubernetes", "SQL"])
  })

  test("changes nothing where one of its operations is wrong, and says which", async () => {
    const { api, patch } = await startWithCamille()
    const wrong: [unknown, string, string][] = [
      [add("/mail", "camille@"), "mail", "email"],
      [add("/phoneNumber", "12"), "phoneNumber", "phone"],
      [add("/communeId", "75"), "communeId", "commune"],
      [add("/communeId", "69999"), "communeId", "commune"],
      [add("/limitInterventionZone", 1001), "limitInterventionZone", "tooBig 1000"],
      [add("/skills", ["React", "reactjs"]), "skills[1]", "skillTwice"],
      [add("/jobs", [crypto.randomUUID()]), "jobs[0]", "unknown"],
      [add("/photo", crypto.randomUUID()), "photo", "unknown"],
      [add("/workAvailabilities", [{}]), "workAvailabilities[0].startsOn", "required"],
      [add("/suspendedUntil", ""), "[1].path", "patchPath"],
      [{ op: "remove", path: "/hobbies" }, "[1].op", "patchOp"],
    ]
    for (const [operation, path, code] of wrong) {
      const answer = await patch(add("/firstName", "Changée"), operation as object)
      expect(answer.status, path).toBe(422)
      expect(answer.body.errors[0], path).toMatchObject({ path, code })
    }
    expect((await api.call("camille", "GET", `/Users/${id}`)).body.firstName).toBeNull()
  })

  test("is no one else’s, not even with the right to edit users", async () => {
    const { api } = await startWithCamille()
    const other = await api.call("thomas", "PATCH", `/Users/${id}`, [add("/hobbies", "x")])
    expect(other.status).toBe(404)
    const admin = await api.call("admin", "PATCH", `/Users/${id}`, [add("/hobbies", "x")])
    expect(admin).toMatchObject({ status: 422, body: { errors: [{ code: "patchPath" }] } })
  })
})

describe("a photo", () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
      .withExif({ IFD0: { Copyright: "canari" } })
      .jpeg()
      .toBuffer()
  const send = (api: TestApi, body: BodyInit, type?: string, of = id) =>
    api.fetch("camille", `/Users/${of}/photo?alt=Camille%20de%20face`, {
      method: "POST",
      body,
      headers: type ? { "content-type": type } : {},
    })

  test("is taken as a body or from a form, drawn anew, and told in words", async () => {
    const { api } = await startWithCamille()
    const bytes = new Uint8Array(await picture())
    expect(Buffer.from(bytes).includes("canari")).toBe(true)
    const form = new FormData()
    form.append("photo", new File([bytes], "moi.jpg", { type: "image/jpeg" }))
    for (const [body, type] of [[bytes, "image/jpeg"], [form]] as const) {
      const answer = await send(api, body, type)
      expect(answer.status).toBe(200)
      const { photo, photoAlt } = await answer.json()
      expect(photoAlt).toBe("Camille de face")
      const kept = await api.fetch("camille", `/Files/${photo}`)
      expect(Buffer.from(await kept.arrayBuffer()).includes("canari")).toBe(false)
    }
  })

  test("is no SVG, no other file, not too long, and nobody else’s", async () => {
    const { api } = await startWithCamille()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
    expect((await send(api, svg, "image/svg+xml")).status).toBe(415)
    expect((await send(api, "%PDF-1.7", "image/png")).status).toBe(415)
    const long = new Uint8Array(10 * 1024 * 1024 + 1)
    expect((await send(api, long, "image/png")).status).toBe(413)
    const bytes = new Uint8Array(await picture())
    expect((await send(api, bytes, "image/jpeg", people.thomas.id)).status).toBe(404)
    expect((await api.call("camille", "GET", `/Users/${id}`)).body.photo).toBeNull()
  })
})

test("promotion says what is met and what is missing, each with its place", async () => {
  const { api, patch } = await startWithCamille()
  const ask = async () => (await api.call("camille", "GET", `/Users/promotion/${id}`)).body
  const before = await ask()
  expect(before.eligible).toBe(false)
  for (const { link } of before.criteria)
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/\w/)
  const metIn = (said: { criteria: { criterion: string; met: boolean }[] }) =>
    said.criteria.filter(({ met }) => met).map(({ criterion }) => criterion)
  expect(metIn(before)).toEqual(["notSuspended"])
  const [job] = (await api.call("camille", "GET", "/Jobs?q=photographe")).body
  await patch(
    add("/firstName", "Camille"),
    add("/lastName", "Roux"),
    add("/howIAmDescription", "Carrée"),
    add("/skills", ["React", "SQL", "Docker"]),
    add("/jobs", [job.id]),
    add("/communeId", "69123"),
    add("/limitInterventionZone", 20),
    add("/workAvailabilities", [{ startsOn: "2026-12-01" }]),
  )
  await show(api)
  const after = await ask()
  expect(after.criteria.filter(({ met }: { met: boolean }) => !met)).toMatchObject([
    { criterion: "photo" },
  ])
  api.setClock("2026-12-30T09:00:00Z")
  expect(metIn(await ask())).not.toContain("availability")
  expect((await api.call("thomas", "GET", `/Users/promotion/${id}`)).status).toBe(404)
  expect((await api.call("admin", "GET", `/Users/promotion/${id}`)).status).toBe(200)
})

test("what may be asked without a token is limited, and tells nothing of anyone", async () => {
  const api = await startApi({ rateLimits: true })
  const ask = () =>
    api.fetch(null, "/Payment/config", { headers: { "x-forwarded-for": "203.0.113.9" } })
  expect(await (await ask()).json()).toEqual({
    currency: "EUR",
    means: ["transfer"],
    plans: [],
    publicKey: null,
    trialDays: 30,
    enabled: false,
  })
  const others = await Promise.all(Array.from({ length: 60 }, ask))
  expect(others.filter(({ status }) => status === 429)).toHaveLength(1)
})
