import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../_names"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ removalId: params.removalId ?? "" })

export const handle = titled("bin.eraseTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Removals/{removalId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const erased = await api.delete("/Removals/{removalId}", { path: pathOf(args) })
  if (erased.problem) return askAgain(args, erased.problem)
  return redirectWithToast(args, "../bin", "bin.erased")
}

/** Asks before what nothing brings back. */
export default function EraseScreen() {
  const { t } = useTranslation()
  const removal = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      danger
      title={t("bin.eraseTitle")}
      confirmLabel={t("bin.erase")}
      cancelTo="../bin"
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">{nameOf(removal, t)}</p>
      <p className="mt-1">{t("bin.eraseText")}</p>
    </ConfirmPrompt>
  )
}
