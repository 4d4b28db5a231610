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
  if (!can("quotes.edit")) return null
  if (quote.drafting)
    return (
      <ButtonLink to="issue" data-overlay="dialog">
        {t("quotes.issue.open")}
      </ButtonLink>
    )
  if (quote.status !== "accepted")
    return quote.status === "billed" ? null : (
      <ButtonLink to="emails/new">{t("billEmail.new")}</ButtonLink>
    )
  if (!can("bills.create")) return null
  return quote.bill ? (
    <ButtonLink to={`../bills/${quote.bill.id}`}>{t("quotes.seeBill")}</ButtonLink>
  ) : (
    <StatusButton action="bills" variant="default">
      {t("quotes.makeBill")}
    </StatusButton>
  )
}

export function OtherActions({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation()
  const can = useCan()
  const mayEdit = can("quotes.edit")
  return (
    <>
      <PdfLink href={`./${quote.id}/pdf`} />
      {quote.drafting && mayEdit ? (
        <ButtonLink to="edit" variant="outline">
          {t("quotes.change")}
        </ButtonLink>
      ) : null}
      {!quote.drafting && !isAccepted(quote) && quote.status !== "refused" && mayEdit ? (
        <ButtonLink to="answers/new" variant="outline">
          {t("quoteAnswers.open")}
        </ButtonLink>
      ) : null}
      {quote.status === "accepted" && mayEdit && can("bills.create") ? (
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
  const can = useCan()
  return (
    <>
      {!quote.drafting && !isAccepted(quote) && can("quotes.edit") ? (
        <ButtonLink to="edit" variant="ghost">
          {t("quotes.change")}
        </ButtonLink>
      ) : null}
      {isAccepted(quote) && can("quotes.edit") ? (
        <ButtonLink to="emails/new" variant="ghost">
          {t("billEmail.new")}
        </ButtonLink>
      ) : null}
      {quote.drafting ? null : (
        <ButtonLink to="links" variant="ghost">
          {t("quoteAnswers.links.title")}
        </ButtonLink>
      )}
      {can("quotes.create") ? (
        <StatusButton action="duplicates" variant="ghost">
          {t("quotes.duplicate")}
        </StatusButton>
      ) : null}
      {quote.number === null && can("quotes.delete") ? (
        <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
          {t("quotes.delete")}
        </ButtonLink>
      ) : null}
    </>
  )
}

const isAccepted = ({ status }: Quote) => status === "accepted" || status === "billed"
