import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** Each task with its days, as a spreadsheet's file. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Projects/{projectId}/statistics/export", {
    path: { projectId: args.params.projectId ?? "" },
    query: new URL(args.request.url).searchParams,
  })
}
