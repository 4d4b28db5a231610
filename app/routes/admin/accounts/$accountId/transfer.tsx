import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTransfer } from "#contract/accounts"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { listAccounts } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled("accounts.transfer")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.create")
  const accountId = args.params.accountId ?? ""
  const [account, accounts] = await Promise.all([
    api.get("/Accounts/{accountId}", { path: { accountId } }),
    listAccounts(api, { byHand: true }),
  ])
  const others = accounts.filter(({ value }) => value !== accountId)
  return { account, others, day: today(), constraints: constraintsOf(NewTransfer) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTransfer)
  if (form.invalid) return form.reply()
  const path = { accountId: args.params.accountId ?? "" }
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/Accounts/{accountId}/transfers", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../accounts/${path.accountId}`, "accounts.transferred")
}

export default function TransferScreen() {
  const { t } = useTranslation()
  const { account, others, day, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("accounts.transfer")}
      text={t("accounts.transferText")}
      constraints={constraints}
      defaultValue={{ day }}
      labels="accounts"
      reply={useActionData<typeof action>()}
      cancelTo={`../accounts/${account.id}`}
    >
      <FieldGroup title={account.name}>
        <SelectField name="toAccountId" label={t("accounts.toAccountId")} options={others} />
        <MoneyField name="amount" label={t("accounts.amount")} currency={account.currency} />
        <DateField name="day" label={t("accounts.day")} />
        <TextField name="label" label={t("accounts.label")} />
      </FieldGroup>
    </FormScreen>
  )
}
