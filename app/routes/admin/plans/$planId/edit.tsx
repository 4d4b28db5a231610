import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PlanChanges } from "#contract/plans"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { PlanFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ planId: params.planId ?? "" })

export const handle = titled<typeof loader>("plans.edit", ({ plan }) => ({ name: plan.code }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "plans.edit")
  const plan = await api.get("/Plans/{planId}", { path: pathOf(args) })
  return { plan, constraints: constraintsOf(PlanChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PlanChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Plans/{planId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../plans/${saved.data.id}`, "plans.changed")
}

export default function EditPlanScreen() {
  const { t } = useTranslation()
  const { plan, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("plans.edit", { name: plan.code })}
      constraints={constraints}
      defaultValue={plan}
      labels="plans"
      reply={useActionData<typeof action>()}
      cancelTo={`../plans/${plan.id}`}
    >
      <FieldGroup>
        <PlanFields />
      </FieldGroup>
    </FormScreen>
  )
}
