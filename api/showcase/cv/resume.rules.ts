import type { FactKind, NewFact } from "#contract/cv"
import { newFacts } from "#contract/cv"
import type { CvImport } from "#contract/cv-resumes"
import {
  itemAt,
  type ListName,
  pathOf,
  type Resume,
  type ResumeFact,
  readResume,
  same,
  unreadIn,
  unreadLists,
} from "#domain/json-resume"
import {
  type Item,
  isItem,
  type Json,
  parseLossless,
  stringifyLossless,
} from "#domain/lossless-json"
import { type FactContent, namesOf } from "./rules"

type Language = "fr" | "en"

const listOf: Record<FactKind, ListName> = {
  ...{ mission: "missions", skill: "skills", language: "languages", study: "studies" },
  ...{ training: "trainings", certification: "certifications", interest: "interests" },
}
const kinds = Object.keys(listOf) as FactKind[]

/** Our fields that have a French and an English text. */
const inBoth: Partial<Record<FactKind, readonly string[]>> = {
  mission: ["title", "context", "tasks", "results"],
  study: ["diploma", "subject"],
  training: ["title"],
  certification: ["title"],
  interest: ["name", "details"],
}

const sides = (language: Language) =>
  language === "fr" ? (["Fr", "En"] as const) : (["En", "Fr"] as const)

/** A fact as the format has it: each text in the file's language in its place, in the other beside it. */
function asResume(kind: FactKind, content: FactContent, language: Language): ResumeFact {
  const [own, other] = sides(language)
  const values = new Map<string, Json>(Object.entries(content))
  const fact: ResumeFact = {}
  for (const name of inBoth[kind] ?? []) {
    fact[name] = values.get(`${name}${own}`) ?? null
    fact[`${name}Other`] = values.get(`${name}${other}`) ?? null
    values.delete(`${name}${own}`)
    values.delete(`${name}${other}`)
  }
  const { missionKind, ...others } = Object.fromEntries(values)
  const rest = "noExpiry" in others ? { ...others, noExpiry: others.noExpiry || null } : others
  return { ...fact, ...rest, ...(missionKind !== undefined && { kind: missionKind }) }
}

/** One of our fields that a file says as we cannot have it. */
interface Refused {
  name: string
  code: string
}

/** A part of a file as a fact of ours, and which of its fields cannot be one; no fact where it has no name. */
export function factFrom(
  kind: FactKind,
  { from: _, kept: __, kind: missionKind, ...read }: ResumeFact,
  language: Language,
): { fact?: NewFact; unread: Refused[] } {
  const [own, other] = sides(language)
  const fields: Record<string, unknown> = { ...read }
  for (const name of inBoth[kind] ?? []) {
    fields[`${name}${own}`] = read[name]
    fields[`${name}${other}`] = read[`${name}Other`]
    delete fields[name]
    delete fields[`${name}Other`]
  }
  // Work without a position is known by whom it was for.
  if (kind === "mission" && !fields.titleFr && !fields.titleEn) fields[`title${own}`] = read.client
  if (kind === "certification") fields.noExpiry = read.noExpiry === true && !read.expiresOn
  if (kind === "mission") fields.missionKind = missionKind
  const unread: Refused[] = []
  // Each round leaves out what the one before refused.
  for (let round = 0; round < 3; round++) {
    const parsed = newFacts[kind].safeParse({ ...fields, kind })
    if (parsed.success) return { fact: parsed.data, unread }
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0])
      if (fields[name] === undefined || fields[name] === null)
        return { unread: [...unread, { name: fileName(kind, name, own), code: "resumeNoName" }] }
      if (!unread.some((one) => one.name === fileName(kind, name, own)))
        unread.push({ name: fileName(kind, name, own), code: message })
      delete fields[name]
    }
  }
  return { unread }
}

/** What a field of ours is called where the texts of a file's language stand in their places. */
function fileName(kind: FactKind, name: string, own: "Fr" | "En"): string {
  const said = inBoth[kind]?.find((one) => name === `${one}Fr` || name === `${one}En`)
  if (!said) return name
  return name.endsWith(own) ? said : `${said}Other`
}

