import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The CV as it was frozen, for whoever holds the link. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "cvs", "pdf")
