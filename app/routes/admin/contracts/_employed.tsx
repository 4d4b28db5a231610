import { useTranslation } from "react-i18next"
import { contractMentions } from "#contract/choices"
import type { Employment } from "#contract/contract-employment"
import { formatMoney, formatNumber } from "~/components/format"
import { type Property, PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell } from "~/components/table/cells"
import type { EmployedKind } from "./_employment"

interface EmploymentPropertiesProps {
  kind: EmployedKind
  employment: Employment | null
}

/** What was noted of an employment or an internship, and what its paper does not say yet. */
export function EmploymentProperties({ kind, employment }: EmploymentPropertiesProps) {
  const { t, i18n } = useTranslation()
  const missing = contractMentions[kind].filter((each) => !employment?.told.includes(each))
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" })
  const hours = employment?.weeklyHours
  const properties: Record<EmployedKind, Property[]> = {
    fixedTerm: [
      { label: t("contracts.employment.reason"), value: employment?.reason, wide: true },
      { label: t("contracts.employment.replacedPerson"), value: employment?.replacedPerson },
    ],
    permanent: [
      {
        label: t("contracts.employment.category"),
        value: employment?.category && t(`contracts.employment.categories.${employment.category}`),
      },
    ],
    internship: [
      { label: t("contracts.employment.school"), value: employment?.school },
      { label: t("contracts.employment.schoolTutor"), value: employment?.schoolTutor },
      { label: t("contracts.employment.hostTutor"), value: employment?.hostTutor },
      {
        label: t("contracts.employment.allowance"),
        value:
          typeof employment?.allowance === "number" &&
          formatMoney(employment.allowance, "EUR", i18n.language),
      },
    ],
  }
  const trial = { label: t("contracts.employment.trialEndsOn"), value: trialOf(employment) }
  return (
    <SectionCard
      title={t(
        kind === "internship" ? "contracts.employment.hostGroup" : "contracts.employment.group",
      )}
      className="lg:col-span-2"
    >
      <PropertyList
        properties={[
          ...properties[kind],
          ...(kind === "internship" ? [] : [trial]),
          {
            label: t("contracts.employment.weeklyHours"),
            value: hours && formatNumber(hours, i18n.language),
          },
          {
            label: t("contracts.employment.missing"),
            value: missing.length
              ? list.format(missing.map((each) => t(`contracts.employment.mentions.${each}`)))
              : t("contracts.employment.complete"),
            wide: true,
          },
        ]}
      />
    </SectionCard>
  )
}

const trialOf = (employment: Employment | null) =>
  employment?.trialEndsOn ? <DateCell day={employment.trialEndsOn} /> : null
