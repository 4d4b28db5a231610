import { marked } from "marked"
import { type Locale, locales } from "./locale"

export interface Post {
  slug: string
  title: string
  /** YYYY-MM-DD */
  date: string
  summary: string
  html: string
}

/** The files of content/blog, `<slug>.<language>.md`, built into the server: they are ours, as code is. */
const files = import.meta.glob<string>("../../content/blog/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
})

const posts = new Map<Locale, Post[]>(locales.map((locale) => [locale, postsIn(locale)]))

/** Newest first. */
export function listPosts(locale: Locale): Omit<Post, "html">[] {
  return (posts.get(locale) ?? []).map(({ html: _, ...post }) => post)
}

export function findPost(locale: Locale, slug: string | undefined): Post | undefined {
  return posts.get(locale)?.find((post) => post.slug === slug)
}

function postsIn(locale: Locale): Post[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`.${locale}.md`))
    .map(([path, text]) => read(path, text))
    .sort((one, other) => other.date.localeCompare(one.date))
}

function read(path: string, text: string): Post {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} has no front matter`)
  const field = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, "m").exec(head)?.[1]
    if (!value) throw new Error(`${path} does not say its ${name}`)
    return value
  }
  const slug = path.split("/").at(-1)?.split(".")[0] ?? ""
  return {
    slug,
    title: field("title"),
    date: field("date"),
    summary: field("summary"),
    html: marked.parse(body, { async: false }),
  }
}
