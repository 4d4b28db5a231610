import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ScheduledTransactionChanges } from "#contract/scheduled-transactions"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { choicesFor, withDates } from "../_choices.server"
import { ScheduledTransactionFields } from "../_fields"
import { type FormWithDates, Preview, PreviewButton } from "../_preview"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  scheduledTransactionId: params.scheduledTransactionId ?? "",
})

export const handle = titled<typeof loader>("scheduledTransactions.edit", ({ item }) => ({
  name: item.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = pathOf(args)
  const [item, choices] = await Promise.all([
    api.get("/ScheduledTransactions/{scheduledTransactionId}", { path }),
    choicesFor(api, path.scheduledTransactionId),
  ])
  return { ...choices, item, constraints: constraintsOf(ScheduledTransactionChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ScheduledTransactionChanges)
  if (form.invalid) return form.reply()
  if (form.previews) {
    const { version: _, ...item } = form.value
    return withDates(api, form, item, pathOf(args).scheduledTransactionId)
  }
  const saved = await api.put("/ScheduledTransactions/{scheduledTransactionId}", {
    path: pathOf(args),
    body: form.value,
  })
  if (saved.problem) return form.reply(saved.problem)
  const { id } = saved.data
  return redirectWithToast(args, `../scheduled-transactions/${id}`, "scheduledTransactions.changed")
}

export default function EditScheduledTransactionScreen() {
  const { t } = useTranslation()
  const { item, accounts, items, constraints } = useLoaderData<typeof loader>()
  const reply: FormWithDates | undefined = useActionData<typeof action>()
  return (
    <>
      <Preview preview={reply?.dates} />
      <FormScreen
        title={t("scheduledTransactions.edit", { name: item.title })}
        text={t("scheduledTransactions.editText")}
        constraints={constraints}
        defaultValue={item}
        labels={["scheduledTransactions", "recurrence"]}
        reply={reply}
        moreActions={<PreviewButton />}
        cancelTo={`../scheduled-transactions/${item.id}`}
      >
        <ScheduledTransactionFields accounts={accounts} items={items} />
      </FormScreen>
    </>
  )
}
