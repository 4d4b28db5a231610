import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"
import { useNameOf } from "../_say"

export const handle = titled("cv.remove")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "cv.delete")
  return api.get("/CV/facts/{factId}", { path: { factId: args.params.factId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { factId: args.params.factId ?? "" }
  const removed = await api.delete("/CV/facts/{factId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../cv", "cv.removed", { record: path.factId })
}

export default function DeleteFactScreen() {
  const fact = useLoaderData<typeof loader>()
  const nameOf = useNameOf()
  return (
    <DeleteScreen
      name={nameOf(fact)}
      reply={useActionData<typeof action>()}
      cancelTo={`../cv/${fact.id}`}
    />
  )
}
