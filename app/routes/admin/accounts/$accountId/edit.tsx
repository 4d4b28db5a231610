import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AccountChanges } from "#contract/accounts"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { AccountFields } from "../_fields"

export const handle = titled<typeof loader>("accounts.edit", ({ account }) => ({
  name: account.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = { accountId: args.params.accountId ?? "" }
  const account = await api.get("/Accounts/{accountId}", { path })
  return { account, constraints: constraintsOf(AccountChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AccountChanges)
  if (form.invalid) return form.reply()
  const path = { accountId: args.params.accountId ?? "" }
  const saved = await api.put("/Accounts/{accountId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../accounts/${saved.data.id}`, "accounts.changed")
}

export default function EditAccountScreen() {
  const { t } = useTranslation()
  const { account, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("accounts.edit", { name: account.name })}
      constraints={constraints}
      defaultValue={account}
      labels="accounts"
      reply={useActionData<typeof action>()}
      cancelTo={`../accounts/${account.id}`}
    >
      <AccountFields known />
    </FormScreen>
  )
}
