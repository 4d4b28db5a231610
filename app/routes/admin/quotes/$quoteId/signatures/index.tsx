import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { SignatureList } from "~/components/signature/signature-list"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { loadSignatures } from "~/services/signatures.server"

export const handle = titled<typeof loader>("signatures.of", ({ name }) => ({ name }))

export const loader = (args: LoaderFunctionArgs) => loadSignatures(args, "quote")

export default function QuoteSignaturesScreen() {
  const can = useCan()
  return <SignatureList {...useLoaderData<typeof loader>()} mayAdd={can("quotes.edit")} />
}
