import { Marked, type Tokens } from "marked"
import { firstLocale, type Locale } from "../language/locale"
import { publicAddress } from "./public-address"

export interface Heading {
  id: string
  text: string
}

export interface RenderedText {
  html: string
  /** The sections, for a table of contents. */
  headings: Heading[]
  /** How long one reads it, at 220 words a minute. */
  minutes: number
}

const wordsAMinute = 220
const safeAddress = /^(https?:\/\/|mailto:|\/(?!\/)|#)/

/**
 * A text of ours as HTML. The files are trusted, and sanitised all the same: HTML in them is shown as it
 * is written, and a link leads to the web, to a mailbox or to a page of ours.
 */
export function renderMarkdown(text: string, locale: Locale = firstLocale): RenderedText {
  const headings: Heading[] = []
  const parser = new Marked({
    gfm: true,
    renderer: {
      html: ({ text }) => escaped(text),
      image: ({ text }) => escaped(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const heading = { id: idOf(plain(inner), headings), text: plain(inner) }
        if (depth === 2) headings.push(heading)
        return `<h${depth} id="${heading.id}">${inner}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        if (!safeAddress.test(href)) return inner
        return `<a href="${escaped(addressIn(locale, href))}">${inner}</a>`
      },
      // A wide table scrolls in its own frame, which the keyboard reaches too.
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
          `<tr>${cells
            .map(({ tokens }) => {
              const scope = tag === "th" ? ' scope="col"' : ""
              return `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`
            })
            .join("")}</tr>`
        const label = escaped(token.header.map(({ text }) => text).join(", "))
        return `<div class="wide" role="region" tabindex="0" aria-label="${label}"><table><thead>${row(token.header, "th")}</thead><tbody>${token.rows
          .map((cells) => row(cells, "td"))
          .join("")}</tbody></table></div>\n`
      },
    },
  })
  const html = parser.parse(text, { async: false })
  const words = plain(html).split(/\s+/).filter(Boolean).length
  return { html, headings, minutes: Math.max(1, Math.round(words / wordsAMinute)) }
}

export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}

/** A page of ours is linked in the language of the text. */
function addressIn(locale: Locale, href: string): string {
  const [, path = "", anchor = ""] = /^(\/[^?#]*)(#.*)?$/.exec(href) ?? []
  return path ? publicAddress(path, locale) + anchor : href
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&[a-z#0-9]+;/g, " ")
    .replace(/\s+/g, " ")
    .trim()
}

function idOf(text: string, others: Heading[]): string {
  const id =
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  const same = others.filter((other) => other.id === id || other.id.startsWith(`${id}-`)).length
  return same > 0 ? `${id}-${same + 1}` : id
}
