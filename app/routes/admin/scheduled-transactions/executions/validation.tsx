import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Selection } from "#contract/selection"
import { BulkPrompt } from "~/components/table/bulk-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { endSelection, loadTicked } from "~/services/form/selection.server"
import { titled } from "~/services/page-title"

export const handle = titled("scheduledTransactions.validate.title")

const list = "scheduled-transactions/executions"

export async function loader(args: LoaderFunctionArgs) {
  const { rows, list: back } = await loadTicked(
    args,
    { list, needs: "treasury.edit" },
    (api, query) => api.list("/ScheduledTransactions/executions", { query }),
  )
  const items = rows.map(({ id, title, amount, currency }) => ({
    ...{ id, name: title, amount, currency },
  }))
  return { items, list: back }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, Selection)
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const saving = api.post("/ScheduledTransactions/executions/validation", {
    ...{ body: form.value, key: form.key },
  })
  return endSelection(args, saving, { list, message: "scheduledTransactions.validate.done" })
}

/** Asks before several are posted, and says which of them did not wait. */
export default function ValidateExecutionsScreen() {
  const { t } = useTranslation()
  const { items, list: back } = useLoaderData<typeof loader>()
  return (
    <BulkPrompt
      title={t("scheduledTransactions.validate.title")}
      list={{ label: t("scheduledTransactions.executions.list"), to: back }}
      items={items.map(({ id, name, amount, currency }) => ({
        ...{ id, name },
        detail: amount === null ? null : <MoneyCell cents={amount} currency={currency} />,
      }))}
      consequences={t("scheduledTransactions.validate.text")}
      confirmLabel={t("scheduledTransactions.validate.confirm")}
      variant="default"
      doneText={(count) => t("scheduledTransactions.validate.done", { count })}
      reply={useActionData<typeof action>()}
    />
  )
}
