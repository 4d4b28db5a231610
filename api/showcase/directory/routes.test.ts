import { describe, expect, onTestFinished, test } from "vitest"
import { openPool } from "../../../database/client"
import { people, startApi, type TestApi } from "../../../tests/api"

interface PersonSeed {
  first: string
  last?: string
  skills?: string[]
  /** Titles of the list. */
  jobs?: string[]
  about?: string
  languages?: string[]
  /** INSEE's code of one of the communes below. */
  commune?: string
  reach?: number | null
  from?: string
  until?: string | null
  days?: number
  confirmedAt?: string
  validated?: boolean
  shown?: boolean
}

const lyon = "69123"
const villeurbanne = "69266"
const paris = "75056"

/** An API whose directory has these people, beside those of the tests. */
async function withPeople(everyone: PersonSeed[], replaced: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(replaced)
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await owner.query(`insert into communes (code, name, postal_codes, latitude, longitude) values
    ('${lyon}', 'Lyon', '{69001,69002}', 45.758, 4.835), ('${villeurbanne}', 'Villeurbanne', '{69100}', 45.772, 4.890),
    ('${paris}', 'Paris', '{75001}', 48.857, 2.352)`)
  const ids: Record<string, string> = {}
  for (const someone of everyone) ids[someone.first] = await add(owner, someone)
  return { api, owner, ids }
}

async function add(owner: ReturnType<typeof openPool>, someone: PersonSeed): Promise<string> {
  const id = crypto.randomUUID()
  const { first, last = "Martin", skills = [], jobs = [], commune = null, reach = null } = someone
  await owner.query(
    "insert into people (id, username, email, validated, show_in_search) values ($1, $2, $2, $3, $4)",
    [id, `${first}@secret.example`, someone.validated ?? true, someone.shown ?? true],
  )
  await owner.query(
    `insert into profiles (owner, first_name, last_name, email, phone_number, iban, birth_date, skills, jobs,
       how_i_am_description, spoken_languages, commune_id, commune_name, limit_intervention_zone)
     values ($1, $2, $3, $4, '+33612345678', 'FR1420041010050500013M02606', '1990-02-03', $5,
       array(select id from jobs where title = any ($6)), $7, $8, $9, $10, $11)`,
    [
      ...[id, first, last, `${first}@secret.example`, skills, jobs, someone.about ?? null],
      ...[someone.languages ?? ["fr"], commune, commune && "Ville", reach],
    ],
  )
  if (someone.from)
    await owner.query(
      `insert into work_availabilities (owner, starts_on, ends_on, days_per_week, confirmed_at)
       values ($1, $2, $3, $4, $5)`,
      [
        ...[id, someone.from, someone.until ?? null, someone.days ?? 5],
        someone.confirmedAt ?? "2026-11-20T10:00:00Z",
      ],
    )
  return id
}

interface ResultRow {
  handle: string
  name: string
  score: number
  kilometres: number | null
  availableNow: boolean
  reasons: { kind: string; points: number; found?: string; resembling?: boolean; known?: number }[]
}

