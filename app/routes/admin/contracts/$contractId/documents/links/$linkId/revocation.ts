import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** The link opens nothing any more. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { contractId = "", linkId = "" } = args.params
  await api.delete("/Contracts/{contractId}/documentLinks/{linkId}", {
    path: { contractId, linkId },
  })
  return redirectWithToast(
    args,
    `../contracts/${contractId}/documents/links`,
    "privateLinks.revoked",
  )
}
