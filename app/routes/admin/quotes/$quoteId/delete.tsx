import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"
import { titleOf } from "../_choices"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ clientName }) => ({
  name: clientName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.delete")
  const quote = await api.get("/Quotes/{quoteId}", { path: { quoteId: args.params.quoteId ?? "" } })
  // What has a number is kept, also from a page that was left open.
  if (quote.number) throw redirect(`../quotes/${quote.id}`)
  return quote
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { quoteId: args.params.quoteId ?? "" }
  const removed = await api.delete("/Quotes/{quoteId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../quotes", "quotes.removed", { record: path.quoteId })
}

export default function DeleteQuoteScreen() {
  const { t } = useTranslation()
  const quote = useLoaderData<typeof loader>()
  const { key, values } = titleOf(quote)
  return (
    <DeleteScreen
      name={t(key, values)}
      reply={useActionData<typeof action>()}
      cancelTo={`../quotes/${quote.id}`}
    />
  )
}
