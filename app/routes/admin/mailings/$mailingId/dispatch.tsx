import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ mailingId: params.mailingId ?? "" })

export const handle = titled<typeof loader>("mailings.confirm.title", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailings.create")
  const { id, name, receivers } = await api.get("/Mailings/{mailingId}", { path: pathOf(args) })
  return { id, name, receivers }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const sent = await api.post("/Mailings/{mailingId}/dispatch", { path })
  if (sent.problem) return askAgain(args, sent.problem)
  return redirectWithToast(args, `../mailings/${path.mailingId}`, "mailings.sent")
}

/** The last question before messages leave. */
export default function DispatchMailingScreen() {
  const { t } = useTranslation()
  const { id, name, receivers } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("mailings.confirm.title", { name })}
      confirmLabel={t("mailings.confirm.do")}
      cancelTo={`../mailings/${id}`}
      reply={useActionData<typeof action>()}
    >
      <p>{t("mailings.confirm.text", { count: receivers })}</p>
    </ConfirmPrompt>
  )
}
