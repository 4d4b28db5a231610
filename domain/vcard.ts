import { isEmail } from "./email"
import { normalisePhone } from "./phone"

/** A person, or a company, as an address book has them. */
export interface VCard {
  as: "contact" | "company"
  name: string
  role: string | null
  company: string | null
  email: string | null
  phoneNumber: string | null
  note: string | null
  uid: string | null
}

/** Of a value, as it is written: what is longer is no name, and no note. */
const longest = 100_000

/** Of what stands before a value: a name and its parameters. */
const longestHead = 1_000

interface Property {
  name: string
  /** By name, in capitals; a bare one, as 2.1 writes types, is a TYPE. */
  parameters: Map<string, string[]>
  /** Bytes as letters of Latin-1, still escaped. */
  value: string
}

/** What is read; a photo of megabytes is not even decoded. */
const taken = new Set(["FN", "N", "ORG", "TITLE", "ROLE", "EMAIL", "TEL", "NOTE", "UID", "KIND"])

/** Said of the file, or of how a name is written: nobody misses it. */
const unsaid = new Set(["VERSION", "PRODID", "REV", "N", "AGENT"])

interface OpenCard {
  line: number
  properties: Property[]
  /** The names of what is not taken. */
  leftOut: string[]
}

/** Of addresses and telephones one is taken. */
const readCard = ({ line, properties, leftOut }: OpenCard) => {
  const more = ["EMAIL", "TEL"].flatMap((name) =>
    properties.filter((each) => each.name === name).slice(1),
  )
  return {
    ...{ line, card: cardOf(properties) },
    leftOut: [...leftOut, ...more.map(({ name }) => name)],
  }
}

/**
 * The cards of a file, in versions 2.1, 3.0 and 4.0, however they were folded, encoded and grouped. Bytes stay bytes
 * until a value is whole: a fold may cut a letter.
 */
export function* readVCards(
  bytes: Uint8Array,
): Generator<{ line: number; card: VCard; leftOut: string[] }> {
  let open: OpenCard | undefined
  let inside = 0
  let isAgent = false
  for (const { line, text } of unfolded(bytes)) {
    const mark = /^\s*(BEGIN|END)\s*:\s*VCARD\s*$/i.exec(text)?.[1]?.toUpperCase()
    if (mark === "BEGIN" && open && isAgent) inside += 1
    else if (mark === "BEGIN") {
      if (open) yield readCard(open)
      open = { line, properties: [], leftOut: [] }
      inside = 0
    } else if (mark === "END" && inside > 0) inside -= 1
    else if (mark === "END") {
      if (open) yield readCard(open)
      open = undefined
    } else if (open && inside === 0) {
      const property = propertyOf(text)
      // A card within the card of someone is another's.
      isAgent = property?.name === "AGENT"
      if (property && taken.has(property.name)) open.properties.push(property)
      else if (property && !unsaid.has(property.name)) open.leftOut.push(property.name.slice(0, 30))
    }
  }
  if (open) yield readCard(open)
}

/** The lines of properties, each whole: without folds and soft breaks. */
function* unfolded(bytes: Uint8Array): Generator<{ line: number; text: string }> {
  const lines = lettersOf(bytes)
    .replace(/END:VCARD(?=BEGIN:VCARD)/gi, "END:VCARD\n")
    .split(/\r\n|\n|\r/)
  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1
    const parts = [lines[at] ?? ""]
    const isQuoted = /^[^:]*;\s*(?:ENCODING\s*=\s*)?QUOTED-PRINTABLE/i.test(parts[0] ?? "")
    for (;;) {
      const next = lines[at + 1]
      const last = parts.at(-1) ?? ""
      if (next === undefined) break
      if (isQuoted && last.endsWith("=")) {
        parts[parts.length - 1] = last.slice(0, -1)
        parts.push(next)
      } else if (next.startsWith(" ") || next.startsWith("\t")) parts.push(next.slice(1))
      else break
      at += 1
    }
    yield { line, text: parts.join("") }
  }
}

/** Each byte as one letter; files of two bytes a letter are made of one first. */
function lettersOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const text = new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(bytes)
    return latin(new TextEncoder().encode(text))
  }
  return latin(bytes).replace(/^\xef\xbb\xbf/, "")
}

function latin(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return parts.join("")
}

function propertyOf(text: string): Property | undefined {
  const [head, value] = cut(text, ":")
  if (value === undefined) return undefined
  const [said = "", ...parameters] = split(head.slice(0, longestHead), ";")
  const name = said.replace(/^.*\./, "").trim().toUpperCase()
  const known = new Map<string, string[]>()
  for (const parameter of parameters) {
    const [key, values] = cut(parameter, "=")
    const [into, what] = values === undefined ? ["TYPE", key] : [key.trim().toUpperCase(), values]
    const all = what.replaceAll('"', "").split(",")
    known.set(into, [...(known.get(into) ?? []), ...all.map((each) => each.trim().toUpperCase())])
  }
  return { name, parameters: known, value: value.slice(0, longest) }
}

