import { revalidated } from "../revalidation.server"
import { escaped } from "./markdown.server"

/** A file that programs read, whole and open to all. */
export function textFile(request: Request, type: string, body: string): Response {
  return revalidated(request, body, {
    headers: new Headers({
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, no-cache",
      Vary: "Cookie",
    }),
  })
}

/** An element with its text and attributes; the text of inner elements is passed as it is, in a list. */
export function element(
  name: string,
  content: string | string[],
  attributes: Record<string, string> = {},
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = typeof content === "string" ? escaped(content) : content.join("")
  return inner ? `<${name}${said.join("")}>${inner}</${name}>` : `<${name}${said.join("")}/>`
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
