import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The PDFs of what was handed over of the filtered list, or of the ticked rows. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/Timesheets/export/pdf", { query: new URL(args.request.url).searchParams })
}
