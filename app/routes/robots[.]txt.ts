import type { LoaderFunctionArgs } from "@remix-run/node"
import { robots } from "~/services/sitemap.server"
import { textFile } from "~/services/xml.server"

export function loader({ request }: LoaderFunctionArgs) {
  return textFile(request, "text/plain", robots())
}
