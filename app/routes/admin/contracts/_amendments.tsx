import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Amendment } from "#contract/contract-terms"
import { formatDay } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import type { Tone } from "~/components/ui/tone"
import { termLabels } from "./_terms"

export const amendmentTones: Record<Amendment["state"], Tone> = {
  draft: "neutral",
  agreed: "info",
  inForce: "success",
}

interface AmendmentListProps {
  contractId: string
  amendments: Amendment[]
}

/** The amendments to a contract, each with what it changes and from when. */
export function AmendmentList({ contractId, amendments }: AmendmentListProps) {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" })
  return (
    <SectionCard title={t("contracts.amendment.title")} className="mt-5">
      {amendments.length === 0 ? <p className="text-muted">{t("contracts.amendment.none")}</p> : null}
      <ul className="divide-y divide-line">
        {amendments.map(({ id, number, effectiveOn, changed, state }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-hover"
          >
            <span className="min-w-44 flex-1">
              <Link
                to={`../contracts/${contractId}/amendments/${id}`}
                className="whole-row block truncate font-medium hover:underline"
              >
                {t("contracts.amendment.of", { number })}
              </Link>
              <span className="block text-sm text-muted">
                {t("contracts.amendment.from", { day: formatDay(effectiveOn, i18n.language) })}
                {" · "}
                {list.format(changed.map((name) => t(termLabels[name])))}
              </span>
            </span>
            <StatusBadge tone={amendmentTones[state]}>
              {t(`contracts.amendment.states.${state}`)}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
