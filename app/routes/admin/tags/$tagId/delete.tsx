import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", (tag) => ({
  name: tag.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  return api.get("/Tags/{tagId}", { path: { tagId: args.params.tagId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { tagId: args.params.tagId ?? "" }
  const removed = await api.delete("/Tags/{tagId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../tags", "tags.removed", { record: path.tagId })
}

export default function DeleteTagScreen() {
  const { t } = useTranslation()
  const tag = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={tag.title}
      consequences={t("tags.removeText", { count: tag.taskCount })}
      reply={useActionData<typeof action>()}
      cancelTo={`../tags/${tag.id}`}
    />
  )
}
