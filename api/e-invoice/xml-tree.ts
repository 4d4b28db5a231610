/** An element as it was read, by its name without the prefix. */
export interface XmlNode {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
  text: string
}

/** The text is no XML, or more of it than a bill is. */
export class UnreadableXml extends Error {
  override name = "UnreadableXml"
}

/** It declares a document type: no entity is ever followed. */
export class DocumentType extends UnreadableXml {}

const mostDepth = 40
/** Of a bill; what holds thousands of entries says its own. */
const mostElements = 200_000
/** Prefixes that one element declares: a bill names ten namespaces, all at its root. */
const mostDeclarations = 100
const mostAttributes = 1_000

/** Of what holds thousands of entries. */
export interface Reading {
  mostElements?: number
  /** Asked of each element when it is closed, with where it began: what is taken is not kept in the tree. */
  take?: (node: XmlNode, at: number) => boolean
}

/**
 * Reads XML 1.0 as bills are written in it. Document types are refused, and entities with them: nothing
 * is fetched, and nothing grows. Each character is looked at once.
 */
export function treeOf(source: string, reading: Reading = {}): XmlNode {
  const root: XmlNode = { name: "", namespace: "", attributes: {}, children: [], text: "" }
  const open: { node: XmlNode; tag: string; names: Names; at: number }[] = [
    { node: root, tag: "", names: Object.create(null), at: 0 },
  ]
  let count = 0
  let at = 0
  while (at < source.length) {
    const inner = open[open.length - 1] as (typeof open)[number]
    const next = source.indexOf("<", at)
    inner.node.text += decoded(source.slice(at, next < 0 ? source.length : next))
    if (next < 0) break
    if (source.startsWith("<!--", next)) at = after(source, "-->", next + 4)
    else if (source.startsWith("<![CDATA[", next)) {
      at = after(source, "]]>", next + 9)
      inner.node.text += source.slice(next + 9, at - 3)
    } else if (source.startsWith("<!", next)) throw new DocumentType("document types are refused")
    else if (source.startsWith("<?", next)) at = after(source, "?>", next + 2)
    else if (source.startsWith("</", next)) {
      at = after(source, ">", next)
      if (open.length < 2 || source.slice(next + 2, at - 1).trimEnd() !== inner.tag)
        throw new UnreadableXml("an element is not closed")
      open.pop()
      if (reading.take?.(inner.node, inner.at)) open[open.length - 1]?.node.children.pop()
    } else {
      count += 1
      const tag = tagAt(source, next)
      if (open.length > mostDepth || count > (reading.mostElements ?? mostElements))
        throw new UnreadableXml("too much of it")
      const names = namesIn(tag.attributes, inner.names)
      const node = nodeOf(tag, names)
      inner.node.children.push(node)
      if (!tag.isEmpty) open.push({ node, tag: tag.name, names, at: next })
      at = tag.end
    }
  }
  const [element, ...others] = root.children
  if (!element || others.length || open.length > 1 || root.text.trim())
    throw new UnreadableXml("there is not one root")
  return element
}

interface Tag {
  name: string
  attributes: Record<string, string>
  isEmpty: boolean
  end: number
}

const name = /[^\s=<>"'/&!?]+/y
const attribute = /\s+([^\s=<>"'/&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const end = /\s*(\/?)>/y

function tagAt(source: string, at: number): Tag {
  const [opened] = matched(name, source, at + 1)
  const attributes: Record<string, string> = Object.create(null)
  let place = at + 1 + opened.length
  for (let count = 0; ; count++) {
    attribute.lastIndex = place
    const found = attribute.exec(source)
    if (!found) break
    if (count === mostAttributes) throw new UnreadableXml("too many attributes")
    attributes[found[1] ?? ""] = decoded(found[2] ?? found[3] ?? "")
    place = attribute.lastIndex
  }
  const [, slash] = matched(end, source, place)
  return { name: opened, attributes, isEmpty: slash === "/", end: end.lastIndex }
}

function matched(pattern: RegExp, source: string, at: number): RegExpExecArray {
  pattern.lastIndex = at
  const found = pattern.exec(source)
  if (!found) throw new UnreadableXml("a tag is malformed")
  return found
}

/** The namespaces by their prefixes: each element's own, and behind them those of what it stands in. */
type Names = Readonly<Record<string, string>>

function namesIn(attributes: Tag["attributes"], around: Names): Names {
  const declared = Object.keys(attributes).filter((key) => /^xmlns(:|$)/.test(key))
  if (declared.length === 0) return around
  if (declared.length > mostDeclarations) throw new UnreadableXml("too many namespaces")
  const names: Record<string, string> = Object.create(around)
  for (const key of declared) names[key.slice(6)] = attributes[key] ?? ""
  return names
}

function nodeOf({ name, attributes }: Tag, names: Names): XmlNode {
  const colon = name.indexOf(":")
  const namespace = names[colon < 0 ? "" : name.slice(0, colon)] ?? ""
  return { name: name.slice(colon + 1), namespace, attributes, children: [], text: "" }
}

function after(source: string, sign: string, from: number): number {
  const found = source.indexOf(sign, from)
  if (found < 0) throw new UnreadableXml(`${sign} is missing`)
  return found + sign.length
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** The five entities of XML and characters by number; another entity is nothing that we know. */
function decoded(text: string): string {
  if (!text.includes("&")) return text
  return text.replace(/&([^;&]{0,12});?/g, (_, entity: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(entity) ?? []
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    const sign =
      code === undefined ? entities[entity] : code <= 0x10ffff && String.fromCodePoint(code)
    if (!sign) throw new UnreadableXml(`&${entity} is not known`)
    return sign
  })
}

/** The first element that a path of names leads to, through whichever of several: "Party/PartyName/Name". */
export function elementAt(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path
    .split("/")
    .reduce<XmlNode[]>(
      (found, step) => found.flatMap((each) => elementsOf(each, step)),
      node ? [node] : [],
    )[0]
}

/** All elements of a name right below a node. */
export const elementsOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** The text at a path, on one line, of at most so many signs; null where there is none. */
export function textAt(node: XmlNode | undefined, path: string, most = 200): string | null {
  return lineOf(elementAt(node, path), most)
}

/** The text of an element on one line. */
export function lineOf(node: XmlNode | undefined, most = 200): string | null {
  // Of megabytes of text only the beginning is looked at: what is folded to one sign was not longer than this.
  const text =
    node?.text
      .slice(0, most * 100)
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
      .trim() ?? ""
  return [...text].slice(0, most).join("") || null
}
