import { useTranslation } from "react-i18next"
import type { Quote } from "#contract/quotes"
import { DocumentSummary } from "~/components/bill/document-summary"
import { Progress } from "~/components/bill/progress"
import { formatDay } from "~/components/format"

/** What one opens a quote for: how much, until when, for whom, and how far it has come. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation()
  const { status, validUntil } = quote
  return (
    <DocumentSummary
      label={t("bills.totalTTC")}
      cents={quote.totalTTC}
      currency={quote.currency}
      client={quote}
      until={
        <p className={status === "expired" ? "font-medium text-warning" : "text-muted"}>
          {validUntil
            ? `${t("quotes.validUntil")} ${formatDay(validUntil, i18n.language, "long")}`
            : t("quotes.validFor", { count: quote.validDays })}
        </p>
      }
    >
      <QuoteProgress quote={quote} />
    </DocumentSummary>
  )
}

function QuoteProgress({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const { status } = quote
  const sentAt = quote.emails.find(({ state }) => state === "sent")?.sentAt
  const isAnswered = status === "accepted" || status === "refused" || status === "billed"
  return (
    <Progress
      label={t("quotes.progress")}
      steps={[
        { label: t("quotes.statuses.draft"), done: true },
        {
          label: t("quotes.statuses.issued"),
          done: quote.number !== null,
          day: quote.releaseDate,
        },
        {
          label: t("quotes.statuses.sent"),
          done: sentAt !== undefined || status === "sent",
          day: sentAt,
        },
        {
          label: t(`quotes.statuses.${status === "refused" ? "refused" : "accepted"}`),
          done: isAnswered,
        },
      ]}
    />
  )
}
