import type { LoaderFunctionArgs } from "@remix-run/node"
import { requireOpen } from "~/services/public/coming-soon.server"
import { directoryAddresses } from "~/services/public/directory.server"
import { sitemapIndex, sitemapOf } from "~/services/public/sitemap.server"
import { textFile } from "~/services/public/xml.server"

/** Without a part, the list of all parts; with one, its pages. Whoever is not shown is on none. */
export async function loader(args: LoaderFunctionArgs) {
  requireOpen()
  const asked = new URL(args.request.url).searchParams.get("part")
  const part = asked && /^\d{1,3}$/.test(asked) ? Math.max(1, Number(asked)) : 1
  const { parts, addresses } = await directoryAddresses(args, part)
  const body = asked
    ? sitemapOf(
        addresses.map(({ handle, changedAt }) => ({
          path: `/directory/${handle}`,
          changed: changedAt.slice(0, 10),
        })),
      )
    : sitemapIndex(
        Array.from({ length: parts }, (_, at) => `/directory/sitemap.xml?part=${at + 1}`),
      )
  return textFile(args.request, "application/xml", body)
}
