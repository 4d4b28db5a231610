import type { HeadersFunction } from "@remix-run/node"
import { publicHeaders } from "~/services/public/public-page"

/** Kept by nobody without asking whether it is still so; who asks too often is told when to come again. */
export const directoryHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(publicHeaders())
  for (const from of [loaderHeaders, actionHeaders]) {
    const retryAfter = from.get("Retry-After")
    if (retryAfter) headers.set("Retry-After", retryAfter)
  }
  return headers
}
