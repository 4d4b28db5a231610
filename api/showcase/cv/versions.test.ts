import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { textOfPdf } from "../../../e2e/pdf"
import { startApi, type TestApi } from "../../../tests/api"

const mission = {
  ...{ kind: "mission", titleFr: "Développeuse principale", titleEn: "Lead developer" },
  ...{ client: "Librairies Voltaire", discreetName: "réseau de librairies", place: "Lyon" },
  ...{ start: "03/2024", contextFr: "Refonte du site.", tasksFr: ["Panier", "Paiement efficient"] },
  ...{ resultsFr: "Deux fois plus de commandes.", environment: ["TypeScript", "Remix"] },
  link: "https://voltaire.example/site",
}
const facts = [
  mission,
  {
    kind: "mission",
    titleFr: "Intégratrice",
    client: "Agence Confluence",
    start: "2018",
    end: "2019",
  },
  { kind: "skill", name: "PostgreSQL", level: "expert", years: 8 },
  { kind: "skill", name: "Conduite du changement", type: "functional", level: "senior" },
  { kind: "language", code: "en", level: "bilingual", remark: "C1" },
  {
    kind: "study",
    diplomaFr: "Diplôme d’ingénieur",
    institute: "INSA Lyon",
    start: "2013",
    end: "2018",
  },
  { kind: "training", titleFr: "RGPD", organism: "CNIL", hours: "5", on: "02/2025" },
  {
    kind: "certification",
    titleFr: "CKA",
    organism: "CNCF",
    issuedOn: "2017",
    licenceNumber: "LF-77",
    expiresOn: "2019-06",
    link: "https://certs.example/camille",
  },
  { kind: "interest", nameFr: "Voile" },
]

