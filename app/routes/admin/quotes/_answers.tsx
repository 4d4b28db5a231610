import { useTranslation } from "react-i18next"
import type { Quote } from "#contract/quotes"
import { formatInstant } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"

/** What the client said of each edition, and what proves it. */
export function QuoteAnswers({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation()
  if (quote.answers.length === 0) return null
  return (
    <SectionCard title={t("quoteAnswers.many")}>
      <ul className="grid gap-5">
        {quote.answers.map((one) => (
          <li key={one.id}>
            <p className={one.answer === "accepted" ? "font-medium text-success" : "font-medium"}>
              {t(`quoteAnswers.${one.answer}`, { name: one.name })}
            </p>
            {one.reason ? <p className="mt-1 whitespace-pre-line">{one.reason}</p> : null}
            <PropertyList
              properties={[
                {
                  label: t("quoteAnswers.at"),
                  value: formatInstant(one.answeredAt, i18n.language),
                },
                {
                  label: t("quoteAnswers.by"),
                  value: t(one.byLink ? "quoteAnswers.byLink" : "quoteAnswers.byOwner"),
                },
                ...(one.address ? [{ label: t("quoteAnswers.address"), value: one.address }] : []),
                { label: t("quotes.edition"), value: String(one.edition) },
                {
                  label: t("quoteAnswers.sha256"),
                  value: <code className="break-all text-xs">{one.sha256}</code>,
                  wide: true,
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
