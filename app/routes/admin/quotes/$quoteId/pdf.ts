import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The quote's PDF: a draft's as it would be, an issued one's as it was stored. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Quotes/{quoteId}/pdf", { path: { quoteId: args.params.quoteId ?? "" } })
}
