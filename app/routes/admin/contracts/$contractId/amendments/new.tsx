import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewAmendment } from "#contract/contract-terms"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { nameOf } from "../../_choices"
import { AmendmentFields } from "./_fields"

export const handle = titled<typeof loader>("contracts.amendment.newOf", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, { amendments }] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/amendments", { path }),
  ])
  if (!contract.can.includes("amend"))
    throw await redirectWithToast(
      args,
      `../contracts/${contract.id}`,
      "contracts.amendment.notInForce",
      "error",
    )
  // What was agreed last is what it begins with, so that it takes nothing of that back.
  const coming = amendments.filter(({ state }) => state === "agreed")
  const last = coming.toSorted((one, other) =>
    one.effectiveOn < other.effectiveOn ? -1 : one.effectiveOn > other.effectiveOn ? 1 : 0,
  )[coming.length - 1]
  return {
    contract,
    terms: last?.after ?? contract,
    effectiveOn: last?.effectiveOn ?? [contract.startDate, today()].toSorted()[1],
    constraints: constraintsOf(NewAmendment),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewAmendment)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  const saved = await api.post("/Contracts/{contractId}/amendments", {
    path,
    body: form.value,
    key: form.key,
  })
  if (saved.problem) return form.reply(saved.problem)
  const to = `../contracts/${path.contractId}/amendments/${saved.data.id}`
  return redirectWithToast(args, to, "contracts.amendment.added")
}

export default function NewAmendmentScreen() {
  const { t } = useTranslation()
  const { contract, terms, effectiveOn, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contracts.amendment.newOf", { name: nameOf(contract) })}
      text={t("contracts.amendment.text")}
      constraints={constraints}
      labels={["contracts", "contracts.amendment", "contracts.budget"]}
      defaultValue={{ ...terms, effectiveOn, asOf: effectiveOn }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.amendment.add")}
      cancelTo={`../contracts/${contract.id}`}
    >
      <AmendmentFields kind={contract.kind} />
    </FormScreen>
  )
}
