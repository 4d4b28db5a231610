import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { purposeOf } from "../_purpose.server"

/** The message as mail programs show it, alone in a page that runs and fetches nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "installationMails.see")
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  return api.file("/InstallationMails/{purpose}/preview", {
    path: { purpose: purposeOf(args) },
    query,
  })
}
