import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewTag } from "#contract/tags"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { TagFields } from "./_fields"

export const handle = titled("tags.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "projects.create")
  return { constraints: constraintsOf(NewTag) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewTag)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Tags", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../tags/${saved.data.id}`, "tags.added")
}

export default function NewTagScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("tags.new")}
      constraints={constraints}
      labels="tags"
      defaultValue={{ color: "slate" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("tags.add")}
      cancelTo="../tags"
    >
      <TagFields />
    </FormScreen>
  )
}
