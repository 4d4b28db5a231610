import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewRenewal } from "#contract/contracts"
import { addDays } from "#domain/day"
import { formatDay } from "~/components/format"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { MoneyField } from "~/components/form/money-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("contracts.renew.of", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const contract = await api.get("/Contracts/{contractId}", {
    path: { contractId: args.params.contractId ?? "" },
  })
  const { canRenew, nextRenewal: startDate, renewalDays } = contract
  // Renewed already, also by a page that was left open.
  if (!canRenew || !startDate || !renewalDays) throw redirect(`../contracts/${contract.id}`)
  return {
    contract,
    startDate,
    endDate: addDays(startDate, renewalDays - 1),
    constraints: constraintsOf(NewRenewal),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewRenewal)
  if (form.invalid) return form.reply()
  const path = { contractId: args.params.contractId ?? "" }
  const renewed = await api.post("/Contracts/{contractId}/renewals", {
    path,
    body: form.value,
    key: form.key,
  })
  if (renewed.problem) return form.reply(renewed.problem)
  return redirectWithToast(args, `../contracts/${renewed.data.id}`, "contracts.renewed")
}

export default function RenewContractScreen() {
  const { t, i18n } = useTranslation()
  const { contract, startDate, endDate, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contracts.renew.of", { name: nameOf(contract) })}
      text={t("contracts.renew.text", {
        start: formatDay(startDate, i18n.language),
        end: formatDay(endDate, i18n.language),
      })}
      constraints={constraints}
      labels="contracts.renew"
      defaultValue={{ startDate, priceHT: contract.priceHT }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.renew.confirm")}
      cancelTo={`../contracts/${contract.id}`}
    >
      <HiddenField name="startDate" />
      <FieldGroup>
        <MoneyField
          name="priceHT"
          label={t("contracts.renew.priceHT")}
          hint={t("contracts.renew.priceHTHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
