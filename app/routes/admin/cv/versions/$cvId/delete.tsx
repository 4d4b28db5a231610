import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.delete")
  const path = { cvId: args.params.cvId ?? "" }
  const { id, name } = await api.get("/CV/versions/{cvId}", { path })
  return { id, name }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { cvId: args.params.cvId ?? "" }
  const removed = await api.delete("/CV/versions/{cvId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../cv/versions", "cvVersions.removed", { record: path.cvId })
}

export default function DeleteCvScreen() {
  const { id, name } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={name}
      reply={useActionData<typeof action>()}
      cancelTo={`../cv/versions/${id}`}
    />
  )
}
