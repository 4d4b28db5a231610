import { type Locale, locales } from "../language/locale"
import { frontMatterOf } from "./front-matter.server"
import { type RenderedText, renderMarkdown } from "./markdown.server"

export interface PostSummary {
  slug: string
  title: string
  description: string
  /** YYYY-MM-DD */
  date: string
  /** The day of the last change, which is the first one's where nothing changed. */
  updated: string
  tags: string[]
  minutes: number
}

export interface Post extends PostSummary, RenderedText {}

/** What a post may be about: the names of the tags are below `public:blog.tagNames`. */
export const tags = [
  "artisans",
  "facturation",
  "facture-electronique",
  "immobilier",
  "micro-entreprise",
  "paiement",
  "tva",
] as const

/** The files of content/blog, `<slug>.<language>.md`, built into the server: they are ours, as code is. */
const files = import.meta.glob<string>("../../../content/blog/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
})

const posts = new Map<Locale, Post[]>(locales.map((locale) => [locale, postsIn(locale)]))

/** Newest first. */
export function listPosts(locale: Locale, tag?: string): PostSummary[] {
  return (posts.get(locale) ?? [])
    .filter((post) => tag === undefined || post.tags.includes(tag))
    .map(summaryOf)
}

export function findPost(locale: Locale, slug: string | undefined): Post | undefined {
  return posts.get(locale)?.find((post) => post.slug === slug)
}

/** The posts before and after one in time. */
export function neighboursOf(locale: Locale, slug: string) {
  const all = listPosts(locale)
  const at = all.findIndex((post) => post.slug === slug)
  return { older: all[at + 1], newer: at > 0 ? all[at - 1] : undefined }
}

/** The tags that a post bears, in the order of their list. */
export function listTags(locale: Locale): string[] {
  return tags.filter((tag) => listPosts(locale, tag).length > 0)
}

function summaryOf({ html: _, headings: __, ...summary }: Post): PostSummary {
  return summary
}

function postsIn(locale: Locale): Post[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`.${locale}.md`))
    .map(([path, text]) => readPost(path, text, locale))
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
}

/** Stops the start, and so the build's tests, at what a post does not say. */
export function readPost(path: string, text: string, locale: Locale): Post {
  const { body, required, day } = frontMatterOf(path, text)
  const date = day("date")
  if (!date) throw new Error(`${path} does not say its date`)
  return {
    slug: path.split("/").at(-1)?.split(".")[0] ?? "",
    title: required("title"),
    description: required("description"),
    date,
    updated: day("updated") ?? date,
    tags: required("tags")
      .split(",")
      .map((tag) => knownTag(path, tag.trim())),
    ...renderMarkdown(body, locale),
  }
}

function knownTag(path: string, tag: string): string {
  if ((tags as readonly string[]).includes(tag)) return tag
  throw new Error(`${path}: there is no tag ${tag}; there are ${tags.join(", ")}`)
}
