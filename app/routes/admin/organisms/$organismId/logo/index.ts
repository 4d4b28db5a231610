import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The logo, as it is kept. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.see")
  const path = { organismId: args.params.organismId ?? "" }
  return api.file("/Organisms/{organismId}/logo", { path })
}
