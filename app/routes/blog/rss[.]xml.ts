import type { LoaderFunctionArgs } from "@remix-run/node"
import { requireOpen } from "~/services/coming-soon.server"
import { feedIn } from "~/services/feed.server"
import { localeOf } from "~/services/locale.server"
import { textFile } from "~/services/xml.server"

export async function loader({ request }: LoaderFunctionArgs) {
  requireOpen()
  return textFile(request, "application/rss+xml", feedIn(await localeOf(request)))
}
