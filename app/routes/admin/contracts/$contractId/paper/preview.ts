import type { ActionFunctionArgs } from "@remix-run/node"
import { ContractPaperChanges } from "#contract/contract-papers"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { answerPreview } from "~/services/form/preview.server"

/** What is typed of the paper, drawn. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContractPaperChanges)
  if (form.invalid) return answerPreview()
  const { version: _, keepClauses: __, ...body } = form.value
  const path = { contractId: args.params.contractId ?? "" }
  return answerPreview(await api.post("/Contracts/{contractId}/paper/previews", { path, body }))
}
