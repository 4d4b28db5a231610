import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Selection } from "#contract/selection"
import { NoMailServer } from "~/components/email/no-mail-server"
import { BulkPrompt } from "~/components/table/bulk-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { endSelection, listOf, tickedOf } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"
import { currentUser } from "~/services/session/current-user.server"

export const handle = titled("reminders.many.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const query = tickedOf(args)
  const [page, { sendsMail }] = await Promise.all([
    query && api.list("/Bills", { query }),
    currentUser(api),
  ])
  const items = (page?.rows ?? []).map(({ id, number, clientName, due, currency }) => ({
    id,
    name: number ? `${number} – ${clientName}` : clientName,
    due,
    currency,
  }))
  return { items, sendsMail, list: listOf(args, cameFrom(args.request)) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, Selection)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const saving = api.post("/Bills/reminders", { body: form.value, key: form.key })
  return endSelection(args, saving, {
    list: cameFrom(args.request),
    message: "reminders.many.done",
  })
}

/** Rows that were ticked come from the list of bills; the others from the reminders. */
const cameFrom = ({ url }: Request) =>
  new URL(url).searchParams.has("list") ? "bills" : "reminders"

/** Asks before several bills are reminded of at once. */
export default function RemindManyScreen() {
  const { t } = useTranslation()
  const { items, sendsMail, list } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <BulkPrompt
      title={t("reminders.many.title")}
      list={{ label: t("reminders.title"), to: list }}
      items={items.map(({ due, currency, ...item }) => ({
        ...item,
        detail: <MoneyCell cents={due} currency={currency} />,
      }))}
      consequences={t("reminders.many.text")}
      confirmLabel={t("reminders.many.confirm", { count: items.length })}
      reply={reply}
      doneText={(count) => t("reminders.many.done", { count })}
      variant="default"
    >
      {sendsMail ? null : <NoMailServer />}
    </BulkPrompt>
  )
}
