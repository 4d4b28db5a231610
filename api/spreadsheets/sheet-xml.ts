/** A tag of a workbook's parts, by its name without the prefix, and the text that stands before it. */
interface SheetTag {
  name: string
  isEnd: boolean
  isEmpty: boolean
  attributes: string
  before: string
}

/**
 * The tags of a part, one after the other. A sheet has hundreds of thousands: no tree is made of them, as of a
 * bill's. A document type is refused, and entities with it.
 */
export function* tagsIn(xml: string): Generator<SheetTag> {
  if (xml.slice(0, 1_000).includes("<!DOCTYPE")) throw new RangeError("document types are refused")
  let at = 0
  for (;;) {
    const open = xml.indexOf("<", at)
    const close = open < 0 ? -1 : xml.indexOf(">", open)
    if (close < 0) return
    const isEnd = xml[open + 1] === "/"
    const tag = xml.slice(open + (isEnd ? 2 : 1), close)
    const isEmpty = tag.endsWith("/")
    const space = tag.search(/[\s/]/)
    const named = space < 0 ? tag : tag.slice(0, space)
    yield {
      name: named.slice(named.indexOf(":") + 1),
      isEnd,
      isEmpty,
      attributes: space < 0 ? "" : tag.slice(space),
      before: xml.slice(at, open),
    }
    at = close + 1
  }
}

const attribute = /\s(?:[\w-]+:)?([\w-]+)="([^"]*)"/g

/** Its attributes, by their names without the prefix. */
export function attributesOf(text: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = Object.create(null)
  for (const [, name = "", value = ""] of text.slice(0, 2_000).matchAll(attribute))
    found[name] = decodedXml(value)
  return found
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

export function decodedXml(text: string): string {
  if (!text.includes("&")) return text
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith("#")) return entities[entity] ?? whole
    const code = /^#x/i.test(entity)
      ? Number.parseInt(entity.slice(2), 16)
      : Number(entity.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ""
  })
}
