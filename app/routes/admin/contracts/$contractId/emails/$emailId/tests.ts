import type { ActionFunctionArgs } from "@remix-run/node"
import { testEmail } from "~/services/emails.server"

export const action = (args: ActionFunctionArgs) => testEmail(args, "contract")
