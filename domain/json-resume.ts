import { type Item, isItem, type Json, NumberLiteral } from "./lossless-json"
import { isPartialDate } from "./partial-date"

/*
 * JSON Resume (schema 1.0, draft-07), in and out without loss: what a file holds is kept as it stands, and a leaf
 * changes only where our fact says something else than what was read out of that leaf.
 */

/** A mapped field: where it lies in an item of the file, how it is read, and how it is written. */
interface Leaf {
  path: readonly string[]
  read(value: Json | undefined): Json
  write(value: Json): Json
  /** Why what stands there is not read, where it is not: the name of a text. */
  refusal: string
}

const text = (...path: string[]): Leaf => ({
  path,
  read: (value) => (typeof value === "string" && value.trim() !== "" ? value : null),
  write: (value) => value,
  refusal: "resumeNotText",
})
const texts = (...path: string[]): Leaf => ({
  path,
  read: (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === "string" && one.trim() !== "") : [],
  write: (value) => value,
  refusal: "resumeNotLines",
})
const date = (...path: string[]): Leaf => ({
  path,
  read: (value) => (typeof value === "string" && isPartialDate(value) ? value : null),
  write: (value) => value,
  refusal: "resumeNotDate",
})
const number = (...path: string[]): Leaf => ({
  path,
  read: (value) => {
    const said = value instanceof NumberLiteral ? value.value : value
    return typeof said === "number" && Number.isFinite(said) ? said : null
  },
  write: (value) => value,
  refusal: "resumeNotNumber",
})
const flag = (...path: string[]): Leaf => ({
  path,
  read: (value) => (value === true ? true : null),
  write: (value) => value,
  refusal: "resumeNotSwitch",
})

const levels = {
  basic: ["basic", "beginner", "novice", "débutant", "notions", "junior", "elementary"],
  familiar: ["familiar", "familier", "intermediate", "intermédiaire", "competent"],
  senior: ["senior", "advanced", "avancé", "confirmé", "proficient"],
  expert: ["expert", "master"],
}
const fluencies = {
  native: [
    ...["native", "native speaker", "mother tongue", "langue maternelle", "maternelle"],
    "native or bilingual proficiency",
  ],
  bilingual: [
    ...["bilingual", "bilingue", "fluent", "courant", "full professional proficiency", "c1", "c2"],
  ],
  basic: [
    ...["basic", "notions", "elementary", "intermediate", "conversational", "a1", "a2", "b1", "b2"],
    ...["limited working proficiency", "professional working proficiency"],
  ],
}

/** A level by any of its words; written by ours, in English. */
const level = (words: Record<string, readonly string[]>, ...path: string[]): Leaf => ({
  path,
  read(value) {
    const said = typeof value === "string" ? value.trim().toLowerCase() : ""
    return Object.keys(words).find((one) => words[one]?.includes(said)) ?? null
  },
  write: (value) =>
    typeof value === "string" ? value.slice(0, 1).toUpperCase() + value.slice(1) : value,
  refusal: "resumeUnknownLevel",
})

/** The codes of languages, by their names in English, in French and in themselves. */
const codes = new Map<string, string>()
const languageCodes =
  "fr en de es it pt nl ar pl ro ru tr zh ja ca eu br oc co el sv da no fi cs sk hu bg hr sr uk he fa hi ko vi th id"
for (const code of languageCodes.split(" "))
  for (const language of ["en", "fr", code]) {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(code)
    if (name) codes.set(name.toLowerCase(), code)
  }

const language: Leaf = {
  path: ["language"],
  read(value) {
    if (typeof value !== "string") return null
    const said = value.trim().toLowerCase()
    return codes.get(said) ?? (new Set(languageCodes.split(" ")).has(said) ? said : null)
  },
  write: (value) =>
    typeof value === "string"
      ? (new Intl.DisplayNames("en", { type: "language" }).of(value) ?? value)
      : value,
  refusal: "resumeUnknownLanguage",
}

/** What the format has no place for stands under one key of ours. */
function ofOurs<const Name extends string>(names: readonly Name[]) {
  const leaves = names.map((name) => [name, text("plume", name)])
  return Object.fromEntries(leaves) as Record<Name, Leaf>
}

/** So do the texts in the language that is not the file's. */
function inOther<const Name extends string, const List extends string = never>(
  names: readonly Name[],
  lines: readonly List[] = [],
) {
  const leaves = [
    ...names.map((name) => [`${name}Other`, text("plume", `${name}Other`)]),
    ...lines.map((name) => [`${name}Other`, texts("plume", `${name}Other`)]),
  ]
  return Object.fromEntries(leaves) as Record<`${Name | List}Other`, Leaf>
}

