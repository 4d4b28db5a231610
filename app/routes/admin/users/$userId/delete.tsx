import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { findRecord } from "./_record.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ personId: params.userId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ username }) => ({
  name: username,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "users.delete")
  const person = await findRecord(api, args)
  if (!person.can.includes("remove")) throw forbidden(args)
  return person
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Users/{personId}", { path: pathOf(args) })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../users", "users.removed")
}

export default function DeleteUserScreen() {
  const { t } = useTranslation()
  const person = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={person.username}
      consequences={t("users.deleteText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../users/${person.id}`}
    />
  )
}
