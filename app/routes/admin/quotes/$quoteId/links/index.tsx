import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { linkDays, NewBillLink } from "#contract/bill-links"
import { PrivateLinks } from "~/components/bill/private-links"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("quoteAnswers.links.of", ({ number }) => ({
  name: number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { quoteId: args.params.quoteId ?? "" }
  const [quote, links] = await Promise.all([
    api.get("/Quotes/{quoteId}", { path }),
    api.get("/Quotes/{quoteId}/links", { path }),
  ])
  const constraints = constraintsOf(NewBillLink)
  return {
    quoteId: quote.id,
    number: quote.number,
    drafting: quote.drafting,
    links,
    days: linkDays,
    constraints,
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBillLink)
  if (form.invalid) return form.reply()
  const path = { quoteId: args.params.quoteId ?? "" }
  const added = await api.post("/Quotes/{quoteId}/links", { path, body: form.value, key: form.key })
  if (added.problem) return form.reply(added.problem)
  return redirectWithToast(args, `../quotes/${path.quoteId}/links`, "privateLinks.added")
}

/** The links by which a client reads and answers the quote without an account. */
export default function QuoteLinksScreen() {
  const { t } = useTranslation()
  const { quoteId, number, drafting, ...shown } = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <PrivateLinks
      {...shown}
      title={t("quoteAnswers.links.of", { name: number })}
      text={t("quoteAnswers.links.text")}
      reply={useActionData<typeof action>()}
      recordHref={`../quotes/${quoteId}`}
      mayRevoke={can("quotes.edit")}
      mayAdd={can("quotes.edit") && !drafting}
    />
  )
}
