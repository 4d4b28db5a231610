import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("subscription.cancelTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscription.edit")
  const { canCancel, graceEndsOn } = await api.get("/Subscription")
  if (!canCancel) throw redirect("../subscription")
  return { isOwed: graceEndsOn !== null }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const left = await api.put("/Subscription/cancellation", {})
  if (left.problem) return askAgain(args, left.problem)
  return redirectWithToast(args, "../subscription", "subscription.left")
}

/** Leaving asks for no reason. */
export default function CancellationScreen() {
  const { t } = useTranslation()
  const { isOwed } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("subscription.cancelTitle")}
      confirmLabel={t("subscription.cancel")}
      cancelTo="../subscription"
      reply={useActionData<typeof action>()}
    >
      <p>{t(isOwed ? "subscription.cancelDue" : "subscription.cancelText")}</p>
    </ConfirmPrompt>
  )
}
