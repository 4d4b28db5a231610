import { emailKey } from "./email-key"

/**
 * Whether two companies, or two people, are the same. Candidates are found by the database, by keys that two of the
 * same always share; here it is decided, the same way round and back.
 */
export type Level = "likely" | "possible" | "none"

/** What two records have in common, the first that answers. */
export type Reason = "siren" | "vatNumber" | "email" | "name" | "closeName" | "phoneNumber"

export interface Verdict {
  level: Level
  reason: Reason | null
}

export interface KnownCompany {
  name: string
  email?: string | null
  phoneNumber?: string | null
  siren?: string | null
  siret?: string | null
  vatNumber?: string | null
  city?: string | null
}

export interface KnownPerson {
  name: string
  email?: string | null
  phoneNumber?: string | null
  /** The company that they are at. */
  client?: string | null
}

const none: Verdict = { level: "none", reason: null }
const likely = (reason: Reason): Verdict => ({ level: "likely", reason })
const possible = (reason: Reason): Verdict => ({ level: "possible", reason })

/** The words of a name: plain letters and digits, the dots of "S.A.R.L." joined. */
export function wordsOf(name: string): string[] {
  const plain = name
    .replace(/[œŒ]/g, "oe")
    .replace(/[æÆ]/g, "ae")
    .replace(/[ßẞ]/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<![a-z0-9])([a-z])\.(?=[a-z](?![a-z0-9]))/g, "$1")
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

const forms = new Set(
  "sa sas sasu sarl eurl eirl ei sci snc scs sca scop scic selarl selas gie".split(" "),
)
const lastForms = new Set(
  "gmbh ag kg ltd limited llc inc corp plc bv nv bvba sprl srl spa sl ab oy".split(" "),
)
const articles = new Set(["le", "la", "les", "l"])
const business = new Set(["societe", "etablissements"])

/** The words that tell a company from others: without its legal form, articles and "et". */
export function companyWords(name: string): string[] {
  const words = wordsOf(name).map((word) => (word === "st" ? "saint" : word))
  if (words[0] === "ets") words[0] = "etablissements"
  if (words[0] === "ste") words[0] = "societe"
  for (;;) {
    const [first = ""] = words
    const last = words.at(-1) ?? ""
    if (words.length > 1 && (forms.has(first) || articles.has(first))) words.shift()
    else if (words.length > 2 && business.has(first)) words.shift()
    else if (words.length > 1 && (forms.has(last) || lastForms.has(last))) words.pop()
    else break
  }
  const kept = words.filter((word) => word !== "et" && word !== "and")
  return kept.length > 0 ? kept : words
}

/** The number of a business, out of whatever bears it. */
export function sirenOf({ siren, siret, vatNumber }: KnownCompany): string | undefined {
  if (siren) return siren
  if (siret) return siret.slice(0, 9)
  const [, digits] = /^FR.{2}(\d{9})$/.exec(vatNumber ?? "") ?? []
  return digits
}

/** A town without numbers, "3e" and CEDEX. */
const townOf = (city: string | null | undefined): string =>
  wordsOf(city ?? "")
    .map((word) => (word === "st" ? "saint" : word === "ste" ? "sainte" : word))
    .filter((word) => !/^\d/.test(word) && word !== "cedex" && word !== "arrondissement")
    .join(" ")

/** E.164, or the digits; a French number with or without its prefix is one. */
const phoneKey = (phone: string): string =>
  phone.replace(/\D/g, "").replace(/^(?:00)?33(?=\d{9}$)/, "0")

const isSame = (
  one: string | null | undefined,
  other: string | null | undefined,
  key: (text: string) => string,
) => Boolean(one && other && key(one) === key(other))

export function compareCompanies(one: KnownCompany, other: KnownCompany): Verdict {
  const [siren, otherSiren] = [sirenOf(one), sirenOf(other)]
  if (siren && otherSiren) return siren === otherSiren ? likely("siren") : none
  const vat = (text: string) => text.replace(/\W/g, "").toUpperCase()
  if (one.vatNumber && other.vatNumber)
    return isSame(one.vatNumber, other.vatNumber, vat) ? likely("vatNumber") : none
  if (isSame(one.email, other.email, emailKey)) return likely("email")
  const [town, otherTown] = [townOf(one.city), townOf(other.city)]
  const isElsewhere = town !== "" && otherTown !== "" && town !== otherTown
  const [words, otherWords] = [companyWords(one.name), companyWords(other.name)]
  if (words.length > 0 && hasSameWords(words, otherWords))
    return isElsewhere ? possible("name") : likely("name")
  if (!isElsewhere && areClose(words, otherWords)) return possible("closeName")
  return isSame(one.phoneNumber, other.phoneNumber, phoneKey) ? possible("phoneNumber") : none
}

