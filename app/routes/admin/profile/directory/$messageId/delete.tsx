import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ directoryMessageId: params.messageId ?? "" })

export const handle = titled<typeof loader>("screen.deleteNamed", ({ message }) => ({
  name: message.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  return {
    message: await api.get("/Directory/messages/{directoryMessageId}", { path: pathOf(args) }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const removed = await api.delete("/Directory/messages/{directoryMessageId}", {
    path: pathOf(args),
  })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, "../profile/directory", "directory.deleted")
}

/** A message goes for good: its sender may ask for that (RGPD art. 17). */
export default function DeleteLetterScreen() {
  const { t } = useTranslation()
  const { message } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={message.name}
      consequences={t("directory.deleteText")}
      cancelTo="../profile/directory"
      reply={useActionData<typeof action>()}
    />
  )
}
