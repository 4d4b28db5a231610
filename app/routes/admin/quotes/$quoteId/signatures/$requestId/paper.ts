import type { LoaderFunctionArgs } from "@remix-run/node"
import { loadSignatureFile } from "~/services/signatures.server"

/** The PDF as it was sent to be signed. */
export const loader = (args: LoaderFunctionArgs) => loadSignatureFile(args, "quote", "paper")
