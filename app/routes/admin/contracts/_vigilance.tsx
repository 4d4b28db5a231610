import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"

interface VigilanceProps {
  checks: string[]
  today: string
}

/** When the client must be given the attestation of the Urssaf. */
export function Vigilance({ checks, today }: VigilanceProps) {
  const { t, i18n } = useTranslation()
  const day = (text: string) => formatDay(text, i18n.language)
  const next = checks.find((check) => check >= today)
  const past = checks.filter((check) => check < today)
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" })
  return (
    <SectionCard title={t("contracts.vigilance.title")} className="mt-5">
      <p className="font-medium">
        {next ? t("contracts.vigilance.next", { day: day(next) }) : t("contracts.vigilance.none")}
      </p>
      {past.length > 0 ? (
        <p className="mt-1 text-muted">
          {t("contracts.vigilance.past", { days: list.format(past.map(day)) })}
        </p>
      ) : null}
      <p className="mt-3 text-sm text-muted">{t("contracts.vigilance.text")}</p>
      <p className="mt-3">
        <Link to="documents">{t("contractDocuments.title")}</Link>
      </p>
    </SectionCard>
  )
}
