import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractEnders } from "#contract/choices"
import { ContractEnd } from "#contract/contracts"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { formatDay } from "~/components/format"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("contracts.end.of", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, billing] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    ifAllowed(api.get("/Contracts/{contractId}/periods", { path })),
  ])
  if (contract.status === "draft" || contract.status === "ended")
    throw redirect(`../contracts/${contract.id}`)
  return { contract, billing, today: today(), constraints: constraintsOf(ContractEnd) }
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
  const { t, i18n } = useTranslation()
  const { contract, billing, today, constraints } = useLoaderData<typeof loader>()
  const left = billing?.next?.startDate
  return (
    <FormScreen
      title={t("contracts.end.of", { name: nameOf(contract) })}
      text={t("contracts.end.text")}
      constraints={constraints}
      labels={["contracts.end", "contracts"]}
      defaultValue={{ version: contract.version, endedBy: "me", endedOn: today }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.end.confirm")}
      cancelTo={`../contracts/${contract.id}`}
    >
      <FieldGroup>
        <SelectField
          name="endedBy"
          label={t("contracts.end.endedBy")}
          options={contractEnders.map((who) => ({
            value: who,
            label: t(`contracts.end.enders.${who}`),
          }))}
        />
        <DateField name="endedOn" label={t("contracts.endedOn")} />
        <DateField
          name="noticeGivenOn"
          label={t("contracts.end.noticeGivenOn")}
          hint={t("contracts.end.noticeGivenOnHint")}
        />
      </FieldGroup>
      {billing ? (
        <p className="text-muted">
          {left
            ? t("contracts.end.left", { day: formatDay(left, i18n.language) })
            : t("contracts.end.nothingLeft")}
        </p>
      ) : null}
    </FormScreen>
  )
}
