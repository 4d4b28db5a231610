import { expect, test } from "vitest"
import { type NewFact, newFacts } from "#contract/cv"
import { writeResume } from "#domain/json-resume"
import { type Item, type Json, NumberLiteral, stringifyLossless } from "#domain/lossless-json"
import { factFrom, parseResume, partsOf, resumeOf, sourceOf } from "./resume.rules"

const now = "2026-11-22T10:00:00Z"

/** The same numbers at every run, for who wants to look at what failed. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
type Dice = ReturnType<typeof dice>
const one = <Value>(roll: Dice, values: readonly Value[]): Value =>
  values[roll(values.length)] as Value

const words = [
  "",
  " ",
  "Dév",
  "  bordé ",
  "a\nb",
  "<b>x</b> 🙂",
  "x".repeat(300),
  "https://v.example",
  "javascript:x",
]
const dates = [
  "2018",
  "2018-03",
  "2018-03-05",
  "2013/12",
  "Present",
  "",
  "2013-12-021",
  "0001",
  "2021-13",
]
const levels = ["Master", "Ninja", "Courant", "C1", "native speaker", "Senior", ""]
const odd: Json[] = [
  null,
  0,
  -1.5,
  ...["-0", "1e400", "1.0", "12345678901234567890", "0.1000000000000000055", "-2E-9", "3.0e0"].map(
    (literal) => new NumberLiteral(literal),
  ),
  true,
  [],
  {},
  [null, 1, "a"],
  { plume: 3 },
  { "x-a": { b: [1] } },
  { isLosslessNumber: true, value: "1" },
]

function anything(roll: Dice, depth = 0): Json {
  if (depth > 2 || roll(3) > 0) return one<Json>(roll, [...odd, ...words])
  const keys = ["plume", "name", "x-own", "meta", "__proto__", "é"]
  return Object.fromEntries(
    Array.from({ length: roll(3) }, () => [one(roll, keys), anything(roll, depth + 1)]),
  )
}

const fieldsOf: Record<string, Record<string, readonly Json[]>> = {
  work: {
    name: words,
    description: words,
    position: words,
    location: words,
    url: words,
    startDate: dates,
    endDate: dates,
    summary: words,
  },
  projects: {
    name: words,
    entity: words,
    description: words,
    url: words,
    startDate: dates,
    endDate: dates,
    type: words,
  },
  education: {
    institution: words,
    studyType: words,
    area: words,
    startDate: dates,
    endDate: dates,
    score: words,
  },
  certificates: { name: words, issuer: words, date: dates, url: words },
  skills: { name: words, level: levels },
  languages: { language: ["Français", "English", "deutsch", "Klingon", "fr"], fluency: levels },
  interests: { name: words },
}
const lists: Record<string, string> = {
  work: "highlights",
  projects: "keywords",
  skills: "keywords",
  interests: "keywords",
}

function item(roll: Dice, section: string): Json {
  if (roll(15) === 0) return anything(roll)
  const entries = Object.entries(fieldsOf[section] ?? {}).flatMap(([name, values]) =>
    roll(3) === 0 ? [] : [[name, roll(12) === 0 ? anything(roll) : one(roll, values)]],
  )
  const list = lists[section]
  const lines =
    list && roll(2) ? [[list, Array.from({ length: roll(4) }, () => one(roll, words))]] : []
  const other = roll(4) === 0 ? [[one(roll, ["x-own", "plume", "keywords"]), anything(roll)]] : []
  return Object.fromEntries([...entries, ...lines, ...other])
}

function generated(roll: Dice): Item {
  const sections = Object.keys(fieldsOf).flatMap((section) =>
    roll(3) === 0
      ? []
      : [
          [
            section,
            roll(20) === 0
              ? anything(roll)
              : Array.from({ length: roll(4) }, () => item(roll, section)),
          ],
        ],
  )
  const roots = ["basics", "volunteer", "meta", "$schema", "plume", "x-own", "awards"]
  const others = roots.flatMap((name) => (roll(3) === 0 ? [[name, anything(roll)]] : []))
  return Object.fromEntries([...sections, ...others])
}

/** A file as it is imported whole: a fact of each part that can be one. */
function imported(file: Item, language: "fr" | "en") {
  return partsOf(file).flatMap(({ kind, part }) => {
    const { fact } = factFrom(kind, part, language)
    if (!fact) return []
    const { kind: _, ...content } = { ...fact, proofId: null }
    const { proofId: __, ...kept } = content
    return [
      {
        kind,
        content: kept as never,
        resumeId: "r",
        resumeFrom: part.from ?? null,
        resumeRead: kept as never,
      },
    ]
  })
}

function exported(file: Item, language: "fr" | "en"): Item {
  const base = sourceOf({ id: "r", file, language })
  const { resume, unread } = resumeOf(
    imported(file, language),
    base,
    new Map([["r", base]]),
    language,
  )
  return writeResume(file, resume, now, unread)
}

test("a file that was imported and not changed is exported as it was: 5,000 of them", () => {
  const roll = dice(20_261_123)
  for (let at = 0; at < 5_000; at++) {
    const file = generated(roll)
    const text = stringifyLossless(file)
    const language = one(roll, ["fr", "en"] as const)
    const read = parseResume(text)
    if (typeof read === "string") throw new Error(`file ${at} is ${read}: ${text}`)
    expect(stringifyLossless(exported(read, language)), `file ${at}`).toBe(text)
  }
})

