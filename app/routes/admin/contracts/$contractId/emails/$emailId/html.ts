import type { LoaderFunctionArgs } from "@remix-run/node"
import { loadEmailHtml } from "~/services/emails.server"

export const loader = (args: LoaderFunctionArgs) => loadEmailHtml(args, "contract")
