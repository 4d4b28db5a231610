import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { yearOf } from "#domain/day"
import { Meter } from "~/components/chart/meter"
import { formatDay, formatMoney, formatRoundMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"
import { useAddresses } from "./_addresses"

type Franchise = NonNullable<Dashboard["franchise"]>

const tones: Record<Franchise["standing"], Tone> = {
  within: "success",
  near: "warning",
  above: "warning",
  beyond: "danger",
  ended: "danger",
}
const fills = { within: "accent", near: "warning", above: "warning" } as const

/** What is left of the VAT franchise this year, for who is in it. */
export function VatFranchise({ figures }: { figures: Dashboard }) {
  const { t, i18n } = useTranslation()
  const to = useAddresses()
  const { franchise, currency, today } = figures
  if (!franchise) return null
  const { standing, turnover, threshold, ceiling, activity, activityKnown, liableFrom } = franchise
  const year = yearOf(today)
  const round = (cents: number) => formatRoundMoney(cents, currency, i18n.language)
  const said = t("dashboard.franchise.of", {
    amount: formatMoney(turnover, currency, i18n.language),
    threshold: round(threshold),
  })
  return (
    <SectionCard
      title={t("dashboard.franchise.title")}
      aside={
        <StatusBadge tone={tones[standing]}>
          {t(`dashboard.franchise.standings.${standing}`)}
        </StatusBadge>
      }
    >
      <p className="figure mb-3 font-medium">{said}</p>
      <Meter
        label={t("dashboard.franchise.meter", { year, said })}
        value={turnover}
        max={ceiling}
        mark={threshold}
        tone={standing === "beyond" || standing === "ended" ? "danger" : fills[standing]}
      />
      <p className="mt-4 text-sm text-muted">
        {t(`dashboard.franchise.texts.${standing}`, {
          left: formatMoney(threshold - turnover, currency, i18n.language),
          threshold: round(threshold),
          ceiling: round(ceiling),
          year,
          next: year + 1,
          before: year - 1,
          since: liableFrom ? formatDay(liableFrom, i18n.language) : "",
        })}
      </p>
      <p className="mt-2 text-sm text-muted">
        {t(`profile.franchiseActivities.${activity}`)}
        {" · "}
        <a href={to.vatRegime()} className="inline-block min-h-6 text-accent underline">
          {t(activityKnown ? "dashboard.franchise.change" : "dashboard.franchise.tell")}
        </a>
      </p>
    </SectionCard>
  )
}