/** As much of a value as a line of the page shows. */
const shownLength = 80

function shownValue(value: Json | undefined): string {
  if (value === undefined) return ""
  const text = typeof value === "string" ? value : stringifyLossless(value)
  const line = text.replace(/\s+/g, " ").trim()
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}

/** What of a part cannot be read, and why: what has another type than the format, and what we have no room for. */
function unreadOf(
  file: Item,
  from: string,
  refused: readonly Refused[],
): CvImport["lines"][number]["unread"] {
  const odd = unreadIn(file, from).map(({ path, value, code }) => ({
    ...{ path, value: shownValue(value), code },
  }))
  const item = itemAt(file, from)
  const others = refused.map(({ name, code }) => {
    const path = pathOf(from, name)
    return { path, value: shownValue(item?.[path]), code }
  })
  return [...odd, ...others.filter(({ path }) => !odd.some((one) => one.path === path))]
}

interface Known {
  kind: FactKind
  title: string
  other: string | null
  content: FactContent
}

/** Under these names a file has its facts. */
const namesOfFacts = new Set(
  "work projects education certificates skills languages interests plume".split(" "),
)

/** Each part of a file that may be a fact. */
export function partsOf(file: Item): { kind: FactKind; part: ResumeFact }[] {
  const resume = readResume(file)
  return kinds.flatMap((kind) => resume[listOf[kind]].map((part) => ({ kind, part })))
}

/** Each part of a file, and what would become of it. */
export function linesOf(
  file: Item,
  language: Language,
  facts: readonly Known[],
  skills: SkillNames = new Map(),
): CvImport["lines"] {
  const resume = readResume(file)
  const known = new Set(facts.map((fact) => keyOf(fact, skills)))
  const lines = kinds.flatMap((kind) =>
    resume[listOf[kind]].map((part) => {
      const id = part.from ?? ""
      const { fact, unread: refused } = factFrom(kind, part, language)
      const unread = unreadOf(file, id, refused)
      if (!fact) return { id, kind, state: "unread" as const, title: id, detail: "", unread }
      const names = namesOf(fact)
      const key = keyOf({ ...names, kind, content: fact as FactContent }, skills)
      const state = known.has(key) ? ("known" as const) : ("new" as const)
      known.add(key)
      return { id, kind, state, title: names.title, detail: names.other ?? "", unread }
    }),
  )
  const kept = Object.keys(file)
    .filter((name) => !namesOfFacts.has(name))
    .map((name) => ({
      ...{ id: name, kind: null, state: "kept" as const, title: name, detail: "", unread: [] },
    }))
  const odd = unreadLists(file).map(({ path, value, code }) => ({
    ...{ id: path, kind: null, state: "unread" as const, title: path, detail: "" },
    unread: [{ path, value: shownValue(value), code }],
  }))
  return [...lines, ...odd, ...kept]
}

/** What skills are called here, by what a file calls them: "JS" is JavaScript. */
export type SkillNames = ReadonlyMap<string, string>

/** The skills that a file names. */
export const skillsIn = (file: Item): string[] =>
  readResume(file).skills.flatMap(({ name }) => (typeof name === "string" ? [name] : []))

/** What makes two facts one: their title, whom they were with, and their dates. */
function keyOf({ kind, title: said, other, content }: Known, skills: SkillNames): string {
  const title = kind === "skill" ? (skills.get(said) ?? said) : said
  const dates = ["start", "end", "issuedOn", "on"].map((name) =>
    name in content ? (content as Record<string, unknown>)[name] : null,
  )
  return JSON.stringify([kind, plain(title), plain(other ?? ""), dates])
}

const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim()

interface KeptFact {
  kind: FactKind
  content: FactContent
  resumeId: string | null
  resumeFrom: string | null
  /** What was made of it when it was imported. */
  resumeRead: FactContent | null
}
/** A file that was imported, with what was read out of it, by where it stands. */
export interface Source {
  id: string
  file: Item
  language: Language
  parts: ReadonlyMap<string, { kind: FactKind; part: ResumeFact }>
}

