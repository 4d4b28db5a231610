import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ contactId: params.contactId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contacts.delete")
  return api.get("/Contacts/{contactId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Contacts/{contactId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../contacts", "contacts.removed", {
    record: pathOf(args).contactId,
  })
}

export default function DeleteContactScreen() {
  const contact = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={contact.name}
      reply={useActionData<typeof action>()}
      cancelTo={`../contacts/${contact.id}`}
    />
  )
}
