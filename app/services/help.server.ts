import { type Locale, locales } from "./language/locale"
import { frontMatterOf } from "./public/front-matter.server"
import { type RenderedText, renderMarkdown } from "./public/markdown.server"
import { matchingScreens, plainText } from "./search-results"

/** What a page is about: a place of the product, something that goes over several, or a word of law and tax. */
export const helpKinds = ["place", "guide", "word"] as const
type HelpKind = (typeof helpKinds)[number]

export interface HelpSummary {
  /** The last part of its address; of a place, that of its screen. */
  topic: string
  kind: HelpKind
  title: string
  description: string
}

export interface HelpPage extends HelpSummary, RenderedText {}

type Known = HelpPage & { searchText: string }

/** The files of content/help, `<topic>.<language>.md`, built into the server. */
const files = import.meta.glob<string>("../../content/help/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
})

const pages = new Map<Locale, Known[]>(locales.map((locale) => [locale, pagesIn(locale)]))

/** All of a language, by kind and then by title; with words to look for, those that say them. */
export function listHelp(locale: Locale, q = ""): HelpSummary[] {
  const all = pages.get(locale) ?? []
  const found = plainText(q).trim() ? matchingScreens(all, q) : all
  return found.map(({ topic, kind, title, description }) => ({ topic, kind, title, description }))
}

export function findHelp(locale: Locale, topic: string | undefined): HelpPage | undefined {
  const found = pages.get(locale)?.find((page) => page.topic === topic)
  if (!found) return undefined
  const { searchText: _, ...page } = found
  return page
}

function pagesIn(locale: Locale): Known[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`.${locale}.md`))
    .map(([path, text]) => readPage(path, text, locale))
    .sort(
      (one, other) =>
        helpKinds.indexOf(one.kind) - helpKinds.indexOf(other.kind) ||
        one.title.localeCompare(other.title, locale),
    )
}

/** Stops the start, and so the build's tests, at what a page does not say. */
function readPage(path: string, text: string, locale: Locale): Known {
  const { body, required } = frontMatterOf(path, text)
  const kind = helpKinds.find((each) => each === required("kind"))
  if (!kind) throw new Error(`${path} is of no kind; there are ${helpKinds.join(", ")}`)
  const [title, description] = [required("title"), required("description")]
  return {
    topic: path.split("/").at(-1)?.split(".")[0] ?? "",
    kind,
    title,
    description,
    searchText: plainText(`${title} ${description} ${body}`).replace(/\s+/g, " "),
    ...renderMarkdown(body, locale),
  }
}
