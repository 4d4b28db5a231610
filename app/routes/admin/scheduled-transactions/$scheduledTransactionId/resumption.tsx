import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ScheduledResumption } from "#contract/scheduled-transactions"
import { FieldGroup } from "~/components/form/field-group"
import { RadioField } from "~/components/form/radio-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  scheduledTransactionId: params.scheduledTransactionId ?? "",
})

export const handle = titled<typeof loader>("scheduledTransactions.resume.of", ({ item }) => ({
  name: item.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = pathOf(args)
  const item = await api.get("/ScheduledTransactions/{scheduledTransactionId}", { path })
  return { item, constraints: constraintsOf(ScheduledResumption) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ScheduledResumption)
  if (form.invalid) return form.reply()
  const resumed = await api.post("/ScheduledTransactions/{scheduledTransactionId}/resumption", {
    ...{ path: pathOf(args), body: form.value, key: form.key },
  })
  if (resumed.problem) return form.reply(resumed.problem)
  const item = `../scheduled-transactions/${resumed.data.id}`
  return redirectWithToast(args, item, "scheduledTransactions.resumed")
}

export default function ResumeScheduledTransactionScreen() {
  const { t } = useTranslation()
  const { item, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("scheduledTransactions.resume.of", { name: item.title })}
      text={t("scheduledTransactions.resume.text")}
      constraints={constraints}
      labels="scheduledTransactions"
      defaultValue={{ version: item.version, missed: "do" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("scheduledTransactions.resume.confirm")}
      cancelTo={`../scheduled-transactions/${item.id}`}
    >
      <FieldGroup>
        <RadioField
          name="missed"
          label={t("scheduledTransactions.missed")}
          className="sm:col-span-2"
          options={[
            { value: "do", label: t("scheduledTransactions.resume.do") },
            { value: "skip", label: t("scheduledTransactions.resume.skip") },
          ]}
        />
      </FieldGroup>
    </FormScreen>
  )
}
