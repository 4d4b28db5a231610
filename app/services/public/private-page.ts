import type { MetaDescriptor } from "@remix-run/node"

/** The head of a page that a private link opens: nobody's search finds it. */
export const privateMeta = (page: { title: string } | undefined): MetaDescriptor[] => [
  { title: page?.title },
  { name: "robots", content: "noindex, nofollow" },
]
