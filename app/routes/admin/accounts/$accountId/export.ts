import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The filtered movements as a spreadsheet's file. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Accounts/{accountId}/movements/export", {
    path: { accountId: args.params.accountId ?? "" },
    query: new URL(args.request.url).searchParams,
  })
}
