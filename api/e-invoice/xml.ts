/** A piece of XML that is written already; any other text is what somebody typed. */
export class Xml {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Content = string | Xml | null | readonly (Xml | null)[]

/** An element, or null where it would be empty: the schemas of bills allow no empty element. */
export function element(
  name: string,
  content: Content,
  attributes: Record<string, string> = {},
): Xml | null {
  const inner = sourceOf(content)
  if (inner === "") return null
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return new Xml(`<${name}${written.join("")}>${inner}</${name}>`)
}

/** A whole document: its root, with the namespaces of all names by their prefixes. */
export function xmlDocument(name: string, namespaces: Record<string, string>, content: Content) {
  const opened = Object.entries(namespaces).map(
    ([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${uri}"`,
  )
  const root = element(name, content)?.source.replace(">", `${opened.join("")}>`) ?? ""
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function sourceOf(content: Content): string {
  if (content === null) return ""
  if (typeof content === "string") return escaped(content).trim()
  if (content instanceof Xml) return content.source
  return content.map((one) => one?.source ?? "").join("")
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Without the characters that XML 1.0 forbids (2.2): no escape would make them readable. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
