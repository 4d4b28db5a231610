import type { ActionFunctionArgs } from "@remix-run/node"
import { UserSwitch } from "#contract/users"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, UserSwitch)
  if (form.invalid) return form.reply()
  const userId = args.params.userId ?? ""
  const { value } = form.value
  await api.put("/Users/{personId}/showInSearch/{value}", {
    path: { personId: userId, value },
  })
  return redirectWithToast(args, `../users/${userId}`, "users.changed")
}
