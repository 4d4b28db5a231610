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
  const { quoteId = "", emailId = "" } = args.params
  const [quote, email] = await Promise.all([
    api.get("/Quotes/{quoteId}", { path: { quoteId } }),
    api.get("/Quotes/{quoteId}/emails/{emailId}", { path: { quoteId, emailId } }),
  ])
  return { quoteId, number: quote.number, email }
}

export default function QuoteEmailScreen() {
  const can = useCan()
  const { quoteId, email } = useLoaderData<typeof loader>()
  return <EmailMessage email={email} place={`../quotes/${quoteId}`} mayEdit={can("quotes.edit")} />
}
