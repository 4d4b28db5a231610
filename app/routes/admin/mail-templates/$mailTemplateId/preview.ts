import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** The template as mail programs show it, alone in a page that runs and fetches nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  return api.file("/MailTemplates/{mailTemplateId}/preview", { path, query })
}
