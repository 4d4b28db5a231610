import { readFileSync } from "node:fs"
import { projectFile } from "../../config/project"

/** Degrees. */
interface Position {
  latitude: number
  longitude: number
}

/** A commune of the official list, and where it lies or may be taken to lie. */
export interface LocatedCommune extends Position {
  code: string
  name: string
  postalCodes: string[]
}

/** A commune of the official list; its place is missing where the gazetteer has none of it. */
interface OfficialCommune {
  code: string
  name: string
  postalCodes: string[]
  place?: Position
  /** Its name as names are compared. */
  plain: string
}

/** The commune, or the arrondissement of Paris, Lyon or Marseille, of INSEE's code. */
export const officialCommune = (code: string): OfficialCommune | undefined =>
  officialList().byCode.get(code)

/** Those of a postal code, or of INSEE's, or whose name begins like this; the largest first. */
export function officialCommunes(q: string): readonly OfficialCommune[] {
  const { all, whole, byCode, byPostalCode } = officialList()
  const ofThePost = byPostalCode.get(q)?.filter(isWhole)
  if (ofThePost) return ofThePost
  const coded = byCode.get(q.toUpperCase())
  if (coded) return [coded]
  const plain = plainName(q)
  if (!/[a-z]/.test(plain)) return []
  // "Paris" is the town; who types "Paris 11" means a part of it.
  const offered = /\d/.test(plain) ? all : whole
  const begins = offered.filter((commune) => commune.plain.startsWith(plain))
  if (begins.length > 0) return [...begins.filter(isCalled(plain)), ...begins.filter(isNot(plain))]
  const within = offered.filter((commune) => commune.plain.includes(` ${plain}`))
  return within.length > 0 ? within : resembling(offered, plain)
}

/**
 * Where it lies; where that is not known, in the middle of those whose postal codes are its own, or begin like
 * its own: four kilometres off, as a rule, is better than nowhere.
 */
export function officialPlace(commune: OfficialCommune): LocatedCommune | undefined {
  const { code, name, postalCodes, place } = commune
  const found = place ?? middleOf(placesNear(postalCodes))
  return found && { code, name, postalCodes, ...found }
}

/** Where those lie whose postal codes have the most first digits in common with these, four at least. */
function placesNear(postalCodes: readonly string[], digits = 5): readonly Position[] {
  const beginnings = new Set(postalCodes.map((postalCode) => postalCode.slice(0, digits)))
  const near = officialList().all.flatMap((commune) =>
    commune.place && commune.postalCodes.some((one) => beginnings.has(one.slice(0, digits)))
      ? commune.place
      : [],
  )
  return near.length > 0 || digits === 4 ? near : placesNear(postalCodes, digits - 1)
}

function middleOf(places: readonly Position[]): Position | undefined {
  const mean = (of: keyof Position) =>
    places.reduce((sum, place) => sum + place[of], 0) / places.length
  return places.length > 0
    ? { latitude: mean("latitude"), longitude: mean("longitude") }
    : undefined
}

const isWhole = ({ name }: OfficialCommune) => !name.endsWith(" Arrondissement")
const isCalled = (plain: string) => (commune: OfficialCommune) => commune.plain === plain
const isNot = (plain: string) => (commune: OfficialCommune) => commune.plain !== plain

/** "St Étienne-du-Bois" and "saint etienne du bois" are one name. */
function plainName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bst(e?)(?= )/g, "saint$1")
}

/** Those that are nearly called like this: the first letter is seldom the one that was mistyped. */
function resembling(communes: readonly OfficialCommune[], plain: string): OfficialCommune[] {
  const typed = pairsOf(plain)
  return communes
    .filter((commune) => commune.plain.startsWith(plain.slice(0, 1)))
    .map((commune) => ({ commune, likeness: likenessOf(typed, pairsOf(commune.plain)) }))
    .filter(({ likeness }) => likeness >= 0.6)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ commune }) => commune)
}

const pairsOf = (plain: string) =>
  new Set(Array.from({ length: plain.length + 1 }, (_, at) => ` ${plain} `.slice(at, at + 2)))

/** How much two sets of pairs of letters have in common (Dice), from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size)
}

interface OfficialList {
  all: OfficialCommune[]
  /** Without the arrondissements of Paris, Lyon and Marseille. */
  whole: OfficialCommune[]
  byCode: Map<string, OfficialCommune>
  byPostalCode: Map<string, OfficialCommune[]>
}

let list: OfficialList | undefined

/** Read when it is first asked for: decision 058 says where the file comes from. */
function officialList(): OfficialList {
  if (list) return list
  const file = readFileSync(projectFile("api", "official-lists", "communes.tsv"), "utf8")
  const all = file.trimEnd().split("\n").map(communeOf)
  const byPostalCode = new Map<string, OfficialCommune[]>()
  for (const commune of all)
    for (const postalCode of commune.postalCodes)
      byPostalCode.set(postalCode, [...(byPostalCode.get(postalCode) ?? []), commune])
  const byCode = new Map(all.map((commune) => [commune.code, commune]))
  list = { all, whole: all.filter(isWhole), byCode, byPostalCode }
  return list
}

function communeOf(line: string): OfficialCommune {
  const [code = "", name = "", postalCodes = "", latitude, longitude] = line.split("\t")
  return {
    ...{ code, name, postalCodes: postalCodes.split(" "), plain: plainName(name) },
    ...(latitude && { place: { latitude: Number(latitude), longitude: Number(longitude) } }),
  }
}
