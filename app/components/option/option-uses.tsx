import { useTranslation } from "react-i18next"
import type { OptionDetails } from "#contract/option-sets"
import { SectionCard } from "../screen/section-card"
import { LinkCell } from "../table/cells"

/** Where the records of a list’s field stand, and who sees them. */
const places = {
  sector: { screen: "companies", needs: "clients.see" },
  clientOrigin: { screen: "companies", needs: "clients.see" },
  contactRole: { screen: "contacts", needs: "contacts.see" },
  offerSource: { screen: "offers", needs: "offers.see" },
  abortReason: { screen: "offers", needs: "offers.see" },
  expenseKind: { screen: "outcomes", needs: "treasury.see" },
  productColor: { screen: "products", needs: "products.see" },
  productSize: { screen: "products", needs: "products.see" },
} as const

/** How many records keep a value, with links to one’s own. */
export function OptionUses({ list, uses }: Pick<OptionDetails, "list" | "uses">) {
  const { t } = useTranslation()
  const { records, people, own, elsewhere, who } = uses
  const { screen, needs } = places[list]
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
              <LinkCell to={`../${screen}/${id}`} needs={needs}>
                {title}
              </LinkCell>
            </li>
          ))}
        </ul>
      ) : null}
      {own.length > 0 && elsewhere > 0 ? (
        <p className="mt-2 text-muted text-sm">
          {t("optionSets.uses.elsewhere", { count: elsewhere })}
        </p>
      ) : null}
      {who.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {who.map(({ id, name }) => (
            <li key={id}>
              <LinkCell to={`../users/${id}`} needs="users.see">
                {name}
              </LinkCell>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  )
}
