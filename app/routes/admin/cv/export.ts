import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** All facts as a file of JSON Resume. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.file("/CV/resume", { query: new URL(args.request.url).searchParams })
}
