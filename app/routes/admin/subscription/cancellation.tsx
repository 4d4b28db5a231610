import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { addDays } from "#domain/day"
import { formatDay } from "~/components/format"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("subscription.cancelTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "subscription.edit")
  const { canCancel, graceEndsOn, trialEndsOn, renewsOn } = await api.get("/Subscription")
  if (!canCancel) throw redirect("../subscription")
  const until = trialEndsOn ?? (renewsOn && addDays(renewsOn, -1))
  return { isOwed: graceEndsOn !== null, until }
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
  const { isOwed, until } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const text = until
    ? t("subscription.cancelUntil", { day: formatDay(until, language) })
    : t("subscription.cancelText")
  return (
    <ConfirmPrompt
      title={t("subscription.cancelTitle")}
      confirmLabel={t("subscription.cancel")}
      cancelTo="../subscription"
      reply={useActionData<typeof action>()}
    >
      <p>{isOwed ? t("subscription.cancelDue") : text}</p>
    </ConfirmPrompt>
  )
}
