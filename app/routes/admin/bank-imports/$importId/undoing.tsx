import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("bankImports.undo.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const read = await api.get("/BankImports/{importId}", { path })
  if (!read.can.includes("undo")) throw redirect(`../bank-imports/${read.id}`)
  return { id: read.id, fileName: read.fileName, added: read.added }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { importId: args.params.importId ?? "" }
  const undone = await api.post("/BankImports/{importId}/undoing", { path })
  if (undone.problem) return askAgain(args, undone.problem)
  return redirectWithToast(args, `../bank-imports/${path.importId}`, "bankImports.undo.done")
}

export default function UndoBankImportScreen() {
  const { t } = useTranslation()
  const { id, fileName, added } = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      danger
      title={t("bankImports.undo.title")}
      confirmLabel={t("bankImports.undo.submit")}
      cancelTo={`../bank-imports/${id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">{fileName}</p>
      <p className="mt-1">{t("bankImports.undo.text", { count: added })}</p>
    </ConfirmPrompt>
  )
}
