import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { EmailMessage } from "~/components/email/email-message"
import { loadEmail } from "~/services/emails.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled<typeof loader>("billEmail.titled", ({ number, email }) => ({
  name: number,
  subject: email.subject,
}))

export const loader = (args: LoaderFunctionArgs) => loadEmail(args, "timesheet")

export default function TimesheetEmailScreen() {
  const can = useCan()
  const { screen, email, seconds } = useLoaderData<typeof loader>()
  return (
    <EmailMessage
      email={email}
      seconds={seconds}
      recordHref={screen}
      mayEdit={can("timesheets.edit")}
    />
  )
}