const facts: NewFact[] = [
  newFacts.mission.parse({
    ...{
      kind: "mission",
      missionKind: "project",
      titleFr: "Carte",
      titleEn: "Map",
      client: "Coop",
    },
    ...{ discreetName: "coopérative", sector: "Agriculture", clientNote: "Petite", place: "Lyon" },
    ...{
      link: "https://c.example",
      start: "2023",
      end: "2023-05",
      contextFr: "Carte",
      contextEn: "A map",
    },
    ...{ tasksFr: ["Import", "Carte"], tasksEn: ["Map"], resultsFr: "Lue", resultsEn: "Read" },
    environment: ["Leaflet"],
  }),
  newFacts.mission.parse({
    kind: "mission",
    titleFr: "Dev",
    client: "V",
    start: "2024-03",
    tasksFr: ["a"],
  }),
  newFacts.mission.parse({ kind: "mission", titleEn: "Dev", sector: "Retail" }),
  newFacts.skill.parse({
    kind: "skill",
    name: "SQL",
    type: "technical",
    level: "senior",
    years: 8,
    details: ["a"],
  }),
  newFacts.language.parse({ kind: "language", code: "nl", level: "bilingual", remark: "C1" }),
  newFacts.study.parse({
    kind: "study",
    diplomaFr: "Ingénieur",
    diplomaEn: "Engineer",
    subjectFr: "Info",
    institute: "INSA",
    start: "2013",
    end: "2018",
    link: "https://i.example",
  }),
  newFacts.training.parse({
    kind: "training",
    titleFr: "RGPD",
    titleEn: "GDPR",
    organism: "CNIL",
    hours: "5.5",
    on: "2025-02",
  }),
  newFacts.certification.parse({
    kind: "certification",
    titleFr: "CKA",
    organism: "CNCF",
    issuedOn: "2025-05-02",
    expiresOn: "2028",
    licenceNumber: "7",
    link: "https://c.example/1",
  }),
  newFacts.certification.parse({ kind: "certification", titleEn: "TOEIC", noExpiry: true }),
  newFacts.interest.parse({
    kind: "interest",
    nameFr: "Voile",
    nameEn: "Sailing",
    detailsFr: ["régate"],
    detailsEn: ["race"],
  }),
]

test.each(["fr", "en"] as const)(
  "facts that are exported in %s and read again are what they were",
  (language) => {
    const rows = facts.map(({ kind, ...content }) => ({
      ...{ kind, content: content as never, resumeId: null, resumeFrom: null, resumeRead: null },
    }))
    const { resume } = resumeOf(rows, undefined, new Map(), language)
    const file = JSON.parse(JSON.stringify(writeResume(null, resume, now))) as Item
    const read = partsOf(file).map(({ kind, part }) => factFrom(kind, part, language).fact)
    const sorted = (list: unknown[]) =>
      list.map((each) => JSON.stringify(each, Object.keys(each as object).sort())).sort()
    // Work that says nothing in this language is known by whom it was for; the others are the same.
    expect(sorted(read)).toEqual(sorted(facts))
  },
)

test("a part that changed changes its leaf, and no other", () => {
  const file: Item = { work: [{ name: "V ", position: "Dev", summary: " x ", "x-own": 1 }] }
  const [row] = imported(file, "fr")
  const base = sourceOf({ id: "r", file, language: "fr" })
  const changed = {
    ...row,
    content: { ...(row?.content as unknown as object), place: "Lyon" },
  } as never
  const { resume, unread } = resumeOf([changed], base, new Map([["r", base]]), "fr")
  expect(writeResume(file, resume, now, unread)).toEqual({
    work: [{ name: "V ", position: "Dev", summary: " x ", "x-own": 1, location: "Lyon" }],
    meta: { lastModified: now },
  })
})

test("a number stays as it was written where another leaf of its file changed", () => {
  const text =
    '{"skills":[{"name":"SQL","plume":{"years":8.0},"x":[1e400,-0,12345678901234567890]}]}'
  const file = parseResume(text) as Item
  const [row] = imported(file, "fr")
  expect(row?.content).toMatchObject({ years: 8 })
  const base = sourceOf({ id: "r", file, language: "fr" })
  const changed = {
    ...row,
    content: { ...(row?.content as unknown as object), name: "PostgreSQL" },
  }
  const { resume, unread } = resumeOf([changed as never], base, new Map([["r", base]]), "fr")
  const written = stringifyLossless(writeResume(file, resume, now, unread)).replace(/\s/g, "")
  expect(written).toBe(
    `${text.replace('"SQL"', '"PostgreSQL"').slice(0, -1)},"meta":{"lastModified":"${now}"}}`,
  )
})

test("what is no JSON, no object or too deep is told apart", () => {
  expect(parseResume("{")).toBe("resumeNotJson")
  expect(parseResume("[]")).toBe("resumeNoObject")
  expect(parseResume(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`)).toBe("resumeTooDeep")
  expect(parseResume(`{"a":${"[".repeat(100_000)}`)).toBe("resumeTooDeep")
  expect(parseResume("\ufeff{}")).toEqual({})
})
