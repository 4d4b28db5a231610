import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ timeEntryId: params.timeEntryId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "projects.delete")
  return api.get("/TimeEntries/{timeEntryId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const removed = await api.delete("/TimeEntries/{timeEntryId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  const record = path.timeEntryId
  return redirectWithUndo(args, "../time-entries", "timeEntries.removed", { record })
}

export default function DeleteTimeEntryScreen() {
  const entry = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={entry.title}
      reply={useActionData<typeof action>()}
      cancelTo={`../time-entries/${entry.id}`}
    />
  )
}
