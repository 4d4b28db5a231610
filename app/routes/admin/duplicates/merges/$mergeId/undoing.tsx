import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("duplicates.undoTitle")

const pathOf = ({ params }: LoaderFunctionArgs) => ({ mergeId: params.mergeId ?? "" })

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const merge = await api.get("/Duplicates/merges/{mergeId}", { path: pathOf(args) })
  if (!merge.can.includes("undo")) throw redirect(`../duplicates/merges/${merge.id}`)
  return merge
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const undone = await api.post("/Duplicates/merges/{mergeId}/undoing", { path: pathOf(args) })
  if (undone.problem) return askAgain(args, undone.problem)
  return redirectWithToast(args, `../duplicates/merges/${undone.data.id}`, "duplicates.undone")
}

export default function UndoMergeScreen() {
  const { t } = useTranslation()
  const { id, keptName, otherName } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("duplicates.undoTitle")}
      confirmLabel={t("duplicates.undo")}
      cancelTo={`../duplicates/merges/${id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">
        {t("duplicates.into", { other: otherName, kept: keptName })}
      </p>
      <p className="mt-1">{t("duplicates.undoText", { name: keptName })}</p>
    </ConfirmPrompt>
  )
}
