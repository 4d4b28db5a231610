import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TagChanges } from "#contract/tags"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { TagFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ tagId: params.tagId ?? "" })

export const handle = titled<typeof loader>("tags.edit", ({ tag }) => ({ name: tag.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.edit")
  const tag = await api.get("/Tags/{tagId}", { path: pathOf(args) })
  return { tag, constraints: constraintsOf(TagChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, TagChanges)
  if (form.invalid) return form.reply()
  const saved = await api.put("/Tags/{tagId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tags/${saved.data.id}`, "tags.changed")
}

export default function EditTagScreen() {
  const { t } = useTranslation()
  const { tag, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("tags.edit", { name: tag.title })}
      constraints={constraints}
      defaultValue={tag}
      labels="tags"
      reply={useActionData<typeof action>()}
      cancelTo={`../tags/${tag.id}`}
    >
      <TagFields />
    </FormScreen>
  )
}
