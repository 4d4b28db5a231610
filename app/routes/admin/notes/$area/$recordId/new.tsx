import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NoteContent, NotedAreaName } from "#contract/notes"
import { rightTo } from "#contract/permissions"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { NoteFields } from "../../_fields"

export const handle = titled("notes.new")

/** The record that it is about, of which the page is told only whether it is there. */
function recordOf({ params }: LoaderFunctionArgs) {
  const area = NotedAreaName.safeParse(params.area)
  if (!area.success) throw new Response(null, { status: 404 })
  return { area: area.data, recordId: params.recordId ?? "" }
}

export async function loader(args: LoaderFunctionArgs) {
  const record = recordOf(args)
  const api = await apiFor(args, rightTo(record.area, "edit"))
  await api.list("/Activity/{area}/{recordId}", { path: record })
  return { ...record, today: today(), constraints: constraintsOf(NoteContent) }
}

export async function action(args: ActionFunctionArgs) {
  const record = recordOf(args)
  const api = await apiFor(args)
  const form = await readForm(args, NoteContent)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Notes", { body: { ...form.value, ...record }, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  const page = `../${screenOf(record.area)}/${record.recordId}#activity`
  return redirectWithToast(args, page, "notes.added")
}

export default function NewNoteScreen() {
  const { t } = useTranslation()
  const { area, recordId, today, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("notes.new")}
      labels="notes"
      constraints={constraints}
      defaultValue={{ kind: "other", day: today }}
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("notes.save")}
      cancelTo={`../${screenOf(area)}/${recordId}`}
    >
      <NoteFields />
    </FormScreen>
  )
}