const mission = {
  client: text("name"),
  clientNote: text("description"),
  title: text("position"),
  place: text("location"),
  link: text("url"),
  start: date("startDate"),
  end: date("endDate"),
  context: text("summary"),
  tasks: texts("highlights"),
  environment: texts("plume", "environment"),
  ...ofOurs(["discreetName", "sector", "results"]),
  ...inOther(["title", "context", "results"], ["tasks"]),
}
const project = {
  client: text("entity"),
  clientNote: text("plume", "clientNote"),
  title: text("name"),
  place: text("plume", "place"),
  link: text("url"),
  start: date("startDate"),
  end: date("endDate"),
  context: text("description"),
  tasks: texts("highlights"),
  environment: texts("keywords"),
  ...ofOurs(["discreetName", "sector", "results"]),
  ...inOther(["title", "context", "results"], ["tasks"]),
}

/** The lists of a file, in the order in which a new one is written: what is read out of each item. */
const lists = [
  { at: ["work"], name: "missions", kind: "mission", leaves: mission },
  { at: ["projects"], name: "missions", kind: "project", leaves: project },
  {
    at: ["education"],
    name: "studies",
    leaves: {
      institute: text("institution"),
      diploma: text("studyType"),
      subject: text("area"),
      ...inOther(["diploma", "subject"]),
      start: date("startDate"),
      end: date("endDate"),
      link: text("url"),
    },
  },
  {
    at: ["certificates"],
    name: "certifications",
    leaves: {
      title: text("name"),
      organism: text("issuer"),
      issuedOn: date("date"),
      link: text("url"),
      expiresOn: date("plume", "expiresOn"),
      noExpiry: flag("plume", "noExpiry"),
      ...ofOurs(["licenceNumber"]),
      ...inOther(["title"]),
    },
  },
  {
    at: ["skills"],
    name: "skills",
    leaves: {
      name: text("name"),
      level: level(levels, "level"),
      details: texts("keywords"),
      type: text("plume", "type"),
      years: number("plume", "years"),
    },
  },
  {
    at: ["languages"],
    name: "languages",
    leaves: { code: language, level: level(fluencies, "fluency"), ...ofOurs(["remark"]) },
  },
  {
    at: ["interests"],
    name: "interests",
    leaves: {
      name: text("name"),
      details: texts("keywords"),
      ...inOther(["name"], ["details"]),
    },
  },
  {
    at: ["plume", "trainings"],
    name: "trainings",
    leaves: {
      title: text("title"),
      organism: text("organism"),
      hours: text("hours"),
      on: date("on"),
      titleOther: text("titleOther"),
    },
  },
] as const satisfies readonly {
  at: readonly string[]
  name: string
  kind?: "mission" | "project"
  leaves: Record<string, Leaf>
}[]

const basics = { headline: text("basics", "label"), summary: text("basics", "summary") }

/** What was read out of an item, or what our fact says of it; `from` is where in the file it stands. */
/** The item of a file at such a place. */
export function itemAt(file: Item, from: string): Item | undefined {
  const path = from.split(".")
  const items = valueAt(file, path.slice(0, -1))
  const item = Array.isArray(items) ? items[Number(path.at(-1))] : undefined
  return isItem(item) ? item : undefined
}

export interface ResumeFact {
  [name: string]: Json | undefined
  from?: string
  /** What another file held of it, where it does not stand in this one. */
  kept?: Item
}
export type ListName = (typeof lists)[number]["name"]
export type Resume = { headline: string | null; summary: string | null } & Record<
  ListName,
  ResumeFact[]
>

const valueAt = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (at, key) => (isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  )

/** What a file says that we have a place for, each fact with where it stands. */
export function readResume(file: Item): Resume {
  const resume: Resume = {
    headline: basics.headline.read(valueAt(file, basics.headline.path)) as string | null,
    summary: basics.summary.read(valueAt(file, basics.summary.path)) as string | null,
    ...{ missions: [], studies: [], certifications: [], skills: [], languages: [], interests: [] },
    trainings: [],
  }
  for (const list of lists) {
    const items = valueAt(file, list.at)
    if (!Array.isArray(items)) continue
    items.forEach((item, at) => {
      if (!isItem(item)) return
      const from = `${list.at.join(".")}.${at}`
      resume[list.name].push({ ...factIn(list, item), from })
    })
  }
  return resume
}

/** What stands in a file and is not read: where, what it says, and why not. */
export interface Unread {
  path: string
  value: Json
  code: string
}

/** Of an item, by where it stands: the fields that we have a place for, and that say what has none there. */
export function unreadIn(file: Item, from: string): (Unread & { name: string })[] {
  const item = itemAt(file, from)
  const list = lists.find(({ at }) => from.startsWith(`${at.join(".")}.`))
  if (!item || !list) return []
  return Object.entries<Leaf>(list.leaves).flatMap(([name, leaf]) => {
    const value = valueAt(item, leaf.path)
    if (value === undefined || saysNothing(value)) return []
    const read = leaf.read(value)
    const isRead = Array.isArray(read)
      ? Array.isArray(value) && value.every((one) => typeof one === "string")
      : read !== null
    return isRead ? [] : [{ name, path: leaf.path.join("."), value, code: leaf.refusal }]
  })
}

const saysNothing = (value: Json): boolean =>
  value === null ||
  value === false ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0)

