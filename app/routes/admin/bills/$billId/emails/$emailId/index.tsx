import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { EmailMessage } from "~/components/email/email-message"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("billEmail.titled", ({ number, email }) => ({
  name: number,
  subject: email.subject,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { billId = "", emailId = "" } = args.params
  const [bill, email] = await Promise.all([
    api.get("/Bills/{billId}", { path: { billId } }),
    api.get("/Bills/{billId}/emails/{emailId}", { path: { billId, emailId } }),
  ])
  return { billId, number: bill.number, email }
}

export default function BillEmailScreen() {
  const can = useCan()
  const { billId, email } = useLoaderData<typeof loader>()
  return <EmailMessage email={email} place={`../bills/${billId}`} mayEdit={can("bills.edit")} />
}