function hasSameWords(words: readonly string[], others: readonly string[]): boolean {
  const [set, otherSet] = [new Set(words), new Set(others)]
  return set.size === otherSet.size && words.every((word) => otherSet.has(word))
}

const numbersIn = (words: readonly string[]): string =>
  (words.join(" ").match(/\d+/g) ?? []).sort().join(" ")

function areClose(words: readonly string[], others: readonly string[]): boolean {
  if (numbersIn(words) !== numbersIn(others)) return false
  const [joined, otherJoined] = [words.join(""), others.join("")]
  const shorter = Math.min(joined.length, otherJoined.length)
  const most = shorter < 5 ? -1 : shorter <= 8 ? 1 : 2
  if (most > 0 && distance(joined, otherJoined) <= most) return true
  const [few = new Set(), many = new Set()] = [new Set(words), new Set(others)].sort(
    (a, b) => a.size - b.size,
  )
  return few.size >= 2 && [...few].every((word) => many.has(word))
}

/** Optimal string alignment: letters put in, left out, replaced, or two side by side swapped. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isEqual = one[i - 1] === other[j - 1]
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isEqual ? 0 : 1),
        i > 1 && j > 1 && swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}

const titles = new Set(
  "m mr monsieur mme madame mlle mademoiselle dr docteur me maitre pr".split(" "),
)

/** The words of a person's name, less a title that leads it. */
export function personWords(name: string): string[] {
  const words = wordsOf(name)
  return words.length > 1 && titles.has(words[0] ?? "") ? words.slice(1) : words
}

const roles = new Set(
  (
    "contact info infos information accueil compta comptabilite facture factures facturation rh direction achats " +
    "achat support bonjour hello hi admin administration commercial commerce vente ventes sales billing invoice " +
    "invoices accounting office team equipe secretariat service services sav marketing communication presse press " +
    "recrutement jobs job hr mairie noreply postmaster webmaster reception finance"
  ).split(" "),
)

const publicProviders =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|orange|wanadoo|free|sfr|neuf|laposte|bbox|aol|proton|protonmail|pm|gmx|numericable|club-internet|tutanota|mail|fastmail|hey|zoho)\.[a-z.]{2,6}$/

/** The domain of an address, where those who share it work at the same place. */
export function ownDomain(email: string | null | undefined): string | undefined {
  const domain = email ? emailKey(email).split("@")[1] : undefined
  return domain && !publicProviders.test(domain) ? domain : undefined
}

export function comparePersons(one: KnownPerson, other: KnownPerson): Verdict {
  const names = compareNames(personWords(one.name), personWords(other.name))
  if (isSame(one.email, other.email, emailKey)) {
    const [local = ""] = emailKey(one.email ?? "").split("@")
    return roles.has(local.replace(/(?<![\d._-])[\d._-]+$/, "")) && names === "none"
      ? possible("email")
      : likely("email")
  }
  if (isSame(one.phoneNumber, other.phoneNumber, phoneKey))
    return names === "none" ? possible("phoneNumber") : likely("phoneNumber")
  const isAtSame = Boolean(one.client && one.client === other.client)
  if (names === "equal") return isAtSame ? likely("name") : possible("name")
  const domain = ownDomain(one.email)
  const isNear = isAtSame || (domain !== undefined && domain === ownDomain(other.email))
  return names === "near" && isNear ? possible("closeName") : none
}

/** Names as bags of words: equal; near, but for an initial or one letter; or others. */
function compareNames(
  words: readonly string[],
  others: readonly string[],
): "equal" | "near" | "none" {
  if (words.length === 0 || words.length !== others.length) return "none"
  const left = [...others]
  const odd: string[] = []
  for (const word of words) {
    const at = left.indexOf(word)
    if (at < 0) odd.push(word)
    else left.splice(at, 1)
  }
  const [mine, theirs] = [odd[0], left[0]]
  if (mine === undefined || theirs === undefined) return "equal"
  if (odd.length > 1) return "none"
  const isInitial = mine === theirs[0] || theirs === mine[0]
  const isMistyped = Math.min(mine.length, theirs.length) >= 4 && distance(mine, theirs) <= 1
  return isInitial || isMistyped ? "near" : "none"
}
