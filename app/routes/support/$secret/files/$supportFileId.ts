import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedSupportFile } from "~/services/private-link.server"

/** A file that came with the request that a private link opens. */
export const loader = (args: LoaderFunctionArgs) => linkedSupportFile(args)
