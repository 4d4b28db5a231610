import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"

const head = "code_rome,code_fiche_em,code_ogr,libelle_rome,statut"

async function upload(api: TestApi, content: string) {
  const sent = await api.fetch("admin", "/Uploads?name=rome.csv", {
    method: "POST",
    body: content,
    headers: { "content-type": "application/octet-stream" },
  })
  return (await sent.json()) as { id: string }
}

/** Reads a list of these lines, and imports it. */
async function read(api: TestApi, lines: string[], heading = head) {
  const { id: fileId } = await upload(api, [heading, ...lines].join("\r\n"))
  const french = { "accept-language": "fr" }
  return api.call("admin", "POST", "/Jobs/imports", { fileId }, french)
}

async function importList(api: TestApi, lines: string[], heading = head) {
  const { body } = await read(api, lines, heading)
  return api.call("admin", "POST", `/Jobs/imports/${body.id}/confirmation`)
}

const titlesOf = async (api: TestApi, q: string) =>
  (await api.call("camille", "GET", `/Jobs?q=${encodeURIComponent(q)}`)).body.map(
    ({ title, romeCode }: { title: string; romeCode: string }) => `${romeCode} ${title}`,
  )

const counts = { added: 0, renamed: 0, moved: 0, withdrawn: 0, unchanged: 0 }

