import type { LoaderFunctionArgs } from "@remix-run/node"
import { robots } from "~/services/public/sitemap.server"
import { textFile } from "~/services/public/xml.server"

export function loader({ request }: LoaderFunctionArgs) {
  return textFile(request, "text/plain", robots())
}
