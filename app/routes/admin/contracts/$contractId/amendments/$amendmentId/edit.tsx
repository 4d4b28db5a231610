import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AmendmentChanges } from "#contract/contract-terms"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { AmendmentFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  contractId: params.contractId ?? "",
  amendmentId: params.amendmentId ?? "",
})
const pageOf = ({ contractId, amendmentId }: ReturnType<typeof pathOf>) =>
  `../contracts/${contractId}/amendments/${amendmentId}`

export const handle = titled<typeof loader>("contracts.amendment.edit", ({ amendment }) => ({
  number: amendment.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = pathOf(args)
  const [contract, amendment, requests] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/amendments/{amendmentId}", { path }),
    api.get("/Contracts/{contractId}/signatures", { path }),
  ])
  if (amendment.state !== "draft") throw redirect(pageOf(path))
  return {
    kind: contract.kind,
    isBeingSigned: requests.some(
      (request) => request.amendmentId === amendment.id && request.state === "open",
    ),
    amendment,
    back: pageOf(path),
    constraints: constraintsOf(AmendmentChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AmendmentChanges)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const saved = await api.put("/Contracts/{contractId}/amendments/{amendmentId}", {
    path,
    body: form.value,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, pageOf(path), "contracts.amendment.changed")
}

export default function EditAmendmentScreen() {
  const { t } = useTranslation()
  const { kind, amendment, isBeingSigned, back, constraints } = useLoaderData<typeof loader>()
  const { after, effectiveOn, reason, version } = amendment
  return (
    <FormScreen
      title={t("contracts.amendment.edit", { number: amendment.number })}
      text={t("contracts.amendment.text")}
      constraints={constraints}
      labels={["contracts", "contracts.amendment", "contracts.budget"]}
      defaultValue={{ ...after, effectiveOn, asOf: effectiveOn, reason, version }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.amendment.save")}
      cancelTo={back}
    >
      {isBeingSigned ? (
        <Banner tone="warning" title={t("contracts.amendment.beingSigned")} />
      ) : null}
      <AmendmentFields kind={kind} />
    </FormScreen>
  )
}