async function search(api: TestApi, query = ""): Promise<ResultRow[]> {
  const answer = await api.call<ResultRow[]>(null, "GET", `/Public/Directory?limit=50&${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const names = (found: ResultRow[]) => found.map(({ name }) => name.split(" ")[0])
const namesFor = async (api: TestApi, query: string) => names(await search(api, query)).sort()

describe("who is in the directory", () => {
  const someone = { first: "Nadia", skills: ["React"] }

  test("is who chose to be shown and is validated, and nobody else", async () => {
    const { api, owner } = await withPeople([
      someone,
      { first: "Caché", skills: ["React"], shown: false },
      { first: "Attente", skills: ["React"], validated: false },
      { first: "Sans-métier" },
    ])
    expect(await namesFor(api, "")).toEqual(["Nadia"])
    const { rows } = await owner.query("select name from directory_pages")
    expect(rows).toEqual([{ name: "Nadia Martin" }])
  })

  const changes: Record<string, (api: TestApi, id: string) => Promise<{ status: number }>> = {
    hidden: (api, id) => api.call("admin", "PUT", `/Users/${id}/showInSearch/false`),
    "no longer validated": (api, id) => api.call("admin", "PUT", `/Users/${id}/validate/false`),
    suspended: (api, id) =>
      api.call("admin", "PATCH", `/Users/${id}`, [
        { op: "add", path: "/suspendedUntil", value: "2026-12-01T00:00:00Z" },
        { op: "add", path: "/suspensionReason", value: "Vérification" },
      ]),
    gone: (api, id) => api.call("admin", "DELETE", `/Users/${id}`),
  }
  test.each(Object.entries(changes))(
    "whoever is %s appears nowhere at once: search, counts, page, pictures, letters, map",
    async (_, change) => {
      const { api, ids } = await withPeople([someone])
      const [{ handle } = { handle: "" }] = await search(api)
      const page = await api.call(null, "GET", `/Public/Directory/${handle}`)
      expect(page.status).toBe(200)
      expect((await change(api, ids.Nadia ?? "")).status).toBeLessThan(300)
      expect(await search(api, "q=nadia")).toEqual([])
      const counts = await api.call(null, "GET", "/Public/Directory/counts")
      expect(counts.body).toMatchObject({ total: 0, skills: [] })
      for (const path of ["", "/photo", "/banner"])
        expect((await api.call(null, "GET", `/Public/Directory/${handle}${path}`)).status).toBe(404)
      const letter = { name: "Ana", email: "ana@exemple.fr", message: "Bonjour", consent: true }
      const written = await api.call(null, "POST", `/Public/Directory/${handle}/messages`, letter)
      expect(written.status).toBe(404)
      const map = await api.call(null, "GET", "/Public/Directory/addresses")
      expect(map.body).toEqual({ parts: 1, addresses: [] })
    },
  )

  test("a suspension ends by itself, and the page is there again", async () => {
    const { api, ids } = await withPeople([someone])
    await changes.suspended?.(api, ids.Nadia ?? "")
    api.setClock("2026-11-30T23:59:00Z")
    expect(await search(api)).toEqual([])
    api.setClock("2026-12-01T00:00:01Z")
    expect(await namesFor(api, "")).toEqual(["Nadia"])
  })

  test("leaves nothing behind, not even a word, when they are hidden", async () => {
    const { api, owner, ids } = await withPeople([someone, { first: "Hugo", skills: ["React"] }])
    await changes.hidden?.(api, ids.Nadia ?? "")
    const { rows } = await owner.query("select word, pages from directory_words order by word")
    expect(rows.map(({ word }) => word)).not.toContain("nadia")
    expect(rows).toContainEqual({ word: "react", pages: 1 })
    expect(rows).toContainEqual({ word: "martin", pages: 1 })
  })

  test("changes with the profile that its owner saves", async () => {
    const { api } = await withPeople([])
    await api.call("camille", "GET", "/Users")
    const { body: profile } = await api.call("camille", "GET", "/Profile")
    const named = { firstName: "Camille", lastName: "Roux", version: profile.version }
    const saved = await api.call("camille", "PUT", "/Profile/personal", named)
    const expertise = { skills: ["ReactJS"], version: saved.body.version }
    expect((await api.call("camille", "PUT", "/Profile/expertise", expertise)).status).toBe(200)
    for (const what of ["validate", "showInSearch"])
      await api.call("admin", "PUT", `/Users/${people.camille.id}/${what}/true`)
    expect(await namesFor(api, "skill=react")).toEqual(["Camille"])
    const version = saved.body.version + 1
    await api.call("camille", "PUT", "/Profile/expertise", { skills: ["Figma"], version })
    expect(await namesFor(api, "skill=react")).toEqual([])
    expect(await namesFor(api, "skill=figma")).toEqual(["Camille"])
  })
})

describe("a search", () => {
  const everyone: PersonSeed[] = [
    {
      first: "Anaïs",
      last: "Béranger",
      jobs: ["Graphiste"],
      skills: ["Figma", "Adobe Illustrator"],
      languages: ["fr", "en"],
      commune: lyon,
      reach: 30,
      from: "2026-11-01",
      days: 3,
    },
    {
      first: "Bruno",
      jobs: ["Plombier chauffagiste / Plombière chauffagiste"],
      skills: ["React"],
      commune: paris,
      reach: null,
      from: "2026-12-15",
      until: "2027-01-31",
    },
    {
      first: "Chloé",
      jobs: ["Photographe"],
      skills: ["React", "Figma"],
      about: "Je travaille souvent avec un graphiste.",
      commune: paris,
      reach: 50,
      from: "2026-11-01",
      confirmedAt: "2026-10-01T10:00:00Z",
    },
  ]
  const cases: Record<string, [string, string[]]> = {
    "all of the skills": ["skill=React&skill=Figma", ["Chloé"]],
    "any of the skills": ["skill=React&skill=Figma&match=any", ["Anaïs", "Bruno", "Chloé"]],
    "a skill by another name": ["skill=reactjs", ["Bruno", "Chloé"]],
    "a family of jobs": ["family=E", ["Anaïs", "Chloé"]],
    "a name without its accents": ["q=anais+beranger", ["Anaïs"]],
    "a mistyped trade": ["q=plombié", ["Bruno"]],
    "a trade in its other gender": ["q=plombiere", ["Bruno"]],
    "a trade in English": ["q=photographer", ["Chloé"]],
    "two words that one has": ["q=graphiste+figma", ["Anaïs", "Chloé"]],
    "a word that nobody has": ["q=zzyzx", []],
    "no word at all": ["q=%3F%21", []],
    "a place that their zone reaches": [`commune=${villeurbanne}`, ["Anaïs", "Bruno"]],
    "a place, and people who live near": [`commune=${villeurbanne}&radius=20`, ["Anaïs"]],
    "a day": ["from=2026-11-25", ["Anaïs"]],
    "a day when someone else is free": ["from=2026-12-20", ["Anaïs", "Bruno"]],
    "a day after the last": ["from=2027-02-01", ["Anaïs"]],
    "many days a week": ["from=2026-12-20&days=5", ["Bruno"]],
    "a language": ["language=en", ["Anaïs"]],
    "everything at once": [
      `q=graphiste&skill=figma&family=E&commune=${lyon}&language=fr`,
      ["Anaïs"],
    ],
  }
  test.each(Object.entries(cases))("for %s finds who has it", async (_, [query, expected]) => {
    const { api } = await withPeople(everyone)
    expect(await namesFor(api, query)).toEqual(expected)
  })

  test("puts the trade before the presentation, and says so", async () => {
    const { api } = await withPeople(everyone)
    const found = await search(api, "q=graphiste")
    expect(names(found)).toEqual(["Anaïs", "Chloé"])
    const words = found.map(({ reasons }) => reasons.find(({ kind }) => kind === "words"))
    expect(words).toMatchObject([
      { found: "trade", resembling: false, points: 40 },
      { found: "presentation", points: 10 },
    ])
    const [mistyped] = await search(api, "q=grafiste")
    expect(mistyped?.reasons).toContainEqual(
      expect.objectContaining({ kind: "words", resembling: true, points: 35 }),
    )
  })

  test("stands in the order of the points that it tells of", async () => {
    const { api } = await withPeople(everyone)
    for (const [query] of Object.values(cases)) {
      const found = await search(api, query)
      const told = found.map(({ reasons }) => reasons.reduce((sum, { points }) => sum + points, 0))
      expect(told, query).toEqual(found.map(({ score }) => score))
      expect(
        [...told].sort((one, other) => other - one),
        query,
      ).toEqual(told)
    }
  })

  test("shows as free now who said so within the last month", async () => {
    const { api } = await withPeople(everyone)
    const free = async () =>
      names((await search(api)).filter(({ availableNow }) => availableNow)).sort()
    expect(await free()).toEqual(["Anaïs"])
    api.setClock("2026-12-21T09:00:00Z")
    expect(await free()).toEqual([])
    expect(await namesFor(api, "days=1")).toEqual([])
  })

  test("leaves out who is off for a week by their calendar, on the days of it alone", async () => {
    const { api, owner } = await withPeople([
      { first: "Anaïs", jobs: [], skills: ["React"], from: "2026-11-01" },
    ])
    const off = (from: string, to: string) =>
      owner.query(
        `insert into days_off (owner, day) select owner, generate_series($1::date, $2::date, '1 day')::date
          from work_availabilities`,
        [from, to],
      )
    const on = (day: string) => namesFor(api, `from=${day}&days=3`)
    await off("2026-12-24", "2026-12-31")
    await off("2026-12-08", "2026-12-08")
    expect(await on("2026-12-28")).toEqual([])
    // One day off hides nobody, and the next year she is back.
    expect(await on("2026-12-08")).toEqual(["Anaïs"])
    expect(await on("2027-01-01")).toEqual(["Anaïs"])
    await owner.query("delete from days_off")
    expect(await on("2026-12-28")).toEqual(["Anaïs"])
  })

  test("counts what each filter would find", async () => {
    const { api } = await withPeople(everyone)
    const counts = async (query: string) =>
      (await api.call(null, "GET", `/Public/Directory/counts?${query}`)).body
    expect(await counts("")).toMatchObject({ total: 3, available: 1 })
    const some = await counts("family=E&skill=figma")
    expect(some.total).toBe(2)
    const families = Object.fromEntries(
      some.families.map((one: { value: string; count: number }) => [one.value, one.count]),
    )
    expect(families).toMatchObject({ E: 2, F: 0 })
    expect(some.skills).toEqual([
      { value: "adobe illustrator", title: "Adobe Illustrator", count: 1 },
      { value: "react", title: "React", count: 1 },
    ])
    for (const { value, count } of some.languages)
      expect((await counts(`family=E&skill=figma&language=${value}`)).total).toBe(count)
  })

  test("shows each of many people once, page by page, forth and back", async () => {
    const many = Array.from({ length: 27 }, (_, at) => ({
      first: `Numéro${at}`,
      skills: ["React"],
    }))
    const { api } = await withPeople(many)
    const pages: string[][] = []
    const back: string[] = []
    let path: string | undefined = "/Public/Directory?skill=react&limit=10"
    while (path) {
      const answer: Awaited<ReturnType<typeof api.call<ResultRow[]>>> = await api.call(
        null,
        "GET",
        path,
      )
      expect(answer.headers.get("total-count")).toBe("27")
      pages.push(answer.body.map(({ name }) => name))
      const links: string = answer.headers.get("link") ?? ""
      back.push(/<\/api([^>]+)>; rel="prev"/.exec(links)?.[1] ?? "")
      path = /<\/api([^>]+)>; rel="next"/.exec(links)?.[1]
    }
    expect(pages.map((page) => page.length)).toEqual([10, 10, 7])
    expect(new Set(pages.flat()).size).toBe(27)
    const second = await api.call<ResultRow[]>(null, "GET", back[2] ?? "")
    expect(second.body.map(({ name }) => name)).toEqual(pages[1])
  })

  test("B41 shows no address, number, birth date or account, on no answer", async () => {
    const { api, ids } = await withPeople(everyone)
    const [first] = await search(api)
    const texts = [
      JSON.stringify(await search(api)),
      JSON.stringify((await api.call(null, "GET", `/Public/Directory/${first?.handle}`)).body),
      JSON.stringify((await api.call(null, "GET", "/Public/Directory/addresses")).body),
    ].join()
    for (const secret of ["secret.example", "+336", "FR14", "1990", ...Object.values(ids)])
      expect(texts).not.toContain(secret)
  })

  test("E87 is refused after the 120th in ten minutes, with the time to wait, and never shows all", async () => {
    const { api } = await withPeople(everyone, { rateLimits: true })
    const statuses = new Map<number, number>()
    for (let at = 0; at < 125; at++) {
      const { status, headers } = await api.call(null, "GET", "/Public/Directory?q=graphiste")
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    }
    expect([...statuses]).toEqual([
      [200, 120],
      [429, 5],
    ])
    // Whoever has one IPv6 line has all of its addresses: they count as one.
    const line = (at: number) => ({ "x-forwarded-for": `2001:db8:1:2::${at.toString(16)}` })
    const ofLine = async (at: number) =>
      (await api.call(null, "GET", "/Public/Directory", undefined, line(at))).status
    for (let at = 0; at < 120; at++) expect(await ofLine(at)).toBe(200)
    expect(await ofLine(500)).toBe(429)
    const elsewhere = { "x-forwarded-for": "203.0.113.7" }
    const other = await api.call(null, "GET", "/Public/Directory", undefined, elsewhere)
    expect(other.status).toBe(200)
    const long = await api.call(null, "GET", "/Public/Directory?limit=100", undefined, elsewhere)
    expect(long.status).toBe(422)
  })

  test("is refused what it cannot be asked, at its field", async () => {
    const { api } = await withPeople([])
    for (const [query, path] of [
      ["from=2026-13-01", "from"],
      ["days=9", "days"],
      ["family=Z", "family"],
      ["language=english", "language"],
      ["commune=abc", "commune"],
      ["radius=-1", "radius"],
      [`q=${"a".repeat(101)}`, "q"],
      [
        `skill=${Array(11)
          .fill(0)
          .map((_, at) => `s${at}`)
          .join("&skill=")}`,
        "skill",
      ],
      ["limit=1000", "limit"],
    ]) {
      const { status, body } = await api.call(null, "GET", `/Public/Directory?${query}`)
      expect(status, query).toBe(422)
      expect(body.errors[0].path, query).toBe(path)
    }
    expect((await api.call(null, "GET", "/Public/Directory?after=nonsense")).status).toBe(422)
  })
})

test("a page shows the products that its person chose, with prices where they want, and none that are sold", async () => {
  const { api } = await withPeople([])
  const call = async (method: "POST" | "PUT" | "PATCH", path: string, body?: object) =>
    (await api.call("camille", method, path, body)).body
  const { id: lamp } = await call("POST", "/Products", { name: "Lampe", sellingPrice: 9_000 })
  const { id: audit } = await call("POST", "/Products", { name: "Audit" })
  await call("POST", "/Products", { name: "Secret", sellingPrice: 1 })
  const me = people.camille.id
  await call("PATCH", `/Users/${me}`, [
    { op: "add", path: "/firstName", value: "Camille" },
    { op: "add", path: "/skills", value: ["React"] },
  ])
  await call("PUT", `/Users/${me}/showInSearch/true`)
  await api.call("admin", "PUT", `/Users/${me}/validate/true`)
  const offer = async (offeredProducts: string[], offerPrices: boolean) => {
    const { version } = (await api.call("camille", "GET", "/Profile")).body
    return api.call("camille", "PUT", "/Profile/offer", { offeredProducts, offerPrices, version })
  }
  const shown = async () => {
    const [found] = (await api.call(null, "GET", "/Public/Directory?q=camille")).body
    const { body } = await api.call(null, "GET", `/Public/Directory/${found.handle}`)
    return body.offers.map(({ name, price }: { name: string; price: number | null }) => [
      name,
      price,
    ])
  }
  expect(await shown()).toEqual([])
  expect((await offer([audit, lamp], false)).status).toBe(200)
  expect(await shown()).toEqual([
    ["Audit", null],
    ["Lampe", null],
  ])
  await offer([lamp, audit], true)
  expect(await shown()).toEqual([
    ["Lampe", 9_000],
    ["Audit", null],
  ])
  const lamps = { name: "Lampe", sellingPrice: 9_000, sellingDate: "2026-11-20", sold: true }
  await call("PUT", `/Products/${lamp}`, { ...lamps, version: 1 })
  expect(await shown()).toEqual([["Audit", null]])
  const { body: theirs } = await api.call("thomas", "POST", "/Products", { name: "Autre" })
  expect((await offer([theirs.id], true)).body.errors).toMatchObject([
    { path: "offeredProducts[0]", code: "unknown" },
  ])
})
