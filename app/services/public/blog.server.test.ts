import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { locales } from "../language/locale"
import { findPost, listPosts, listTags, neighboursOf, readPost, tags } from "./blog.server"
import { feedIn } from "./feed.server"

const files = ["blog", "legal"].flatMap((room) =>
  readdirSync(`content/${room}`).map((name) => `content/${room}/${name}`),
)

describe("the posts", () => {
  test("come in pairs, of one day and about the same things", () => {
    const facts = (locale: "fr" | "en") =>
      listPosts(locale).map(({ slug, date, updated, tags }) => ({ slug, date, updated, tags }))
    expect(facts("en")).toEqual(facts("fr"))
    expect(listPosts("fr").length).toBeGreaterThanOrEqual(4)
  })

  test.each(locales)("say in %s what lists and search engines need", (locale) => {
    for (const { slug, title, description } of listPosts(locale)) {
      expect(title.length, slug).toBeLessThanOrEqual(100)
      expect(description.length, slug).toBeGreaterThan(50)
      expect(findPost(locale, slug)?.html, slug).toMatch(/<h2 id="sources">/)
    }
  })

  test("link to posts that exist", () => {
    for (const locale of locales)
      for (const { slug } of listPosts(locale)) {
        const html = findPost(locale, slug)?.html ?? ""
        const linked = [...html.matchAll(/href="\/blog\/([a-z0-9-]+)/g)].map(([, to]) => to)
        for (const to of linked) expect(findPost(locale, to), `${slug} → ${to}`).toBeDefined()
      }
  })

  test("know those before and after them", () => {
    const all = listPosts("fr").map(({ slug }) => slug)
    expect(neighboursOf("fr", all[0] ?? "")).toMatchObject({
      newer: undefined,
      older: { slug: all[1] },
    })
    expect(neighboursOf("fr", all.at(-1) ?? "").older).toBeUndefined()
  })

  test("bear tags of the list only, and each list of a tag holds its posts", () => {
    expect(listTags("fr")).toEqual(listTags("en"))
    for (const tag of listTags("fr")) {
      expect(tags).toContain(tag)
      expect(listPosts("fr", tag).every((post) => post.tags.includes(tag))).toBe(true)
    }
  })
})

describe("a post that lacks something stops the start", () => {
  const head = { title: "T", description: "D", date: "2026-11-21", tags: "tva" }
  const text = (changes: Partial<Record<keyof typeof head, string>>) =>
    `---\n${Object.entries({ ...head, ...changes })
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n")}\n---\ntext`
  const reading = (post: string) => () => readPost("content/blog/x.fr.md", post, "fr")

  test.each(["title", "description", "date", "tags"] as const)("its %s", (name) => {
    expect(reading(text({ [name]: "" }))).toThrow(`content/blog/x.fr.md does not say its ${name}`)
  })

  test("a day that is none, a tag that nobody knows, no front matter", () => {
    expect(reading(text({ date: "2026-13-45" }))).toThrow("is not a day")
    expect(reading(text({ tags: "tva, cuisine" }))).toThrow("there is no tag cuisine")
    expect(reading("text alone")).toThrow("has no front matter")
  })
})

test("feeds list every post of their language, at its address", () => {
  for (const locale of locales) {
    const feed = feedIn(locale)
    const links = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link]) => link)
    const suffix = locale === "fr" ? "" : "?lang=en"
    expect(links.map((link) => new URL(link ?? "").pathname + new URL(link ?? "").search)).toEqual(
      listPosts(locale).map(({ slug }) => `/blog/${slug}${suffix}`),
    )
  }
})

test("French texts are set as French is printed", () => {
  const faults = files
    .filter((path) => path.endsWith(".fr.md"))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .map((line) => line.replace(/`[^`]*`|\]\([^)]*\)|\{\{.*?\}\}/g, "x"))
        .filter(
          (line) =>
            /[^\u202f\u00a0!?…][;!?»]/.test(line) ||
            /[ ]:/.test(line) ||
            /«(?![\u202f\u00a0])/.test(line) ||
            /['"]|\.\.\.|\d (?:€|%)/.test(line),
        )
        .map((line) => `${path}: ${line}`),
    )
  expect(faults).toEqual([])
})
