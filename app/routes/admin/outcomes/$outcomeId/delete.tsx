import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ label }) => ({ name: label }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  return api.get("/Outcomes/{outcomeId}", { path: { outcomeId: args.params.outcomeId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { outcomeId: args.params.outcomeId ?? "" }
  const removed = await api.delete("/Outcomes/{outcomeId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../outcomes", "outcomes.removed", { record: path.outcomeId })
}

export default function DeleteOutcomeScreen() {
  const { id, label } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={label}
      reply={useActionData<typeof action>()}
      cancelTo={`../outcomes/${id}`}
    />
  )
}
