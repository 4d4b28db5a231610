import type { ActionFunctionArgs } from "@remix-run/node"
import { ReadingOfAll } from "#contract/notifications"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { listAt } from "./_list"

/** Everything is read that there was when the page was shown. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ReadingOfAll)
  if (form.invalid) return form.reply()
  const { until, list } = form.value
  await api.post("/Notifications/readings", { body: { until }, key: form.key })
  return list ? redirectWithToast(args, listAt(list), "notifications.allRead") : null
}
