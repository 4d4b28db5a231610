import type { LoaderFunctionArgs } from "@remix-run/node"
import { sitemap } from "~/services/sitemap.server"
import { textFile } from "~/services/xml.server"

export function loader({ request }: LoaderFunctionArgs) {
  return textFile(request, "application/xml", sitemap())
}
