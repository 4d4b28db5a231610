import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a deletion back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const restored = await api.post("/MailTemplates/{mailTemplateId}/restoration", { path })
  if (restored.problem)
    return redirectWithToast(args, "../mail-templates", "screen.notUndone", "error")
  return redirectWithToast(args, `../mail-templates/${restored.data.id}`, "mailTemplates.restored")
}
