import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The paper, or the signed one with its evidence, for whoever holds the link. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "signatures", "pdf")
