import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The timesheet as it was handed over, for whoever holds the link. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "timesheets", "pdf")
