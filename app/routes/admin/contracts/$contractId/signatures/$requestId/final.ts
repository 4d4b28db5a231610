import type { LoaderFunctionArgs } from "@remix-run/node"
import { loadSignatureFile } from "~/services/signatures.server"

/** The signed PDF, with its page of evidence. */
export const loader = (args: LoaderFunctionArgs) => loadSignatureFile(args, "contract", "final")
