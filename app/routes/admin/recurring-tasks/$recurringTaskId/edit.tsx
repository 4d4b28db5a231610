import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RecurringTaskChanges } from "#contract/recurring-tasks"
import { typedDuration } from "#domain/duration"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { withTypedDurations } from "~/services/form/typed-durations.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { columnChoices } from "../_choices.server"
import { RecurringTaskFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  recurringTaskId: params.recurringTaskId ?? "",
})

export const handle = titled<typeof loader>("recurringTasks.edit", ({ recurring }) => ({
  name: recurring.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const recurring = await api.get("/RecurringTasks/{recurringTaskId}", { path: pathOf(args) })
  const { estimate } = recurring
  return {
    recurring: { ...recurring, estimate: estimate === null ? "" : typedDuration(estimate) },
    columns: await columnChoices(api, recurring.projectId),
    constraints: constraintsOf(RecurringTaskChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RecurringTaskChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/RecurringTasks/{recurringTaskId}", {
    path: pathOf(args),
    body: form.value,
  })
  if (saved.problem) return form.reply(withTypedDurations(saved.problem, { estimate: "estimate" }))
  return redirectWithToast(args, `../recurring-tasks/${saved.data.id}`, "recurringTasks.changed")
}

export default function EditRecurringTaskScreen() {
  const { t } = useTranslation()
  const { recurring, columns, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("recurringTasks.edit", { name: recurring.title })}
      text={t("recurringTasks.editText")}
      constraints={constraints}
      defaultValue={recurring}
      labels="recurringTasks"
      reply={useActionData<typeof action>()}
      cancelTo={`../recurring-tasks/${recurring.id}`}
    >
      <RecurringTaskFields columns={columns} />
    </FormScreen>
  )
}
