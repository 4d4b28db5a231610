import { useTranslation } from "react-i18next"
import { contractPoints } from "#contract/choices"
import type { ContractPoints } from "#contract/contract-employment"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"

interface AnsweredPointsProps {
  points: ContractPoints
  mayChange: boolean
}

/** What was answered to the points that are looked at once. */
export function AnsweredPoints({ points, mayChange }: AnsweredPointsProps) {
  const { t } = useTranslation()
  const answered = (answer: boolean | null) =>
    answer === null ? null : t(answer ? "contracts.points.yes" : "contracts.points.no")
  return (
    <SectionCard
      title={t("contracts.points.seen")}
      aside={
        mayChange ? (
          <ButtonLink to="points" variant="ghost">
            {t("contracts.change")}
          </ButtonLink>
        ) : null
      }
      className="mt-5"
    >
      <PropertyList
        properties={contractPoints.map((point) => ({
          label: t(`contracts.points.questions.${point}`),
          value: answered(points[point]),
        }))}
      />
    </SectionCard>
  )
}
