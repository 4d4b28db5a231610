import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import {
  type Contract,
  ContractChanges,
  ContractWords,
  ContractWordsOnceSigned,
} from "#contract/contracts"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch, clientsToChoose } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { isBeingSigned, nameOf } from "../_choices"
import { ContractFields, ContractWordFields } from "../_fields"

/** What was agreed to, by word or by signature, has its terms changed by amendments. */
const isFixed = ({ activatedOn, signedOn }: Pick<Contract, "activatedOn" | "signedOn">) =>
  activatedOn !== null || signedOn !== null

const wordsOf = ({ signedOn }: Pick<Contract, "signedOn">) =>
  signedOn === null ? ContractWords : ContractWordsOnceSigned

const pathOf = ({ params }: LoaderFunctionArgs) => ({ contractId: params.contractId ?? "" })

export const handle = titled<typeof loader>("contracts.edit", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const contract = await api.get("/Contracts/{contractId}", { path: pathOf(args) })
  const schema = isFixed(contract) ? wordsOf(contract) : ContractChanges
  const [clients, requests] = await Promise.all([
    clientsToChoose(api, contract.clientId),
    api.get("/Contracts/{contractId}/signatures", { path: pathOf(args) }),
  ])
  return {
    contract,
    clients,
    isBeingSigned: isBeingSigned(requests),
    constraints: constraintsOf(schema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const contract = await api.get("/Contracts/{contractId}", { path })
  const form = isFixed(contract)
    ? await readForm(args, wordsOf(contract))
    : await readForm(args, ContractChanges, {
        clientId: clientSearch(api),
        newClient: clientAdding(args.request, api),
      })
  if (form.invalid) return form.reply()
  // Of one in force the form has the words, and the terms stay as they are.
  const billableProject = contract.kind === "freelance" && contract.billableProject
  const body = { ...ContractChanges.parse({ ...contract, billableProject }), ...form.value }
  const saved = await api.put("/Contracts/{contractId}", { path, body })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../contracts/${saved.data.id}`, "contracts.changed")
}

const byAmendment = ({ signedOn }: Pick<Contract, "signedOn">) =>
  signedOn === null ? "contracts.termsByAmendment" : "contracts.signedByAmendment"

export default function EditContractScreen() {
  const { t } = useTranslation()
  const { contract, clients, isBeingSigned, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contracts.edit", { name: nameOf(contract) })}
      text={isFixed(contract) ? t(byAmendment(contract)) : undefined}
      constraints={constraints}
      defaultValue={contract}
      labels={["contracts", "contracts.budget"]}
      reply={useActionData<typeof action>()}
      cancelTo={`../contracts/${contract.id}`}
    >
      {isBeingSigned ? <Banner tone="warning" title={t("signatures.withdrawnByChange")} /> : null}
      {isFixed(contract) ? (
        <ContractWordFields kind={contract.kind} isSigned={contract.signedOn !== null} />
      ) : (
        <ContractFields clients={clients} kind={contract.kind} />
      )}
    </FormScreen>
  )
}
