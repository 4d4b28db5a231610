import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { QuoteIssue } from "#contract/quotes"
import { MissingMentions } from "~/components/bill/missing"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { saidMissing } from "~/services/form/missing.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("quotes.issue.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.edit")
  const quote = await api.get("/Quotes/{quoteId}", { path: { quoteId: args.params.quoteId ?? "" } })
  if (!quote.drafting) throw redirect(`../quotes/${quote.id}`)
  return { ...quote, missing: await saidMissing(args, quote.missing) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, QuoteIssue)
  if (form.invalid) return form.reply()
  const path = { quoteId: args.params.quoteId ?? "" }
  const issued = await api.post("/Quotes/{quoteId}/issue", {
    path,
    body: form.value,
    key: form.key,
  })
  if (issued.problem) return form.reply(issued.problem)
  return redirectWithToast(args, `../quotes/${issued.data.id}`, "quotes.issued")
}

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
    <ConfirmPrompt
      title={t("quotes.issue.title")}
      confirmLabel={t("quotes.issue.confirm")}
      cancelTo={recordHref}
      reply={reply}
      values={{ version: quote.version }}
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
    </ConfirmPrompt>
  )
}
