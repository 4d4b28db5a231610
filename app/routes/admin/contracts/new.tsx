import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewContract } from "#contract/contracts"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { clientsToChoose } from "./_clients.server"
import { ContractFields } from "./_fields"

export const handle = titled("contracts.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.create")
  const clientId = new URL(args.request.url).searchParams.get("clientId")
  const clients = await clientsToChoose(api, clientId)
  return { clientId, clients, constraints: constraintsOf(NewContract) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewContract, { clientId: clientSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.post("/Contracts", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../contracts/${saved.data.id}`, "contracts.added")
}

export default function NewContractScreen() {
  const { t } = useTranslation()
  const { clientId, clients, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contracts.new")}
      constraints={constraints}
      labels="contracts"
      defaultValue={{ clientId, kind: "freelance", unit: "day", paymentDays: 30, hoursPerDay: "7" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.add")}
      cancelTo="../contracts"
    >
      <ContractFields clients={clients} />
    </FormScreen>
  )
}
