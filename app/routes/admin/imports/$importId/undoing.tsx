import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("imports.undo.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/Imports/{importId}", { path })
  if (!read.can.includes("undo")) throw redirect(`../imports/${read.id}`)
  return read
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const undone = await api.post("/Imports/{importId}/undoing", { path })
  if (undone.problem) return askAgain(args, undone.problem)
  return redirectWithToast(args, `../imports/${path.importId}`, "imports.undo.done")
}

export default function UndoImportScreen() {
  const { t } = useTranslation()
  const read = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      danger
      title={t("imports.undo.title")}
      confirmLabel={t("imports.undo.submit")}
      cancelTo={`../imports/${read.id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">{read.fileName}</p>
      {read.added > 0 ? (
        <p className="mt-1">{t("imports.undo.text", { count: read.added })}</p>
      ) : null}
      {read.merged > 0 ? (
        <p className="mt-1">{t("imports.undo.merged", { count: read.merged })}</p>
      ) : null}
    </ConfirmPrompt>
  )
}
