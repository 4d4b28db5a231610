import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { WithdrawSignature } from "~/components/signature/withdraw-signature"
import { titled } from "~/services/page-title"
import { loadWithdrawal, withdrawSignature } from "~/services/signatures.server"

export const handle = titled<typeof loader>("signatures.withdraw.of", ({ title }) => ({
  name: title,
}))

export const loader = (args: LoaderFunctionArgs) => loadWithdrawal(args, "quote")
export const action = (args: ActionFunctionArgs) => withdrawSignature(args, "quote")

export default function WithdrawQuoteSignatureScreen() {
  return (
    <WithdrawSignature {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}
