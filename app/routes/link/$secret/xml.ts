import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The bill as data, for whoever holds the link. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "bills", "xml")
