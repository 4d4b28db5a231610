import type { ActionFunctionArgs } from "@remix-run/node"
import { callOffEmail } from "~/services/emails.server"

export const action = (args: ActionFunctionArgs) => callOffEmail(args, "contract")
