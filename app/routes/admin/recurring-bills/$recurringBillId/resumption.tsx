import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RecurringBillResumption } from "#contract/recurring-bills"
import { FieldGroup } from "~/components/form/field-group"
import { RadioField } from "~/components/form/radio-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  recurringBillId: params.recurringBillId ?? "",
})

export const handle = titled<typeof loader>("recurringBills.resume.of", ({ recurring }) => ({
  name: recurring.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const recurring = await api.get("/RecurringBills/{recurringBillId}", { path: pathOf(args) })
  if (recurring.status !== "paused" && recurring.status !== "failed")
    throw redirect(`../recurring-bills/${recurring.id}`)
  return { recurring, constraints: constraintsOf(RecurringBillResumption) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RecurringBillResumption)
  if (form.invalid) return form.reply()
  const resumed = await api.post("/RecurringBills/{recurringBillId}/resumption", {
    path: pathOf(args),
    body: form.value,
    key: form.key,
  })
  if (resumed.problem) return form.reply(resumed.problem)
  return redirectWithToast(args, `../recurring-bills/${resumed.data.id}`, "recurringBills.resumed")
}

export default function ResumeRecurringBillScreen() {
  const { t } = useTranslation()
  const { recurring, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("recurringBills.resume.of", { name: recurring.title })}
      text={t("recurringBills.resume.text", { count: recurring.missed })}
      constraints={constraints}
      labels="recurringBills"
      defaultValue={{ version: recurring.version, missed: "skip" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("recurringBills.resume.confirm")}
      cancelTo={`../recurring-bills/${recurring.id}`}
    >
      <FieldGroup>
        <RadioField
          name="missed"
          label={t("recurringBills.missed")}
          className="sm:col-span-2"
          options={[
            { value: "skip", label: t("recurringBills.resume.skip") },
            { value: "bill", label: t("recurringBills.resume.bill") },
          ]}
        />
      </FieldGroup>
    </FormScreen>
  )
}
