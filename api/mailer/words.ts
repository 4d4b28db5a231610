import { Marked, type Token, type Tokens } from "marked"
import { type MailValues, type MailVariable, putIn } from "#domain/mail-template"
import { escaped, linkStyle } from "./html"

/** Words of a message: as HTML, and as the plain text that stands beside it. */
export interface Words {
  html: string
  text: string
}

/** Only what is in this form is read as one: paragraphs, lists, bold, links. All else stands as it was typed. */
const reader = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    blockquote: () => undefined,
    code: () => undefined,
    codespan: () => undefined,
    def: () => undefined,
    del: () => undefined,
    fences: () => undefined,
    heading: () => undefined,
    hr: () => undefined,
    html: () => undefined,
    lheading: () => undefined,
    table: () => undefined,
    tag: () => undefined,
  },
})

/** What stands for a value while the words are read: nobody types these signs, and no form is made of them. */
const opening = "\ue000"
const closing = "\ue001"
const reserved = /[\ue000\ue001]/g
const mark = /\ue000(\d+)\ue001/g

/** Values that are addresses of ours, or hold some: these lead there. All others stay text, whatever they say. */
const addresses: readonly MailVariable[] = ["link", "settings", "unsubscribe", "lines", "more"]

interface Value {
  value: string
  leads: boolean
}

/**
 * The words of a template, in the small form that messages have, with its values in place. A value is put in after
 * the words are read, so that no name is ever taken for a form.
 */
export function wordsOf(source: string, values: Partial<MailValues> = {}): Words {
  const kept: Value[] = []
  const keep = (value: string, leads: boolean) =>
    `${opening}${kept.push({ value, leads }) - 1}${closing}`
  const placed = putIn(source.replace(reserved, ""), values, (value, variable) =>
    keep(value, addresses.includes(variable)),
  )
  const blocks = reader.lexer(tamed(placed))
  const words = joined(blocks.map(blockOf), "\n\n")
  return {
    html: words.html.replace(mark, (_, at: string) => htmlOf(kept[Number(at)])),
    text: valued(words.text, kept).trim(),
  }

  function blockOf(token: Token): Words {
    if (token.type === "space") return { html: "", text: "" }
    if (token.type === "list") return listOf(token as Tokens.List)
    const inner =
      "tokens" in token && token.tokens ? inlineOf(token.tokens) : typed(token.raw.trim())
    return { html: `<p style="margin:0 0 14px">${inner.html}</p>`, text: inner.text }
  }

  function listOf({ ordered, start, items }: Tokens.List): Words {
    const first = Number(start) || 1
    const rows = items.map((item, at) => {
      const box = item.task ? (item.checked ? "[x] " : "[ ] ") : ""
      const parts = item.tokens.filter(({ type }) => type !== "checkbox")
      const inner = joined(parts.map(itemOf), "\n")
      const text = inner.text.replaceAll("\n", "\n  ")
      return {
        html: `<li style="margin:0 0 6px">${box}${inner.html}</li>`,
        text: `${ordered ? `${first + at}.` : "–"} ${box}${text}`,
      }
    })
    const { html, text } = joined(rows, "\n")
    const tag = ordered ? "ol" : "ul"
    const from = ordered && first > 1 ? ` start="${first}"` : ""
    return {
      html: `<${tag}${from} style="margin:0 0 14px;padding:0 0 0 24px">${html}</${tag}>`,
      text,
    }
  }

  function itemOf(token: Token): Words {
    if (token.type === "list") return listOf(token as Tokens.List)
    return "tokens" in token && token.tokens ? inlineOf(token.tokens) : typed(token.raw.trim())
  }

  function inlineOf(tokens: Token[]): Words {
    return joined(tokens.map(spanOf), "")
  }

  function spanOf(token: Token): Words {
    if (token.type === "br") return { html: "<br>", text: "\n" }
    if (token.type === "text" || token.type === "escape") return typed((token as Tokens.Text).text)
    if (token.type === "link") return linkOf(token as Tokens.Link)
    if (token.type !== "strong" && token.type !== "em") return typed(token.raw)
    const inner = inlineOf(token.tokens ?? [])
    if (token.raw.startsWith("**") && token.type === "strong")
      return { html: `<strong>${inner.html}</strong>`, text: inner.text }
    // Signs that people type in words of theirs are no form here.
    const sign = typed(token.raw.slice(0, token.type === "strong" ? 2 : 1))
    return joined([sign, inner, sign], "")
  }

  function linkOf({ href, raw, tokens }: Tokens.Link): Words {
    const to = valued(href, kept)
    const inner = inlineOf(tokens)
    if (!isSafe(to)) return typed(raw)
    const said = valued(inner.text, kept)
    const isSaid = to === said || to === `mailto:${said}` || to === `http://${said}`
    return {
      html: `<a href="${escaped(to)}" style="${linkStyle}">${inner.html.replace(mark, (_, at: string) => escaped(kept[Number(at)]?.value ?? ""))}</a>`,
      text: isSaid ? inner.text : joinedText(inner.text, to),
    }
  }
}

const typed = (text: string): Words => ({ html: escaped(text).replaceAll("\n", "<br>"), text })

const joined = (words: Words[], between: string): Words => ({
  html: words.map(({ html }) => html).join(""),
  text: words
    .map(({ text }) => text)
    .filter((text) => between === "" || text !== "")
    .join(between),
})

const joinedText = (said: string, to: string) => `${said} (${to.replace(/^mailto:/i, "")})`

const valued = (text: string, kept: readonly Value[]) =>
  text.replace(mark, (_, at: string) => kept[Number(at)]?.value ?? "")

/** Nothing but pages and mailboxes. */
const isSafe = (address: string) => /^(https?:\/\/|mailto:)[^\s<>"']*$/i.test(address)

function htmlOf({ value, leads }: Value = { value: "", leads: false }): string {
  const text = escaped(value).replaceAll("\n", "<br>")
  return leads ? linked(text) : text
}

const linked = (text: string) =>
  text.replace(
    /https?:\/\/[^\s<>"]{1,500}/g,
    (address) => `<a href="${address}" style="${linkStyle}">${address}</a>`,
  )

/** As many signs of a list as one line may begin with: each opens a list in the one before. */
const mostSigns = 3

/** A line is no list in a list in a list without end. */
const tamed = (text: string) =>
  text
    .split("\n")
    .map((line) => {
      const signs = line
        .split(/\s+/, mostSigns + 3)
        .filter(Boolean)
        .slice(0, mostSigns + 1)
      const isSign = (word: string) => /^([-*+]|\d{1,9}[.)])$/.test(word)
      return signs.length > mostSigns && signs.every(isSign) ? `\\${line.trimStart()}` : line
    })
    .join("\n")

/** What a value says, so that it says it as well where it is typed into the words themselves. */
export const plainly = (value: string): string =>
  value
    .replace(/\\|\*\*|\[|\]|<|`/g, (sign) => [...sign].map((one) => `\\${one}`).join(""))
    .replace(
      /^([ \t]*)([-+*]|\d{1,9}[.)])(?=\s)/gm,
      (_, space: string, sign: string) => `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}`,
    )
