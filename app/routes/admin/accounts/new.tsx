import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewAccount } from "#contract/accounts"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { AccountFields } from "./_fields"

export const handle = titled("accounts.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "treasury.create")
  return { openedOn: `${today().slice(0, 4)}-01-01`, constraints: constraintsOf(NewAccount) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewAccount)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Accounts", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../accounts/${saved.data.id}`, "accounts.added")
}

export default function NewAccountScreen() {
  const { t } = useTranslation()
  const { openedOn, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("accounts.new")}
      constraints={constraints}
      defaultValue={{ kind: "bank", fedBy: "hand", openedOn, openingBalance: 0 }}
      labels="accounts"
      reply={useActionData<typeof action>()}
      submitLabel={t("accounts.add")}
      cancelTo="../accounts"
    >
      <AccountFields />
    </FormScreen>
  )
}