async function withFacts(cv: object = {}) {
  const api = await startApi()
  const { body: profile } = await api.call("camille", "GET", "/Profile")
  const saved = await api.call("camille", "PUT", "/Profile/personal", {
    ...{ firstName: "Camille", lastName: "Martin", email: "camille@martin.example" },
    ...{ phoneNumber: "+33612345678", version: profile.version },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  for (const fact of facts.toReversed()) {
    const added = await api.call("camille", "POST", "/CV/facts", fact)
    expect(added.status, JSON.stringify(added.body)).toBe(201)
  }
  const added = await api.call("camille", "POST", "/CV/versions", { name: "Pour Acme", ...cv })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { api, cv: added.body, path: `/CV/versions/${added.body.id}` }
}

type Item = { factId: string; title: string; hidden: boolean; changed: boolean }
type Section = { kind: string; hidden: boolean; items: Item[] }
const sectionOf = (cv: { sections: Section[] }, kind: string): Section => {
  const section = cv.sections.find((one) => one.kind === kind)
  if (!section) throw new Error(`no section ${kind}`)
  return section
}

const pdfOf = async (api: TestApi, path: string) => {
  const answer = await api.fetch("camille", `${path}/pdf`)
  expect(answer.status).toBe(200)
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
}
const wordsOf = async (bytes: Uint8Array) => (await textOfPdf(bytes)).replace(/\s+/g, " ")

describe("Camille makes a CV for each target", () => {
  test("a CV shows all facts in their order, and she orders and hides them in it alone", async () => {
    const { api, cv, path } = await withFacts()
    expect(sectionOf(cv, "mission").items.map(({ title }) => title)).toEqual([
      "Développeuse principale",
      "Intégratrice",
    ])
    const [, second] = sectionOf(cv, "mission").items
    const step = async (body: object) => {
      const answer = await api.call("camille", "POST", `${path}/steps`, body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    const moved = await step({ step: "up", factId: second?.factId })
    expect(sectionOf(moved, "mission").items.map(({ title }) => title)).toEqual([
      "Intégratrice",
      "Développeuse principale",
    ])
    const hidden = await step({ step: "hide", factId: second?.factId })
    expect(sectionOf(hidden, "mission").items.map((item) => item.hidden)).toEqual([true, false])
    await step({ step: "hide", section: "interest" })
    const arranged = await step({ step: "up", section: "language" })
    expect(arranged.sections.map(({ kind }: Section) => kind).slice(0, 3)).toEqual([
      "mission",
      "language",
      "skill",
    ])
    expect(sectionOf(arranged, "interest").hidden).toBe(true)
    const text = await wordsOf((await pdfOf(api, path)).bytes)
    expect(text).not.toContain("Intégratrice")
    expect(text).not.toContain("Voile")
    const { body } = await api.call("camille", "GET", "/CV/facts?kind=mission")
    expect(body[0].titleFr).toBe("Développeuse principale")
    const both = { step: "up", section: "mission", factId: second?.factId }
    expect((await api.call("camille", "POST", `${path}/steps`, both)).status).toBe(422)
  })

  test("an item’s own words stand in this CV alone, until it is as in the facts again", async () => {
    const { api, cv, path } = await withFacts()
    const [first] = sectionOf(cv, "mission").items
    const item = `${path}/items/${first?.factId}`
    const words = { title: "Architecte", text: null, tasks: ["Un\nDeux"] }
    const worded = await api.call("camille", "PUT", item, words)
    expect(sectionOf(worded.body, "mission").items[0]).toMatchObject({
      ...{ title: "Architecte", tasks: ["Un", "Deux"], text: "Refonte du site.", changed: true },
    })
    const other = await api.call("camille", "POST", "/CV/versions", { name: "Autre" })
    expect(sectionOf(other.body, "mission").items[0]).toMatchObject({ changed: false })
    // What is sent as the facts have it is no word of its own: a later change of them shows here too.
    const [shown] = sectionOf(other.body, "mission").items
    const { text, tasks, results } = shown as unknown as Record<
      "text" | "tasks" | "results",
      unknown
    >
    const same = { title: "Directrice", text, tasks, results }
    const only = await api.call("camille", "PUT", item, same)
    expect(sectionOf(only.body, "mission").items[0]).toMatchObject({ title: "Directrice", tasks })
    const fact = (await api.call("camille", "GET", `/CV/facts/${first?.factId}`)).body
    const { id: _id, can: _can, ...fields } = fact
    const changed = await api.call("camille", "PUT", `/CV/facts/${first?.factId}`, {
      ...{ kind: "mission", titleFr: fields.titleFr, contextFr: "Contexte nouveau." },
      ...{ client: fields.client, start: fields.start, version: fields.version },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const after = await api.call("camille", "GET", path)
    expect(sectionOf(after.body, "mission").items[0]).toMatchObject({
      ...{ title: "Directrice", text: "Contexte nouveau." },
    })
    const back = await api.call("camille", "PUT", item, { title: null, text: null, tasks: [] })
    expect(sectionOf(back.body, "mission").items[0]).toMatchObject({
      ...{ title: "Développeuse principale", changed: false },
    })
  })

  test("a copy says the same, an archived one is put aside, and a deleted one comes back", async () => {
    const { api, cv, path } = await withFacts({ template: "dossier", target: "Acme" })
    const [first] = sectionOf(cv, "mission").items
    await api.call("camille", "POST", `${path}/steps`, { step: "hide", factId: first?.factId })
    const copy = await api.call("camille", "POST", `${path}/duplicates`)
    expect(copy.body).toMatchObject({
      ...{ name: "Pour Acme (copie)", template: "dossier", target: null },
    })
    expect(sectionOf(copy.body, "mission").items[0]).toMatchObject({ hidden: true })
    await api.call("camille", "PUT", `${path}/archive`, { archived: true })
    const names = async (query: string) =>
      (await api.call("camille", "GET", `/CV/versions${query}`)).body.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names("")).toEqual(["Pour Acme (copie)"])
    expect(await names("?archived=true")).toEqual(["Pour Acme"])
    await api.call("camille", "DELETE", path)
    expect((await api.call("camille", "GET", path)).status).toBe(404)
    const restored = await api.call("camille", "POST", `${path}/restoration`)
    expect(restored.body).toMatchObject({ name: "Pour Acme", archived: true })
  })

  test("what she does not write in the CV’s language is told, and stands in the other where she says so", async () => {
    const { api, cv, path } = await withFacts({ language: "en" })
    expect(sectionOf(cv, "mission").items).toMatchObject([
      { title: "Lead developer", missing: true, text: null },
      { title: "", missing: true },
    ])
    const both = { name: "Pour Acme", language: "en", otherLanguage: true, version: cv.version }
    const changed = await api.call("camille", "PUT", path, both)
    expect(sectionOf(changed.body, "mission").items).toMatchObject([
      { title: "Lead developer", text: "Refonte du site." },
      { title: "Intégratrice" },
    ])
  })
})

describe("What stands at the head of a CV", () => {
  const shown = {
    showsPhoto: true,
    links: ["https://www.martin.example/", "https://code.example/cm"],
  }

  async function withPhoto(cv: object) {
    const made = await withFacts(cv)
    const { api } = made
    const colour = {
      create: { width: 900, height: 600, channels: 3, background: "#22c55e" },
    } as const
    const sent = await api.fetch("camille", "/Uploads?name=moi.jpg", {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(await sharp(colour).jpeg().toBuffer()),
    })
    const { id: photoId } = (await sent.json()) as { id: string }
    const { body: profile } = await api.call("camille", "GET", "/Profile")
    const saved = await api.call("camille", "PUT", "/Profile/personal", {
      ...{ firstName: "Camille", lastName: "Martin", photoId, version: profile.version },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const preview = await api.call("camille", "GET", `${made.path}/preview`)
    return { ...made, svg: String(preview.body.svg) }
  }

  test.each(["sober", "banner", "onePage", "dossier"])(
    "%s shows the photo and the pages where it is asked for, and the file says whose it is",
    async (template) => {
      const { api, path, svg } = await withPhoto({ template, ...shown })
      expect(svg).toContain("<image")
      const { bytes } = await pdfOf(api, path)
      const text = await wordsOf(bytes)
      expect(text).toContain("martin.example · code.example/cm")
      const resume = await api.call("camille", "GET", `${path}/resume`)
      expect(resume.body.basics).toMatchObject({
        url: "https://www.martin.example/",
        profiles: [{ network: "code.example", url: "https://code.example/cm" }],
      })
    },
  )

  test("an anonymous one shows neither, and no CV does by itself", async () => {
    const { api, path, svg } = await withPhoto({ ...shown, anonymous: true })
    expect(svg).not.toContain("<image")
    const resume = await api.call("camille", "GET", `${path}/resume`)
    expect(JSON.stringify(resume.body.basics ?? {})).not.toContain("martin.example")
    const usual = await withPhoto({})
    expect(usual.svg).not.toContain("<image")
  })

  test("an address that is none is refused at its field, and so is a sixth", async () => {
    const { api } = await withFacts()
    const refused = async (links: string[]) =>
      (await api.call("camille", "POST", "/CV/versions", { name: "A", links })).body.errors
    expect(await refused(["javascript:alert(1)"])).toMatchObject([{ code: "webAddress" }])
    const many = [1, 2, 3, 4, 5, 6].map((at) => `https://a.example/${at}`)
    expect(await refused(many)).toMatchObject([{ path: "links", code: "tooMany 5" }])
  })
})

describe("What machines read of a CV", () => {
  test.each(["sober", "banner", "onePage", "dossier"])(
    "%s says each section, mission and date in order",
    async (template) => {
      const { api, path } = await withFacts({
        template,
        headline: "Développeuse",
        summary: "Dix ans.",
      })
      const { bytes, headers } = await pdfOf(api, path)
      const text = await wordsOf(bytes)
      const inOrder = {
        sober: [
          "Camille Martin",
          "Développeuse",
          "camille@martin.example",
          "+33 6 12 34 56 78",
          "Profil",
          "Dix ans.",
          "Expérience professionnelle",
          "Développeuse principale",
          "Librairies Voltaire · Lyon",
          "depuis 03/2024",
          "Refonte du site.",
          "Panier",
          "Paiement efficient",
          "Deux fois plus de commandes.",
          "Environnement technique",
          "TypeScript, Remix",
          "https://voltaire.example/site",
          "Intégratrice",
          "Agence Confluence",
          "2018 – 2019 (2 ans)",
          "Compétences",
          "Compétences fonctionnelles",
          "Conduite du changement",
          "confirmé",
          "PostgreSQL",
          "expert, 8 ans",
          "Langues",
          "Anglais",
          "bilingue, C1",
          "Formation initiale",
          "Diplôme d’ingénieur",
          "INSA Lyon",
          "2013 – 2018",
          "Formations",
          "RGPD",
          "5 h",
          "CNIL",
          "02/2025",
          "Certifications",
          "CKA",
          "expirée le 06/2019",
          "CNCF",
          "2017",
          "Centres d’intérêt",
          "Voile",
        ],
        dossier: [
          "Camille Martin",
          "ans d’expérience",
          "Compétences",
          "PostgreSQL",
          "Langues",
          "Formation initiale",
          "Formations",
          "Certifications",
          "Expérience professionnelle",
          "Développeuse principale",
          "Contexte",
          "Refonte du site.",
          "Tâches",
          "Panier",
          "Résultats",
          "Environnement technique",
        ],
      }[template === "dossier" ? "dossier" : "sober"]
      let from = 0
      for (const words of inOrder ?? []) {
        const at = text.indexOf(words, from)
        expect(at, `${words} in ${text}`).toBeGreaterThanOrEqual(from)
        from = at
      }
      const raw = Buffer.from(bytes).toString("latin1")
      expect(raw).toContain("pdfuaid")
      expect(raw).toMatch(/\/Lang ?\(fr/)
      expect(headers.get("content-disposition")).toContain("camille-martin.pdf")
    },
  )

  test("one page says what does not fit there, and cuts nothing", async () => {
    const { api, path } = await withFacts({ template: "onePage" })
    const short = await api.call("camille", "GET", `${path}/preview`)
    expect(short.body.beyond).toEqual([])
    const task = "Une tâche qui se raconte sur une ligne entière, ou presque, de la page"
    for (let year = 1990; year < 2008; year += 1)
      await api.call("camille", "POST", "/CV/facts", {
        ...{ kind: "mission", titleFr: `Mission de ${year}`, client: "Atelier", start: `${year}` },
        tasksFr: Array.from({ length: 8 }, () => task),
      })
    const long = await api.call("camille", "GET", `${path}/preview`)
    expect(long.body.beyond.length).toBeGreaterThan(5)
    expect(long.body.beyond).toContain("Voile")
    expect(long.body.beyond).not.toContain("Mission de 2007")
    const text = await wordsOf((await pdfOf(api, path)).bytes)
    expect(text).toContain("Mission de 1990")
    expect(text).toContain("Voile")
  })

  test("a sign that the fonts lack does not keep a CV from being printed", async () => {
    const { api, path } = await withFacts({ headline: "開発者 🙂 Développeuse" })
    expect(await wordsOf((await pdfOf(api, path)).bytes)).toContain("Développeuse")
  })
})

describe("An anonymous CV", () => {
  const canaries = [
    "Martin",
    "martin",
    "Camille",
    "camille",
    "612345678",
    "6 12 34",
    "Voltaire",
    "Confluence",
    "voltaire.example",
    "certs.example",
    "LF-77",
  ]

  test.each([
    ["sober", "fr"],
    ["sober", "en"],
    ["banner", "fr"],
    ["onePage", "en"],
    ["dossier", "fr"],
    ["dossier", "en"],
  ])(
    "%s in %s says nothing of who it is of, in its words or in its file",
    async (template, language) => {
      const { api, cv, path } = await withFacts({
        template,
        language,
        anonymous: true,
        otherLanguage: true,
      })
      expect(cv.findings).toEqual([])
      const { bytes, headers } = await pdfOf(api, path)
      const text = await wordsOf(bytes)
      expect(text).toContain("CMA")
      expect(text).toContain("réseau de librairies")
      expect(text).toContain(language === "fr" ? "client confidentiel" : "confidential client")
      const raw = [
        Buffer.from(bytes).toString("latin1"),
        Buffer.from(bytes).toString("utf16le"),
        text,
      ]
      for (const canary of canaries)
        for (const where of [...raw, headers.get("content-disposition") ?? ""])
          expect(where.includes(canary), `${canary} of ${template} in ${language}`).toBe(false)
    },
  )

  test("sites, handles, telephones of any writing, and whom one works with are found in its texts", async () => {
    const { api, path, cv } = await withFacts({ anonymous: true, summary: "Node.js, ASP.NET" })
    const { body: client } = await api.call("camille", "POST", "/Clients", {
      ...{ name: "Agence Confluence", streetAddress: "7 cours Charlemagne" },
    })
    const contact = { name: "Hugo Lemaire", clientId: client.id }
    expect((await api.call("camille", "POST", "/Contacts", contact)).status).toBe(201)
    const text =
      "Voir linkedin.com/in/camillem, @camillem, 0033 6 98 76 54 32, 7 cours Charlemagne, Hugo Lemaire."
    const [first] = sectionOf(cv, "mission").items
    const leak = { title: null, text, tasks: [] }
    const { body } = await api.call("camille", "PUT", `${path}/items/${first?.factId}`, leak)
    expect(body.findings.map(({ word }: { word: string }) => word).sort()).toEqual([
      "0033 6 98 76 54 32",
      "7 cours Charlemagne",
      "@camillem",
      "Hugo Lemaire",
      "linkedin.com/in/camillem",
    ])
  })

  test("what its texts tell is listed with its place, and it leaves only once that is settled", async () => {
    const { api, cv, path } = await withFacts({
      ...{ anonymous: true, summary: "Camille, joignable au 06 12 34 56 78." },
    })
    const [first] = sectionOf(cv, "mission").items
    const leak = { title: null, text: "Chez les librairies  VOLTAIRE.", tasks: [] }
    const { body } = await api.call("camille", "PUT", `${path}/items/${first?.factId}`, leak)
    expect(body.findings).toMatchObject([
      { word: "Camille", factId: null, place: "summary" },
      { word: "06 12 34 56 78", factId: null, place: "summary" },
      { word: "Librairies Voltaire", factId: first?.factId },
    ])
    const refused = await api.call("camille", "GET", `${path}/pdf`)
    expect(refused).toMatchObject({ status: 409, body: { code: "cvFindings" } })
    // By the word of its name that everyone calls it by, too, and by a street.
    const told = { title: "Canari chez VoltaireLivres", text: "Au 12 rue des Canaris", tasks: [] }
    const other = await api.call("camille", "PUT", `${path}/items/${first?.factId}`, told)
    expect(
      other.body.findings
        .filter(({ factId }: { factId: string | null }) => factId === first?.factId)
        .map(({ word }: { word: string }) => word),
    ).toEqual(["VoltaireLivres", "12 rue des Canaris"])
    await api.call("camille", "PUT", `${path}/items/${first?.factId}`, leak)
    for (const { id } of body.findings) {
      const settled = await api.call("camille", "POST", `${path}/settlements`, { finding: id })
      expect(settled.status).toBe(200)
    }
    expect((await api.fetch("camille", `${path}/pdf`)).status).toBe(200)
    // What is written since was settled by nobody.
    const more = { ...leak, tasks: ["Présenté par Camille, avec les Librairies Voltaire"] }
    await api.call("camille", "PUT", `${path}/items/${first?.factId}`, more)
    expect((await api.call("camille", "GET", `${path}/pdf`)).body.code).toBe("cvFindings")
  })
})
