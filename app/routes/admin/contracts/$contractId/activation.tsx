import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ContractActivation } from "#contract/contracts"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("contracts.activate.of", (contract) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const contract = await api.get("/Contracts/{contractId}", {
    path: { contractId: args.params.contractId ?? "" },
  })
  // In force already, also by a page that was left open.
  if (contract.status !== "draft") throw redirect(`../contracts/${contract.id}`)
  return contract
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContractActivation)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  const active = await api.post("/Contracts/{contractId}/activation", {
    path,
    body: form.value,
    key: form.key,
  })
  if (active.problem) return form.reply(active.problem)
  return redirectWithToast(args, `../contracts/${active.data.id}`, "contracts.activated")
}

export default function ActivateContractScreen() {
  const { t } = useTranslation()
  const contract = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("contracts.activate.title")}
      confirmLabel={t("contracts.activate.confirm")}
      cancelTo={`../contracts/${contract.id}`}
      reply={useActionData<typeof action>()}
      values={{ version: contract.version }}
    >
      <p className="font-medium text-ink">
        {contract.title}, {contract.clientName}
      </p>
      <p className="mt-1">
        {contract.reference
          ? t("contracts.activate.keeps", { reference: contract.reference })
          : t("contracts.activate.gives")}
      </p>
    </ConfirmPrompt>
  )
}
