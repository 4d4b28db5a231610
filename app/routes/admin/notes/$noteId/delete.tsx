import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ noteId: params.noteId ?? "" })

export const handle = titled("notes.deleteTitle")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Notes/{noteId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const { area, recordId } = await api.get("/Notes/{noteId}", { path })
  const removed = await api.delete("/Notes/{noteId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  const page = `../${screenOf(area)}/${recordId}#activity`
  return redirectWithUndo(args, page, "notes.removed", { record: path.noteId })
}

export default function DeleteNoteScreen() {
  const { t } = useTranslation()
  const { area, recordId, kind, text, fileName } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={`${t(`notes.kinds.${kind}`)} · ${text?.slice(0, 80) ?? fileName}`}
      reply={useActionData<typeof action>()}
      cancelTo={`../${screenOf(area)}/${recordId}`}
    />
  )
}
