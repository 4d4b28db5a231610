import { environment } from "../../../config/environment"
import type { Locale } from "../language/locale"
import { textsIn } from "../language/locale.server"
import { listPosts, type PostSummary } from "./blog.server"
import { publicAddress } from "./public-address"
import { element, xmlDocument } from "./xml.server"

/** The posts of a language as RSS 2.0, newest first. */
export function feedIn(locale: Locale): string {
  const { origin } = environment()
  const { t } = textsIn(locale)
  const addressOf = (path: string) => origin + publicAddress(path, locale)
  const posts = listPosts(locale)
  const item = (post: PostSummary) =>
    element("item", [
      element("title", post.title),
      element("link", addressOf(`/blog/${post.slug}`)),
      element("guid", addressOf(`/blog/${post.slug}`), { isPermaLink: "true" }),
      element("pubDate", rfc822(post.date)),
      element("description", post.description),
      ...post.tags.map((tag) => element("category", t(`public:blog.tagNames.${tag}`))),
    ])
  const channel = element("channel", [
    element("title", t("public:blog.title")),
    element("link", addressOf("/blog")),
    element("description", t("public:blog.metaDescription")),
    element("language", locale),
    element("lastBuildDate", rfc822(posts[0]?.updated ?? "2026-11-21")),
    element("atom:link", [], {
      href: addressOf("/blog/rss.xml"),
      rel: "self",
      type: "application/rss+xml",
    }),
    ...posts.map(item),
  ])
  return xmlDocument(
    element("rss", [channel], { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" }),
  )
}

function rfc822(day: string): string {
  return new Date(`${day}T08:00:00Z`).toUTCString().replace("GMT", "+0000")
}
