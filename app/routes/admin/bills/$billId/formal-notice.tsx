import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { NewFormalNotice } from "#contract/late-interest"
import { FormalNotice } from "~/components/bill/formal-notice"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ billId: params.billId ?? "" })

export const handle = titled<typeof loader>("bills.notice.of", ({ bill }) => ({
  name: bill.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const { id, number, status } = await api.get("/Bills/{billId}", { path: pathOf(args) })
  if (status !== "overdue") throw redirect(`../bills/${id}`)
  const fileId = new URL(args.request.url).searchParams.get("file")
  return { bill: { id, number: number ?? "" }, fileId }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewFormalNotice)
  if (form.invalid) return form.reply()
  const path = pathOf(args)
  const written = await api.post("/Bills/{billId}/formal-notices", {
    path,
    body: form.value,
    key: form.key,
  })
  if (written.problem) return form.reply(written.problem)
  const to = `../bills/${path.billId}/formal-notice?file=${written.data.id}`
  return redirectWithToast(args, to, "bills.notice.made")
}

export default function BillNoticeScreen() {
  const { bill, fileId } = useLoaderData<typeof loader>()
  return (
    <FormalNotice
      // A new letter has a key of its own.
      key={fileId}
      about={bill.number}
      backTo={`../bills/${bill.id}`}
      billId={bill.id}
      fileId={fileId}
      reply={useActionData<typeof action>()}
    />
  )
}