/** Before and after the first such sign outside of quotes. */
function cut(text: string, sign: string): [string, string | undefined] {
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === sign && !isQuoted) return [text.slice(0, at), text.slice(at + 1)]
  }
  // A quote that nobody closed hides nothing.
  const at = isQuoted ? text.indexOf(sign) : -1
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

function split(text: string, sign: string): string[] {
  const parts: string[] = []
  let [from, isQuoted] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === sign && !isQuoted) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** The letters of a value: those that its property names, else UTF-8, else those of Windows. */
function decoded({ parameters, value }: Property): string {
  const encodings = [...(parameters.get("ENCODING") ?? []), ...(parameters.get("TYPE") ?? [])]
  const plain = encodings.includes("QUOTED-PRINTABLE")
    ? value.replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : value
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
  const [charset = ""] = parameters.get("CHARSET") ?? []
  if (/^(ISO-?8859-?1|ISO-?8859-?15|WINDOWS-1252|LATIN-?1)$/.test(charset))
    return new TextDecoder("windows-1252").decode(bytes)
  const text = new TextDecoder("utf-8").decode(bytes)
  return text.includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text
}

const unescaped = (text: string): string =>
  text
    .replace(/\\([\s\S])/g, (_, sign: string) => (sign === "n" || sign === "N" ? "\n" : sign))
    .trim()

/** The parts of a value: of what is escaped none begins. */
const partsOf = (text: string): string[] =>
  (text.match(/(?:\\[\s\S]|[^;\\])*(?:;|$)/g) ?? []).map((part) =>
    unescaped(part.replace(/;$/, "")),
  )

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim()

function cardOf(properties: readonly Property[]): VCard {
  const all = (name: string) => properties.filter((each) => each.name === name)
  const textOf = (name: string) =>
    all(name)
      .map((each) => oneLine(unescaped(decoded(each))))
      .find(Boolean) ?? null
  const [org] = all("ORG").map((each) => oneLine(partsOf(decoded(each))[0] ?? ""))
  const [family = "", given = ""] = all("N").map((each) => partsOf(decoded(each)))[0] ?? []
  const called = oneLine([given, family].filter(Boolean).join(" "))
  const company = org || null
  const note = all("NOTE")
    .map((each) => unescaped(decoded(each)))
    .filter(Boolean)
    .join("\n\n")
  return {
    as: textOf("KIND")?.toLowerCase() === "org" ? "company" : "contact",
    name: textOf("FN") ?? (called || company || ""),
    role: textOf("TITLE") ?? textOf("ROLE"),
    company,
    email:
      preferred(all("EMAIL"))
        .map((each) => unescaped(decoded(each)).replace(/^mailto:/i, ""))
        .find(Boolean) ?? null,
    phoneNumber:
      preferred(all("TEL"))
        .map((each) => phoneIn(unescaped(decoded(each))))
        .find(Boolean) ?? null,
    note: note || null,
    uid: textOf("UID"),
  }
}

/** The one that is preferred first, then as they stand. */
function preferred(properties: readonly Property[]): Property[] {
  const isFirst = ({ parameters }: Property) =>
    parameters.get("PREF")?.includes("1") || parameters.get("TYPE")?.includes("PREF") || false
  return [...properties].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}

const phoneIn = (text: string): string | undefined =>
  normalisePhone(text.replace(/^tel:/i, "").replace(/;.*$/, ""))

export const vCardVersions = ["4.0", "3.0"] as const

interface WrittenCard {
  id: string
  name: string
  role: string | null
  clientName: string | null
  email: string | null
  phoneNumber: string | null
}

/** A card for an address book: lines of 75 bytes at most, cut between letters. */
export function writeVCard(card: WrittenCard, version: (typeof vCardVersions)[number]): string {
  const escaped = (text: string) =>
    text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n")
  const words = card.name.split(" ")
  const family = escaped(words.length > 1 ? (words.at(-1) ?? "") : card.name)
  const given = escaped(words.slice(0, -1).join(" "))
  const isNew = version === "4.0"
  const lines = [
    "BEGIN:VCARD",
    `VERSION:${version}`,
    `UID:urn:uuid:${card.id}`,
    `FN:${escaped(card.name)}`,
    `N:${family};${given};;;`,
    card.clientName && `ORG:${escaped(card.clientName)}`,
    card.role && `TITLE:${escaped(card.role)}`,
    card.email &&
      isEmail(card.email) &&
      `EMAIL${isNew ? "" : ";TYPE=INTERNET"}:${escaped(card.email)}`,
    card.phoneNumber &&
      (isNew ? `TEL;VALUE=uri:tel:${card.phoneNumber}` : `TEL;TYPE=VOICE:${card.phoneNumber}`),
    "END:VCARD",
  ]
  return lines.flatMap((line) => (line ? [folded(line)] : [])).join("")
}

function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let [text, size] = ["", 0]
  for (const sign of line) {
    const bytes = encoder.encode(sign).length
    if (size + bytes > 75) {
      lines.push(text)
      text = " "
      size = 1
    }
    text += sign
    size += bytes
  }
  return `${[...lines, text].join("\r\n")}\r\n`
}
