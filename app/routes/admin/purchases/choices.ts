import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findOpenPurchases } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** The received bills to pay that a text finds, for what went out of an account. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: await findOpenPurchases(api, q.trim()) })
}
