import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The message as mail programs show it, alone in a page that runs and fetches nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "", emailId = "" } = args.params
  return api.file("/Quotes/{quoteId}/emails/{emailId}/html", { path: { quoteId, emailId } })
}
