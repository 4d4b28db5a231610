import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { IssueForm } from "~/components/bill/issue-form"
import { MissingMentions } from "~/components/bill/missing"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { issueAndSend, loadSending } from "~/services/emails.server"
import { saidMissing } from "~/services/form/missing.server"
import { titled } from "~/services/page-title"

export const handle = titled("quotes.issue.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.edit")
  const quote = await api.get("/Quotes/{quoteId}", { path: { quoteId: args.params.quoteId ?? "" } })
  if (!quote.drafting) throw redirect(`../quotes/${quote.id}`)
  const [missing, sending] = await Promise.all([
    saidMissing(args, quote.missing),
    loadSending(args, api, quote.clientId),
  ])
  return { ...quote, missing, sending }
}

export const action = (args: ActionFunctionArgs) => issueAndSend(args, "quote")

export default function IssueQuoteScreen() {
  const { t } = useTranslation()
  const quote = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const recordHref = `../quotes/${quote.id}`
  if (quote.missing.length)
    return (
      <MissingMentions
        missing={quote.missing}
        clientId={quote.clientId}
        recordHref={recordHref}
        back={t("quotes.back")}
      />
    )
  const effects = quote.number
    ? (["edition", "frozen", "validity"] as const)
    : (["number", "frozen", "validity"] as const)
  return (
    <IssueForm
      title={t("quotes.issue.title")}
      issueLabel={t("quotes.issue.confirm")}
      sendLabel={t("quotes.issue.send")}
      version={quote.version}
      {...quote.sending}
      recordHref={recordHref}
      reply={reply}
    >
      <p className="font-medium text-ink">
        {quote.clientName}
        {", "}
        <MoneyCell cents={quote.totalTTC} currency={quote.currency} />
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {effects.map((effect) => (
          <li key={effect}>
            {t(`quotes.issue.${effect}`, { count: quote.validDays, edition: quote.edition + 1 })}
          </li>
        ))}
      </ul>
    </IssueForm>
  )
}
