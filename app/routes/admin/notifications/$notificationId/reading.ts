import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { ReadingMark } from "#contract/notifications"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { listAt } from "../_list"

/** Read, or unread again. It leads back to the list, unless the sheet below the bell asks. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ReadingMark)
  if (form.invalid) return form.reply()
  const { read, list } = form.value
  const path = { notificationId: args.params.notificationId ?? "" }
  const call = "/Notifications/{notificationId}/reading"
  await (read ? api.put(call, { path }) : api.delete(call, { path }))
  return list ? redirect(listAt(list)) : null
}