describe("the official list of jobs", () => {
  test("is shown before anything changes, then imported, and a second time changes nothing", async () => {
    const api = await startApi()
    const lines = [
      "E1201,120,1201,Photographe,1",
      '"M1805","121","1805","Développeuse / Développeur d\'applications ""web""",1',
      "F1602,122,1602,ELECTRICIEN / ELECTRICIENNE DU BATIMENT,1",
    ]
    const seen = await read(api, lines)
    expect(seen).toMatchObject({
      status: 201,
      body: { kind: "jobs", counts: { ...counts, added: 1, renamed: 1, unchanged: 1 }, errors: [] },
    })
    expect(seen.body.changes).toContainEqual({
      ...{ change: "renamed", code: "F1602", title: "ELECTRICIEN / ELECTRICIENNE DU BATIMENT" },
      before: "Électricien / Électricienne du bâtiment",
    })
    expect(await titlesOf(api, "électricien")).toEqual([
      "F1602 Électricien / Électricienne du bâtiment",
    ])
    const address = `/Jobs/imports/${seen.body.id}`
    expect((await api.call("admin", "GET", address)).body.counts).toEqual(seen.body.counts)
    const done = await api.call("admin", "POST", `${address}/confirmation`)
    expect(done.body.counts).toEqual(seen.body.counts)
    expect(await titlesOf(api, "électricien")).toEqual([
      "F1602 ELECTRICIEN / ELECTRICIENNE DU BATIMENT",
    ])
    expect(await titlesOf(api, "d’applications")).toContain(
      'M1805 Développeuse / Développeur d’applications "web"',
    )
    const again = await api.call("admin", "POST", `${address}/confirmation`)
    expect(again.body.counts).toEqual({ ...counts, unchanged: 3 })
    const { body: entries } = await api.call("admin", "GET", "/Audit?act=jobs.imported")
    expect(entries[0]).toMatchObject({ act: "jobs.imported", subjectName: "rome.csv" })
  })

  test("moves, renames and swaps what it knows by number, and withdraws what it no longer has", async () => {
    const api = await startApi()
    await importList(api, ["M1801,1,11,Alpha,1", "M1801,1,12,Bravo,1", "M1801,1,13,Charlie,1"])
    const { body: jobs } = await api.call("camille", "GET", "/Jobs?q=charlie")
    const chosen = [{ op: "add", path: "/jobs", value: [jobs[0].id] }]
    const { id } = (await api.call("camille", "GET", "/Users")).body
    await api.call("camille", "PATCH", `/Users/${id}`, chosen)
    const done = await importList(api, ["M1802,1,11,Bravo,1", "M1801,1,12,Alpha,1"])
    expect(done.body.counts).toEqual({ ...counts, renamed: 2, withdrawn: 1 })
    expect(await titlesOf(api, "alpha")).toEqual(["M1801 Alpha"])
    expect(await titlesOf(api, "bravo")).toEqual(["M1802 Bravo"])
    expect(await titlesOf(api, "charlie")).toEqual([])
    expect((await api.call("camille", "GET", `/Users/${id}`)).body.jobs).toMatchObject([
      { title: "Charlie" },
    ])
    const moved = await importList(api, ["M1803,1,11,Bravo,1", "M1801,1,12,Alpha,1"])
    expect(moved.body.counts).toEqual({ ...counts, moved: 1, unchanged: 1 })
    // What comes back is offered again, under the id that people chose.
    await importList(api, ["M1801,1,13,Charlie,1"])
    expect((await api.call("camille", "GET", "/Jobs?q=charlie")).body[0].id).toBe(jobs[0].id)
  })

  test("leaves our own jobs, but for one whose title another takes", async () => {
    const api = await startApi()
    const before = (await api.call("camille", "GET", "/Jobs")).body.length
    await importList(api, ["E1201,1,21,Photographe de presse et de mode,1"])
    const done = await importList(api, ["E1201,1,21,PHOTOGRAPHE,1"])
    expect(done.body.counts).toEqual({ ...counts, renamed: 1, withdrawn: 1 })
    expect((await api.call("camille", "GET", "/Jobs")).body.length).toBe(before)
    expect(await titlesOf(api, "photographe")).toContain("E1201 PHOTOGRAPHE")
  })

  test("may be that of all titles, of which the first are offered and the others found", async () => {
    const api = await startApi()
    const lines = Array.from({ length: 14_301 }, (_, at) => `M1801,1,${at},Titre ${at},1`)
    const done = await importList(api, lines)
    expect(done.body.counts).toMatchObject({ added: 14_301 })
    expect((await api.call("camille", "GET", "/Jobs")).body.length).toBeGreaterThan(14_301)
    const some = (await api.call("camille", "GET", "/Jobs?q=titre&limit=25")).body
    expect(some).toHaveLength(25)
    await importList(api, lines.slice(1))
    const ids = await api.call("camille", "GET", `/Jobs?id=${some[0].id}&id=${some[1].id}`)
    expect(ids.body.map(({ title }: { title: string }) => title)).toEqual(["Titre 0", "Titre 1"])
  })

  test("names each line that cannot be read, and is imported whole or not at all", async () => {
    const api = await startApi()
    const lines = [
      "Z1801,1,31,Alpha,1",
      "M1801,1,x,Bravo,1",
      "M1801,1,32,,1",
      "M1801,1,33",
      '"M1801","1","34","Delta\ndeux lignes","1"',
      "M1801,1,34,Echo,1",
      "M1801,1,35,DELTA DEUX LIGNES,1",
      `M1801,1,36,${"x".repeat(201)},1`,
    ]
    const { body } = await read(api, lines)
    expect(
      body.errors.map(({ line, code }: { line: number; code: string }) => `${line} ${code}`),
    ).toEqual([
      ...["2 romeCode", "3 ogrCode", "4 required", "5 columns", "8 ogrCodeTwice"],
      ...["9 jobTitleTwice", "10 jobTitleLong"],
    ])
    expect(body).toMatchObject({ errorCount: 7, counts, changes: [] })
    expect(body.errors[0].message).toContain("lettre de A à N")
    const refused = await api.call("admin", "POST", `/Jobs/imports/${body.id}/confirmation`)
    expect(refused).toMatchObject({ status: 409, body: { code: "jobListErrors" } })
    expect(await titlesOf(api, "delta")).toEqual([])
  })

  test("may come with semicolons and a mark, and be that of the families", async () => {
    const api = await startApi()
    const done = await importList(
      api,
      ["J;Santé et soins", "L;Spectacle"],
      "\ufeffcode_grand_domaine;libelle_grand_domaine",
    )
    expect(done.body).toMatchObject({
      kind: "families",
      counts: { ...counts, renamed: 1, unchanged: 1 },
    })
    const { body: families } = await api.call("camille", "GET", "/Jobs/families")
    expect(families[9]).toMatchObject({
      id: "J",
      title: "Santé et soins",
      jobs: expect.any(Number),
    })
  })

  test("is refused at its field where it is none, or too long", async () => {
    const api = await startApi()
    const codeOf = async (lines: string[], heading: string) => {
      const { status, body } = await read(api, lines, heading)
      return [status, body.errors?.[0]?.path, body.errors?.[0]?.code]
    }
    expect(await codeOf(["a,b"], "nom,prix")).toEqual([422, "fileId", "jobListUnknown"])
    const long = Array.from({ length: 20_001 }, (_, at) => `M1801,1,${at},Titre ${at},1`)
    expect(await codeOf(long, head)).toEqual([422, "fileId", "jobListTooLong"])
    const fileId = crypto.randomUUID()
    expect(await api.call("admin", "POST", "/Jobs/imports", { fileId })).toMatchObject({
      status: 422,
    })
    expect((await api.call("admin", "GET", `/Jobs/imports/${fileId}`)).status).toBe(404)
    expect((await api.call("camille", "POST", "/Jobs/imports", { fileId })).status).toBe(403)
  })
})
