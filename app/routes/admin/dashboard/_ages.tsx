import { useTranslation } from "react-i18next"
import type { Dashboard } from "#contract/dashboard"
import { Donut } from "~/components/chart/donut"
import type { Mark } from "~/components/chart/marks"
import { formatMoney, formatRoundMoney } from "~/components/format"
import { SectionCard } from "~/components/screen/section-card"
import { useAddresses } from "./_addresses"

const marks: Record<Dashboard["ages"][number]["age"], Mark> = {
  notDue: 0,
  late30: 1,
  late60: 3,
  late90: 4,
  older: 5,
}

/** What clients owe, by how long it has been due. */
export function Ages({ figures }: { figures: Dashboard }) {
  const { t, i18n } = useTranslation()
  const to = useAddresses()
  const { ages, unpaid, currency } = figures
  return (
    <SectionCard title={t("dashboard.ages.title")}>
      {unpaid.count === 0 ? (
        <p className="text-muted">{t("dashboard.ages.none")}</p>
      ) : (
        <Donut
          title={t("dashboard.ages.chart")}
          parts={ages.map(({ age, dueFrom, dueTo, unpaid }) => ({
            name: t(`dashboard.ages.${age}`),
            value: unpaid,
            href: to.dueBetween(dueFrom, dueTo),
            mark: marks[age],
          }))}
          format={(cents) => formatMoney(cents, currency, i18n.language)}
          total={{
            value: formatRoundMoney(unpaid.unpaid, currency, i18n.language),
            label: t("dashboard.tiles.bills", { count: unpaid.count }),
          }}
        />
      )}
    </SectionCard>
  )
}
