import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { requireSameOrigin } from "~/services/session/origin.server"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("design.screens.overlays.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return null
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args.request)
  await apiFor(args)
  return redirectWithToast(args, "../design/screens", "design.screens.overlays.done")
}

/** A page that asks, to be opened as a page and as a dialog. */
export default function DesignConfirmationScreen() {
  const { t } = useTranslation()
  return (
    <ConfirmPrompt
      danger
      title={t("design.screens.overlays.confirm")}
      confirmLabel={t("design.screens.buttons.danger")}
      cancelTo="../design/screens"
    >
      {t("design.screens.overlays.confirmText")}
    </ConfirmPrompt>
  )
}
