import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The bill as it was issued, for whoever holds the link. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "bills", "pdf")
