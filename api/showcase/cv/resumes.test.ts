import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { unzipped } from "../../../tests/zip"

async function send(api: TestApi, content: string): Promise<string> {
  const answer = await api.fetch("camille", "/Uploads?name=cv.json", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: content,
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const begin = async (api: TestApi, content: string) =>
  api.call("camille", "POST", "/CV/imports", { fileId: await send(api, content), language: "fr" })

const exported = async (api: TestApi) => {
  const answer = await api.fetch("camille", "/CV/resume?language=fr")
  expect(answer.status).toBe(200)
  return answer.text()
}

const file = {
  basics: { name: "Camille", label: "Développeuse", "x-own": [1, null] },
  work: [
    {
      name: "Librairies Voltaire",
      position: "Développeuse",
      startDate: "2024-03",
      "x-team": { size: 4 },
    },
    { name: "A", startDate: "2013/12", endDate: "Present" },
    "no object",
    { location: "Lyon" },
  ],
  skills: [{ name: "postgres", level: "Master" }, { level: "expert" }],
  languages: [{ language: "Klingon", fluency: "Fluent" }, { language: "Français" }],
  volunteer: [{ organization: "Asso" }],
}
const text = JSON.stringify(file)

type Line = { id: string; state: string }
const states = (lines: Line[]) => Object.fromEntries(lines.map(({ id, state }) => [id, state]))
const chosen = (lines: Line[]) => lines.flatMap(({ id, state }) => (state === "new" ? [id] : []))

test("Camille sees what would become of a file, imports it, and gets it back as it was", async () => {
  const api = await startApi()
  const { status, body } = await begin(api, text)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(states(body.lines)).toEqual({
    ...{ "work.0": "new", "work.1": "new", "work.2": "unread", "work.3": "unread" },
    "skills.0": "new",
    ...{ "skills.1": "unread", "languages.0": "unread", "languages.1": "new" },
    ...{ basics: "kept", volunteer: "kept" },
  })
  expect((await api.call("camille", "GET", "/CV/facts")).body).toEqual([])
  const path = `/CV/imports/${body.id}`
  const done = await api.call("camille", "POST", `${path}/confirmation`, {
    lines: chosen(body.lines),
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  const { body: facts } = await api.call("camille", "GET", "/CV/facts?kind=mission")
  expect(facts).toMatchObject([
    { titleFr: "Développeuse", client: "Librairies Voltaire", start: "2024-03" },
    { titleFr: "A", start: null, end: null },
  ])
  expect((await api.call("camille", "GET", "/Profile")).body.skills).toEqual(["PostgreSQL"])
  // The list calls it by its own name, the file by the one that it came with.
  expect(JSON.parse(await exported(api))).toEqual(file)
  const again = await api.call("camille", "POST", `${path}/confirmation`, { lines: [] })
  expect(again).toMatchObject({ status: 409, body: { code: "importDone" } })
})

test("one field that changed changes one leaf of the file", async () => {
  const api = await startApi()
  const { body } = await begin(api, text)
  await api.call("camille", "POST", `/CV/imports/${body.id}/confirmation`, {
    lines: chosen(body.lines),
  })
  const [fact] = (await api.call("camille", "GET", "/CV/facts?kind=mission")).body
  const { can: _, createdAt: __, changedAt: ___, id, ...fields } = fact
  const saved = await api.call("camille", "PUT", `/CV/facts/${id}`, { ...fields, end: "2026" })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { meta, ...after } = JSON.parse(await exported(api))
  const [first, ...others] = file.work
  expect(after).toEqual({ ...file, work: [{ ...(first as object), endDate: "2026" }, ...others] })
  expect(meta).toEqual({ lastModified: "2026-11-21T09:00:00.000Z" })
})

test("what is there already is told, only what was chosen is added, and all of it is taken back at once", async () => {
  const api = await startApi()
  await api.call("camille", "POST", "/CV/facts", {
    ...{
      kind: "mission",
      titleFr: "Développeuse",
      client: "Librairies Voltaire",
      start: "03/2024",
    },
  })
  const { body } = await begin(api, text)
  expect(states(body.lines)).toMatchObject({ "work.0": "known", "work.1": "new" })
  const path = `/CV/imports/${body.id}`
  await api.call("camille", "POST", `${path}/confirmation`, { lines: ["work.1", "skills.0"] })
  const count = async () => (await api.call("camille", "GET", "/CV/facts")).body.length
  expect(await count()).toBe(3)
  const undone = await api.call("camille", "POST", `${path}/undoing`)
  expect(undone.body.undoneAt).not.toBeNull()
  expect(await count()).toBe(1)
  expect((await api.call("camille", "POST", `${path}/undoing`)).status).toBe(409)
  expect((await api.call("thomas", "GET", path)).status).toBe(404)
})

test("what stands at the head of a file makes a CV, which goes when the import is taken back", async () => {
  const api = await startApi()
  const head = { label: "Développeuse", summary: "Dix ans.", url: "https://martin.example" }
  const profiles = [{ network: "X", url: "https://code.example/cm" }, { url: "javascript:x" }]
  const { body } = await begin(api, JSON.stringify({ basics: { ...head, profiles } }))
  const links = [head.url, "https://code.example/cm"]
  expect(body.head).toEqual({ headline: head.label, summary: head.summary, links })
  const path = `/CV/imports/${body.id}`
  const { body: done } = await api.call("camille", "POST", `${path}/confirmation`, {
    makesCv: true,
  })
  const cv = await api.call("camille", "GET", `/CV/versions/${done.cvId}`)
  expect(cv.body).toMatchObject({ name: "cv", headline: head.label, summary: head.summary, links })
  await api.call("camille", "POST", `${path}/undoing`)
  expect((await api.call("camille", "GET", "/CV/versions")).body).toEqual([])
})

test("a file that makes none says so, and facts without a file are told by the profile", async () => {
  const api = await startApi()
  const { body } = await begin(api, JSON.stringify({ basics: { name: "Camille" } }))
  expect(body.head).toBeNull()
  const path = `/CV/imports/${body.id}/confirmation`
  expect((await api.call("camille", "POST", path, { makesCv: true })).status).toBe(422)
  const { body: profile } = await api.call("camille", "GET", "/Profile")
  await api.call("camille", "PUT", "/Profile/personal", {
    ...{ firstName: "Camille", lastName: "Martin", version: profile.version },
  })
  const { basics } = JSON.parse(await exported(api))
  expect(basics).toMatchObject({ name: "Camille Martin" })
})

test("a file that is none is refused at its field, and so is one of more than a megabyte", async () => {
  const api = await startApi()
  const refusals = [
    ["{", "resumeNotJson"],
    ["[1]", "resumeNoObject"],
    [JSON.stringify({ a: "x".repeat(1_000_000) }), "resumeTooBig"],
  ] as const
  for (const [content, code] of refusals) {
    const answer = await begin(api, content)
    expect(answer.status, code).toBe(422)
    expect(answer.body.errors).toMatchObject([{ path: "fileId", code }])
  }
})

test("a file leaves as it came, to the byte, while nothing was changed", async () => {
  const api = await startApi()
  const odd =
    '\ufeff{ "work":[{"name":"Voltaire" ,"position":"D\\u00e9v","x":1e400,"y":-0,"y":12345678901234567890}],\r\n "2":0.10,"1":1.0 }\n\n'
  const { body } = await begin(api, odd)
  const path = `/CV/imports/${body.id}/confirmation`
  await api.call("camille", "POST", path, { lines: chosen(body.lines) })
  expect(await exported(api)).toBe(odd.replace("\ufeff", ""))
  const archive = await api.fetch("camille", "/PersonalData/export")
  const files = unzipped(new Uint8Array(await archive.arrayBuffer()))
  expect(String(files.get("cvs/resume-fr.json"))).toBe(odd)
  const [fact] = (await api.call("camille", "GET", "/CV/facts")).body
  expect(fact.titleFr).toBe("Dév")
  const { can: _, id, createdAt: __, changedAt: ___, ...mission } = fact
  await api.call("camille", "PUT", `/CV/facts/${id}`, { ...mission, titleFr: "Cheffe" })
  const changed = await exported(api)
  for (const literal of ["1e400", "12345678901234567890", "0.10", "1.0"])
    expect(changed).toContain(literal)
})

test("what is no UTF-8 is no JSON", async () => {
  const api = await startApi()
  const answer = await api.fetch("camille", "/Uploads?name=cv.json", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: Buffer.from('{"a":"\xe9"}', "latin1"),
  })
  const { id } = (await answer.json()) as { id: string }
  const refused = await api.call("camille", "POST", "/CV/imports", { fileId: id, language: "fr" })
  expect(refused.status).toBe(422)
  expect(refused.body.errors[0]).toMatchObject({ path: "fileId", code: "resumeNotJson" })
})

test("the preview says of each thing that it cannot read where it is, what it says, and why", async () => {
  const api = await startApi()
  const { body } = await begin(
    api,
    JSON.stringify({
      ...{ education: "INSA", interests: [3] },
      work: [
        {
          position: "Dev",
          name: 7,
          startDate: "2013/12",
          url: "javascript:x",
          highlights: ["a", 1],
        },
        { location: "Lyon" },
      ],
      skills: [{ name: "SQL", level: "Ninja", plume: { years: "huit" } }],
      languages: [{ language: "Klingon" }],
    }),
  )
  const unread = Object.fromEntries(
    body.lines.map(
      (line: { id: string; unread: { path: string; value: string; code: string }[] }) => [
        line.id,
        line.unread.map(({ path, value, code }) => `${path} ${value} ${code.split(" ")[0]}`),
      ],
    ),
  )
  expect(unread).toMatchObject({
    "work.0": [
      "name 7 resumeNotText",
      "startDate 2013/12 resumeNotDate",
      'highlights [ "a", 1 ] resumeNotLines',
      "url javascript:x webAddress",
    ],
    "work.1": ["position  resumeNoName"],
    "skills.0": ["level Ninja resumeUnknownLevel", "plume.years huit resumeNotNumber"],
    "languages.0": ["language Klingon resumeUnknownLanguage"],
    education: ["education INSA resumeNotList"],
    "interests.0": ["interests.0 3 resumeNotItem"],
  })
})

test("of the profile only what is ticked is taken over, and the import brings it back", async () => {
  const api = await startApi()
  const { body: profile } = await api.call("camille", "GET", "/Profile")
  const { email } = profile
  const basics = {
    ...{ name: "Camille Durand-Roy", email: "c@durand.example", phone: "pas un numéro" },
    location: { address: "3 rue Neuve", postalCode: "69001", city: "Lyon", countryCode: "FR" },
  }
  const { body } = await begin(api, JSON.stringify({ basics }))
  const offered = body.profile.map(({ part }: { part: string }) => part)
  expect(offered).toEqual(["name", "email", "address"])
  const path = `/CV/imports/${body.id}`
  const refused = await api.call("camille", "POST", `${path}/confirmation`, {
    profile: ["phoneNumber"],
  })
  expect(refused.body.errors).toMatchObject([{ path: "profile", code: "choice" }])
  await api.call("camille", "POST", `${path}/confirmation`, { profile: ["name", "address"] })
  const taken = (await api.call("camille", "GET", "/Profile")).body
  expect(taken).toMatchObject({ firstName: "Camille", lastName: "Durand-Roy", email, city: "Lyon" })
  await api.call("camille", "PUT", "/Profile/address", {
    ...{ streetAddress: "9 rue Haute", postalCode: "69001", city: "Lyon", country: "FR" },
    version: taken.version,
  })
  const undone = await api.call("camille", "POST", `${path}/undoing`)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await api.call("camille", "GET", "/Profile")).body).toMatchObject({
    ...{ firstName: profile.firstName, lastName: profile.lastName, email },
    // What was changed since stays.
    streetAddress: "9 rue Haute",
  })
})

test("a skill that a file says twice, by two of its names, is there once, and the file comes back as it was", async () => {
  const api = await startApi()
  const twice = {
    skills: [{ name: "JS", "x-own": 1 }, { name: "JavaScript" }, { name: "Web" }, { name: "web" }],
    languages: [
      { language: "French", fluency: "C2" },
      { language: "Français", fluency: "A1" },
    ],
  }
  const { body } = await begin(api, JSON.stringify(twice))
  expect(states(body.lines)).toMatchObject({
    ...{ "skills.0": "new", "skills.1": "known", "skills.2": "new", "skills.3": "known" },
    ...{ "languages.0": "new", "languages.1": "known" },
  })
  const done = await api.call("camille", "POST", `/CV/imports/${body.id}/confirmation`, {
    lines: chosen(body.lines),
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(JSON.parse(await exported(api))).toEqual(twice)
})
