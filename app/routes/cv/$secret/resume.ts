import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The CV as JSON Resume, for whoever holds the link, where its owner allows it. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "cvs", "resume")
