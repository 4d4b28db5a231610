import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailTemplates.delete")
  return api.get("/MailTemplates/{mailTemplateId}", {
    path: { mailTemplateId: args.params.mailTemplateId ?? "" },
  })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const removed = await api.delete("/MailTemplates/{mailTemplateId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../mail-templates", "mailTemplates.removed", {
    record: path.mailTemplateId,
  })
}

export default function DeleteMailTemplateScreen() {
  const template = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={template.name}
      reply={useActionData<typeof action>()}
      cancelTo={`../mail-templates/${template.id}`}
    />
  )
}