export function sourceOf({ id, file, language }: Omit<Source, "parts">): Source {
  const parts = new Map(partsOf(file).map((one) => [one.part.from ?? "", one]))
  return { id, file, language, parts }
}

/** What a file in one language gives to one in the other: all that is neither a fact nor a text of its own. */
export function withoutWords(file: Item): Item {
  const kept = Object.entries(file).filter(([name]) => !namesOfFacts.has(name))
  const { label: _, summary: __, ...basics } = isItem(file.basics) ? file.basics : {}
  return { ...Object.fromEntries(kept), ...(isItem(file.basics) && { basics }) }
}

/** All facts as a file of this language holds them, over the one that was imported last. */
export function resumeOf(
  facts: readonly KeptFact[],
  base: Source | undefined,
  sources: ReadonlyMap<string, Source>,
  language: Language,
  skills: SkillNames = new Map(),
): { resume: Resume; unread: Set<string> } {
  const read = base && readResume(base.file)
  const resume: Resume = {
    ...{ headline: read?.headline ?? null, summary: read?.summary ?? null },
    ...{ missions: [], studies: [], certifications: [], skills: [], languages: [], interests: [] },
    trainings: [],
  }
  for (const fact of facts) {
    const source = fact.resumeId ? sources.get(fact.resumeId) : undefined
    resume[listOf[fact.kind]].push(placed(fact, source, { base, language }))
  }
  const made = new Set(
    facts.flatMap(({ resumeId, resumeFrom }) => (resumeId === base?.id ? [resumeFrom] : [])),
  )
  const unread = [...neverFacts(base, skills)].filter((from) => !made.has(from))
  return { resume, unread: new Set(unread) }
}

/** What our fact does not say otherwise than when it was imported is what was read, as it was written. */
function placed(
  { kind, content, resumeFrom, resumeRead }: KeptFact,
  source: Source | undefined,
  { base, language }: { base: Source | undefined; language: Language },
): ResumeFact {
  const ours = asResume(kind, content, language)
  const item = source && resumeFrom ? itemAt(source.file, resumeFrom) : undefined
  if (!source || !resumeFrom || !item) return ours
  const stood = source.parts.get(resumeFrom)?.part
  if (!stood || !resumeRead || source.language !== language) return { ...ours, kept: item }
  const before = asResume(kind, resumeRead, language)
  const fields = Object.entries(ours).map(([name, value]) => [
    name,
    same(value, before[name]) ? stood[name] : value,
  ])
  const place = source.id === base?.id ? { from: resumeFrom } : { kept: item }
  return { ...Object.fromEntries(fields), ...place }
}

/** The parts of a file that make no fact: what cannot be read, and what says again what another part said. */
function neverFacts(base: Source | undefined, skills: SkillNames): Set<string> {
  const parts = base ? [...base.parts] : []
  const known = new Set<string>()
  return new Set(
    parts.flatMap(([from, { kind, part }]) => {
      const { fact } = factFrom(kind, part, base?.language ?? "fr")
      if (!fact) return [from]
      const key = keyOf({ ...namesOf(fact), kind, content: fact as FactContent }, skills)
      const isAgain = known.has(key)
      known.add(key)
      return isAgain ? [from] : []
    }),
  )
}

/** How deep a file may be, as bodies of the API may. */
const deepest = 32

/** A file's text as an object, or why it is none. */
export function parseResume(content: string): Item | string {
  let file: Json
  try {
    file = parseLossless(content.replace(/^\ufeff/, ""))
  } catch (error) {
    return error instanceof RangeError ? "resumeTooDeep" : "resumeNotJson"
  }
  if (!isItem(file)) return "resumeNoObject"
  return depthOf(file) > deepest ? "resumeTooDeep" : file
}

function depthOf(value: Json, above = 0): number {
  if (!(isItem(value) || Array.isArray(value)) || above > deepest) return above
  let most = above
  for (const one of Object.values(value)) most = Math.max(most, depthOf(one, above + 1))
  return most
}
