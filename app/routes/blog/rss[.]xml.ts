import type { LoaderFunctionArgs } from "@remix-run/node"
import { localeOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { feedIn } from "~/services/public/feed.server"
import { textFile } from "~/services/public/xml.server"

export async function loader({ request }: LoaderFunctionArgs) {
  requireOpen()
  return textFile(request, "application/rss+xml", feedIn(await localeOf(request)))
}
