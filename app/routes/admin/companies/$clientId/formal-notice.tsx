import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { NewFormalNotice } from "#contract/late-interest"
import { FormalNotice } from "~/components/bill/formal-notice"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ clientId: params.clientId ?? "" })

export const handle = titled<typeof loader>("bills.notice.of", ({ client }) => ({
  name: client.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const { clientId } = pathOf(args)
  const { id, name } = await api.get("/Clients/{clientId}", { path: { clientId } })
  const query = { clientId, state: "overdue" as const, sort: "dueDate" as const, limit: 10 }
  const overdue = await api.list("/Bills", { query })
  const [oldest] = overdue.rows
  // Nothing is late: there is nothing to demand.
  if (!oldest) throw redirect(`../companies/${id}`)
  const fileId = new URL(args.request.url).searchParams.get("file")
  return { client: { id, name }, billId: oldest.id, fileId }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewFormalNotice)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const written = await api.post("/Clients/{clientId}/formal-notices", {
    path,
    body: form.value,
    key: form.key,
  })
  if (written.problem) return form.reply(written.problem)
  const to = `../companies/${path.clientId}/formal-notice?file=${written.data.id}`
  return redirectWithToast(args, to, "bills.notice.made")
}

export default function ClientNoticeScreen() {
  const { client, billId, fileId } = useLoaderData<typeof loader>()
  return (
    <FormalNotice
      // A new letter has a key of its own.
      key={fileId}
      about={client.name}
      backTo={`../companies/${client.id}`}
      billId={billId}
      fileId={fileId}
      reply={useActionData<typeof action>()}
    />
  )
}
