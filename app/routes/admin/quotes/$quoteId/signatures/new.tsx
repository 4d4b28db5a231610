import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { NewSignature } from "~/components/signature/new-signature"
import { titled } from "~/services/page-title"
import { addSignature, loadNewSignature } from "~/services/signatures.server"

export const handle = titled<typeof loader>("signatures.new", ({ name }) => ({ name }))

export const loader = (args: LoaderFunctionArgs) => loadNewSignature(args, "quote")
export const action = (args: ActionFunctionArgs) => addSignature(args, "quote")

export default function NewQuoteSignatureScreen() {
  return <NewSignature {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
