import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { SignaturePage } from "~/components/signature/signature-page"
import { titled } from "~/services/page-title"
import { loadSignature } from "~/services/signatures.server"

export const handle = titled<typeof loader>("signatures.of", ({ request }) => ({
  name: request.title,
}))

export const loader = (args: LoaderFunctionArgs) => loadSignature(args, "quote")

export default function QuoteSignatureScreen() {
  return <SignaturePage {...useLoaderData<typeof loader>()} />
}
