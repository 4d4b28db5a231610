import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { NewEmail } from "~/components/email/new-email"
import { addEmail, loadNewEmail } from "~/services/emails.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("billEmail.new", ({ number }) => ({ name: number }))

export const loader = (args: LoaderFunctionArgs) => loadNewEmail(args, "contract")

export const action = (args: ActionFunctionArgs) => addEmail(args, "contract")

export default function NewContractEmailScreen() {
  return <NewEmail {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
