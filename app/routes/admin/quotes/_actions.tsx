import { useTranslation } from "react-i18next"
import type { Quote } from "#contract/quotes"
import { PdfLink } from "~/components/bill/pdf-link"
import { formatPercent } from "~/components/format"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

/** The one thing that comes next for a quote. */
export function NextAction({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const can = useCan()
  if (quote.can.includes("issue"))
    return (
      <ButtonLink to="issue" data-overlay="dialog">
        {t("quotes.issue.open")}
      </ButtonLink>
    )
  if (quote.can.includes("bill"))
    return (
      <StatusButton action="bills" variant="default">
        {t("quotes.makeBill")}
      </StatusButton>
    )
  if (quote.status === "accepted")
    return quote.bill && can("bills.see") ? (
      <ButtonLink to={`../bills/${quote.bill.id}`}>{t("quotes.seeBill")}</ButtonLink>
    ) : null
  return quote.can.includes("send") && quote.status !== "billed" ? (
    <ButtonLink to="emails/new">{t("billEmail.new")}</ButtonLink>
  ) : null
}

export function OtherActions({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <PdfLink href={`./${quote.id}/pdf`} />
      {quote.drafting && quote.can.includes("change") ? (
        <ButtonLink to="edit" variant="outline">
          {t("quotes.change")}
        </ButtonLink>
      ) : null}
      {quote.can.includes("answer") ? (
        <ButtonLink to="answers/new" variant="outline">
          {t("quoteAnswers.open")}
        </ButtonLink>
      ) : null}
      {quote.can.includes("askDeposit") ? (
        <ButtonLink to="deposits/new" variant="outline">
          {quote.depositRate
            ? t("quotes.makeDeposit", { rate: formatPercent(quote.depositRate, i18n.language) })
            : t("quotes.makeAnyDeposit")}
        </ButtonLink>
      ) : null}
    </>
  )
}

/** What few come to a quote for. */
export function MoreOfQuote({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  return (
    <>
      {!quote.drafting && quote.can.includes("change") ? (
        <ButtonLink to="edit" variant="ghost">
          {t("quotes.change")}
        </ButtonLink>
      ) : null}
      {isAccepted(quote) && quote.can.includes("send") ? (
        <ButtonLink to="emails/new" variant="ghost">
          {t("billEmail.new")}
        </ButtonLink>
      ) : null}
      {quote.drafting ? null : (
        <ButtonLink to="links" variant="ghost">
          {t("quoteAnswers.links.title")}
        </ButtonLink>
      )}
      {quote.drafting ? null : (
        <ButtonLink to="signatures" variant="ghost">
          {t("signatures.open")}
        </ButtonLink>
      )}
      {quote.can.includes("duplicate") ? (
        <StatusButton action="duplicates" variant="ghost">
          {t("quotes.duplicate")}
        </StatusButton>
      ) : null}
      {quote.can.includes("remove") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("quotes.delete")}
        </ButtonLink>
      ) : null}
    </>
  )
}

const isAccepted = ({ status }: Quote) => status === "accepted" || status === "billed"
