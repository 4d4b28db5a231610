import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { privateJson } from "~/services/private-json.server"
import { shown } from "./_shown.server"

/** The newest few, for the sheet below the bell. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { rows } = await api.list("/Notifications", { query: { limit: 10 } })
  return privateJson(await shown(args.request, rows))
}
