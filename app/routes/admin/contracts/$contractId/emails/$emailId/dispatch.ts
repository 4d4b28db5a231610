import type { ActionFunctionArgs } from "@remix-run/node"
import { dispatchEmail } from "~/services/emails.server"

export const action = (args: ActionFunctionArgs) => dispatchEmail(args, "contract")
