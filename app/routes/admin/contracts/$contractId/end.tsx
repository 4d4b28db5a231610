import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ContractEnd } from "#contract/contracts"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("contracts.end.of", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const contract = await api.get("/Contracts/{contractId}", {
    path: { contractId: args.params.contractId ?? "" },
  })
  if (contract.status === "draft" || contract.status === "ended")
    throw redirect(`../contracts/${contract.id}`)
  return { contract, today: today(), constraints: constraintsOf(ContractEnd) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContractEnd)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  const ended = await api.post("/Contracts/{contractId}/end", {
    path,
    body: form.value,
    key: form.key,
  })
  if (ended.problem) return form.reply(ended.problem)
  return redirectWithToast(args, `../contracts/${ended.data.id}`, "contracts.ended")
}

export default function EndContractScreen() {
  const { t } = useTranslation()
  const { contract, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contracts.end.of", { name: nameOf(contract) })}
      text={t("contracts.end.text")}
      constraints={constraints}
      labels="contracts"
      defaultValue={{ version: contract.version, endedOn: today }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.end.confirm")}
      cancelTo={`../contracts/${contract.id}`}
    >
      <FieldGroup>
        <DateField name="endedOn" label={t("contracts.endedOn")} />
      </FieldGroup>
    </FormScreen>
  )
}
