import { useTranslation } from "react-i18next"
import { farAway, mostFound, mostPoints, mostRanked, mostRead } from "#domain/directory-points"
import { formatNumber } from "~/components/format"

/** How the order is made (C. conso. L111-7), in the numbers that make it. */
export function Order() {
  const { t, i18n } = useTranslation()
  const { words } = mostPoints
  const rules = [
    t("public:directory.order.words", words),
    t("public:directory.order.resembling", { points: mostPoints.resembling }),
    t("public:directory.order.skills", { points: mostPoints.skills }),
    t("public:directory.order.nearness", { points: mostPoints.nearness, kilometres: farAway }),
    t("public:directory.order.availability", { points: mostPoints.availability }),
    t("public:directory.order.completeness", { points: mostPoints.completeness }),
  ]
  return (
    <details className="mt-10 rounded-card border border-line bg-surface px-5 py-3">
      <summary className="cursor-pointer py-1 font-medium">
        {t("public:directory.order.title")}
      </summary>
      <p className="mt-2 max-w-prose">{t("public:directory.order.text")}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-prose">{t("public:directory.order.equal")}</p>
      <p className="mt-2 mb-2 max-w-prose">
        {t("public:directory.order.many", {
          pages: formatNumber(mostRead, i18n.language),
          number: formatNumber(mostFound, i18n.language),
          ranked: formatNumber(mostRanked, i18n.language),
        })}
      </p>
    </details>
  )
}
