import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AmendmentAgreement } from "#contract/contract-terms"
import { formatDay } from "~/components/format"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  contractId: params.contractId ?? "",
  amendmentId: params.amendmentId ?? "",
})
const pageOf = ({ contractId, amendmentId }: ReturnType<typeof pathOf>) =>
  `../contracts/${contractId}/amendments/${amendmentId}`

export const handle = titled("contracts.amendment.agreeing.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.edit")
  const path = pathOf(args)
  const amendment = await api.get("/Contracts/{contractId}/amendments/{amendmentId}", { path })
  // Agreed to already, also by a page that was left open.
  if (amendment.state !== "draft") throw redirect(pageOf(path))
  return { amendment, back: pageOf(path) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AmendmentAgreement)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const agreed = await api.post("/Contracts/{contractId}/amendments/{amendmentId}/agreement", {
    path,
    body: form.value,
    key: form.key,
  })
  if (agreed.problem) return form.reply(agreed.problem)
  return redirectWithToast(args, pageOf(path), "contracts.amendment.agreed")
}

export default function AgreeToAmendmentScreen() {
  const { t, i18n } = useTranslation()
  const { amendment, back } = useLoaderData<typeof loader>()
  const { number, effectiveOn, version } = amendment
  return (
    <ConfirmPrompt
      title={t("contracts.amendment.agreeing.title")}
      confirmLabel={t("contracts.amendment.agreeing.confirm")}
      cancelTo={back}
      reply={useActionData<typeof action>()}
      values={{ version }}
    >
      <p className="font-medium text-ink">{t("contracts.amendment.of", { number })}</p>
      <p className="mt-1">
        {t("contracts.amendment.agreeing.text", { day: formatDay(effectiveOn, i18n.language) })}
      </p>
    </ConfirmPrompt>
  )
}