/** Where in an item of that place one of our fields stands. */
export function pathOf(from: string, name: string): string {
  const list = lists.find(({ at }) => from.startsWith(`${at.join(".")}.`))
  const leaf = list && Object.entries<Leaf>(list.leaves).find(([one]) => one === name)?.[1]
  return leaf?.path.join(".") ?? name
}

/** Lists that are none, and what in lists is no item. */
export function unreadLists(file: Item): Unread[] {
  return lists.flatMap(({ at }): Unread[] => {
    const path = at.join(".")
    const list = valueAt(file, at)
    if (list === undefined || list === null) return []
    if (!Array.isArray(list)) return [{ path, value: list, code: "resumeNotList" }]
    return list.flatMap((value, index) =>
      isItem(value) ? [] : [{ path: `${path}.${index}`, value, code: "resumeNotItem" }],
    )
  })
}

type List = (typeof lists)[number]

function factIn(list: List, item: Item): ResumeFact {
  const leaves: [string, Leaf][] = Object.entries(list.leaves)
  const read = leaves.map(([name, leaf]) => [name, leaf.read(valueAt(item, leaf.path))])
  return { ...Object.fromEntries(read), ...("kind" in list && { kind: list.kind }) }
}

/**
 * The file with what our facts say: each stands where it was read, new ones behind; one that is gone is gone with
 * all that was kept of it. Where nothing says anything else, the file is as it was.
 */
export function writeResume(
  source: Item | null,
  facts: Resume,
  now: string,
  /** Items, by where they stand, that never became facts of ours, and stay. */
  unread: ReadonlySet<string> = new Set(),
): Item {
  const file: Item = source ? copyOf(source) : {}
  if (!source)
    file.$schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"
  for (const name of ["headline", "summary"] as const) writeLeaf(file, basics[name], facts[name])
  for (const list of lists) writeList(file, list, facts[list.name], unread)
  if (source && same(file, source)) return file
  const meta = isItem(file.meta) ? file.meta : {}
  // Last in a new file; where it was in another.
  const isOther = file.meta !== undefined && !isItem(file.meta)
  if (!isOther) file.meta = { ...(source ? {} : { version: "v1.0.0" }), ...meta, lastModified: now }
  return file
}

function writeList(
  file: Item,
  list: List,
  all: readonly ResumeFact[],
  unread: ReadonlySet<string>,
): void {
  const wanted = all.filter((fact) => !("kind" in list) || fact.kind === list.kind)
  const known = valueAt(file, list.at)
  const before: Json[] = Array.isArray(known) ? known : []
  const prefix = `${list.at.join(".")}.`
  const placed = new Map<number, ResumeFact>()
  for (const fact of wanted)
    if (fact.from?.startsWith(prefix)) placed.set(Number(fact.from.slice(prefix.length)), fact)
  const kept = before.flatMap((item, at) => {
    // What is no object was never a fact of ours.
    if (!isItem(item) || unread.has(`${prefix}${at}`)) return [item]
    const fact = placed.get(at)
    return fact ? [writeItem(list, item, fact)] : []
  })
  const fresh = wanted
    .filter(
      (fact) =>
        !fact.from?.startsWith(prefix) || !isItem(before[Number(fact.from.slice(prefix.length))]),
    )
    .map((fact) => writeItem(list, copyOf(fact.kept ?? {}), fact))
  const after = [...kept, ...fresh]
  if (Array.isArray(known) ? same(after, before) : after.length === 0) return
  put(file, list.at, after.length > 0 ? after : undefined)
}

function writeItem(list: List, item: Item, fact: ResumeFact): Item {
  for (const [name, leaf] of Object.entries<Leaf>(list.leaves)) writeLeaf(item, leaf, fact[name])
  return item
}

function writeLeaf(item: Item, leaf: Leaf, said: Json | undefined): void {
  const value = said ?? null
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  const read = leaf.read(valueAt(item, leaf.path))
  const wasEmpty = read === null || (Array.isArray(read) && read.length === 0)
  if (isEmpty ? wasEmpty : same(value, read)) return
  put(item, leaf.path, isEmpty ? undefined : leaf.write(value))
}

/** Another that is the same; a literal, which nobody changes, is in both. */
function copyOf<Value extends Json>(value: Value): Value
function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => copyOf(one))
  if (!isItem(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]))
}

/** Puts a value at a path, or takes away what stands there; a holder that is nothing else goes with it. */
function put(item: Item, [key = "", ...rest]: readonly string[], value: Json | undefined): void {
  if (rest.length === 0) {
    if (value === undefined) delete item[key]
    else item[key] = value
    return
  }
  const held = Object.hasOwn(item, key) ? item[key] : undefined
  // What stands in its way and is no object is replaced only by what is to be said.
  if (!isItem(held) && value === undefined) return
  const holder = isItem(held) ? held : {}
  put(holder, rest, value)
  if (Object.keys(holder).length === 0) delete item[key]
  else item[key] = holder
}

/** Whether two values are the same, whatever the order of their keys. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => same(each, other[at]))
  if (isItem(one) && isItem(other)) {
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
    )
  }
  if (one instanceof NumberLiteral && other instanceof NumberLiteral)
    return one.literal === other.literal
  return one === other
}
