import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ContractPaperChanges } from "#contract/contract-papers"
import { DraftPreview, PreviewButton } from "~/components/bill/draft-preview"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { isBeingSigned, nameOf } from "../../_choices"
import { PaperFields } from "./_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ contractId: params.contractId ?? "" })

export const handle = titled<typeof loader>("contractPapers.editOf", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = pathOf(args)
  const [contract, paper, requests] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/paper", { path }),
    api.get("/Contracts/{contractId}/signatures", { path }),
  ])
  if (paper.unfit || contract.signedOn) throw redirect(`../contracts/${contract.id}/paper`)
  return {
    contract,
    paper,
    isBeingSigned: isBeingSigned(requests),
    constraints: constraintsOf(ContractPaperChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContractPaperChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  if (form.previews) {
    const { version: _, keepClauses: __, ...body } = form.value
    const drawn = await api.post("/Contracts/{contractId}/paper/previews", { path, body })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.put("/Contracts/{contractId}/paper", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../contracts/${path.contractId}/paper`, "contractPapers.changed")
}

export default function EditContractPaperScreen() {
  const { t } = useTranslation()
  const { contract, paper, isBeingSigned, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("contractPapers.editOf", { name: nameOf(contract) })}
      text={t("contractPapers.editText")}
      constraints={constraints}
      defaultValue={paper}
      labels={["contractPapers.fields", "contractPapers"]}
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source={`../contracts/${contract.id}/paper/preview`} />}
      cancelTo={`../contracts/${contract.id}/paper`}
    >
      {isBeingSigned ? <Banner tone="warning" title={t("signatures.withdrawnByChange")} /> : null}
      <PaperFields clauses={paper.clauses} />
    </FormScreen>
  )
}
