import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OptionDetails } from "#contract/option-sets"
import { SectionCard } from "../screen/section-card"

/** Where the records of a list’s field stand. */
const screens = {
  sector: "companies",
  contactRole: "contacts",
  offerSource: "offers",
  abortReason: "offers",
  expenseKind: "outcomes",
  productColor: "products",
  productSize: "products",
} as const

/** How many records keep a value, with links to one’s own. */
export function OptionUses({ list, uses }: Pick<OptionDetails, "list" | "uses">) {
  const { t } = useTranslation()
  const { records, people, own } = uses
  return (
    <SectionCard title={t("optionSets.uses.title")}>
      <p>
        {records === 0
          ? t("optionSets.uses.none")
          : `${t("optionSets.uses.records", { count: records })} ${t("optionSets.uses.people", { count: people })}`}
      </p>
      {own.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {own.map(({ id, title }) => (
            <li key={id}>
              <Link to={`../${screens[list]}/${id}`} className="text-accent underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  )
}
