import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractPoints } from "#contract/choices"
import { ContractPointsChanges } from "#contract/contract-employment"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../_choices"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ contractId: params.contractId ?? "" })

export const handle = titled<typeof loader>("contracts.points.title", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const contract = await api.get("/Contracts/{contractId}", { path: pathOf(args) })
  return { contract, constraints: constraintsOf(ContractPointsChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ContractPointsChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/Contracts/{contractId}/points", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../contracts/${path.contractId}`, "contracts.points.saved")
}

export default function ContractPointsScreen() {
  const { t } = useTranslation()
  const { contract, constraints } = useLoaderData<typeof loader>()
  const answers = Object.fromEntries(
    contractPoints.map((point) => [point, String(contract.points?.[point] ?? "")]),
  )
  return (
    <FormScreen
      title={t("contracts.points.title", { name: nameOf(contract) })}
      text={t("contracts.points.text")}
      constraints={constraints}
      labels="contracts.points"
      defaultValue={{ ...answers, version: contract.version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.points.save")}
      cancelTo={`../contracts/${contract.id}`}
    >
      <FieldGroup title={t("contracts.points.group")} text={t("contracts.points.law")}>
        {contractPoints.map((point) => (
          <SelectField
            key={point}
            name={point}
            label={t(`contracts.points.questions.${point}`)}
            hint={t(`contracts.points.hints.${point}`)}
            required={false}
            placeholder={t("contracts.points.unknown")}
            options={[
              { value: "true", label: t("contracts.points.yes") },
              { value: "false", label: t("contracts.points.no") },
            ]}
            className="sm:col-span-2"
          />
        ))}
      </FieldGroup>
    </FormScreen>
  )
}
