import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedDocumentFile } from "~/services/private-link.server"

/** The file of a document, for whoever holds the link. */
export const loader = (args: LoaderFunctionArgs) => linkedDocumentFile(args)
