import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewPlanPrice } from "#contract/plans"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ planId: params.planId ?? "" })

export const handle = titled("plans.newPrice")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "plans.edit")
  const plan = await api.get("/Plans/{planId}", { path: pathOf(args) })
  return { id: plan.id, priceHT: plan.priceHT, constraints: constraintsOf(NewPlanPrice) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewPlanPrice)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.post("/Plans/{planId}/prices", { path, body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../plans/${saved.data.id}`, "plans.priced")
}

export default function NewPriceScreen() {
  const { t } = useTranslation()
  const { id, priceHT, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("plans.newPrice")}
      text={t("plans.newPriceText")}
      constraints={constraints}
      defaultValue={{ priceHT }}
      labels="plans"
      reply={useActionData<typeof action>()}
      submitLabel={t("plans.setPrice")}
      cancelTo={`../plans/${id}`}
    >
      <FieldGroup>
        <DateField name="startsOn" label={t("plans.startsOn")} />
        <MoneyField name="priceHT" label={t("plans.priceHT")} />
        <CheckField
          name="forSubscribers"
          label={t("plans.forSubscribers")}
          hint={t("plans.forSubscribersHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
