import type { LoaderFunctionArgs } from "@remix-run/node"
import { linkedFile } from "~/services/private-link.server"

/** The timesheet, for whoever holds the link: with the proof of its approval once there is one, or as it was read. */
export const loader = (args: LoaderFunctionArgs) => linkedFile(args, "timesheets", "pdf")
