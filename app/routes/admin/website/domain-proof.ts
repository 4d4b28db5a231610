import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { requireSameOrigin } from "~/services/session/origin.server"
import { redirectWithToast } from "~/services/toast.server"

/** Looks for the record that proves the site's domain. */
export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args.request)
  const api = await apiFor(args)
  const { data, problem } = await api.post("/CustomerWebsite/domainProof")
  const place = "../website/address"
  if (problem) return redirectWithToast(args, place, `errors.${problem.code}`, "error")
  return data.proven
    ? redirectWithToast(args, place, "website.proof.found")
    : redirectWithToast(args, place, "website.proof.notFound", "warning")
}
