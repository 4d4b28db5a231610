import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OwnerMovement } from "#contract/accounts"
import { ownerDirections } from "#contract/choices"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled("accounts.own")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.create")
  const path = { accountId: args.params.accountId ?? "" }
  const account = await api.get("/Accounts/{accountId}", { path })
  return { account, day: today(), constraints: constraintsOf(OwnerMovement) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OwnerMovement)
  if (form.invalid) return form.reply()
  const path = { accountId: args.params.accountId ?? "" }
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/Accounts/{accountId}/movements", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../accounts/${path.accountId}`, "accounts.ownDone")
}

export default function OwnerMovementScreen() {
  const { t } = useTranslation()
  const { account, day, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("accounts.own")}
      text={t("accounts.ownText")}
      constraints={constraints}
      defaultValue={{ day, direction: "taken" }}
      labels="accounts"
      reply={useActionData<typeof action>()}
      cancelTo={`../accounts/${account.id}`}
    >
      <FieldGroup title={account.name}>
        <SelectField
          name="direction"
          label={t("accounts.direction")}
          options={ownerDirections.map((direction) => ({
            value: direction,
            label: t(`accounts.directions.${direction}`),
          }))}
        />
        <MoneyField name="amount" label={t("accounts.amount")} currency={account.currency} />
        <DateField name="day" label={t("accounts.day")} />
        <TextField name="label" label={t("accounts.label")} />
      </FieldGroup>
    </FormScreen>
  )
}
