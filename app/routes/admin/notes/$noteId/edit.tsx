import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NoteChanges } from "#contract/notes"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { NoteFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ noteId: params.noteId ?? "" })

export const handle = titled("notes.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const note = await api.get("/Notes/{noteId}", { path: pathOf(args) })
  return { note, constraints: constraintsOf(NoteChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NoteChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Notes/{noteId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  const page = `../${screenOf(saved.data.area)}/${saved.data.recordId}#activity`
  return redirectWithToast(args, page, "notes.changed")
}

export default function EditNoteScreen() {
  const { t } = useTranslation()
  const { note, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("notes.edit")}
      labels="notes"
      constraints={constraints}
      defaultValue={note}
      files
      reply={useActionData<typeof action>()}
      cancelTo={`../${screenOf(note.area)}/${note.recordId}`}
    >
      <NoteFields />
    </FormScreen>
  )
}
