import { useTranslation } from "react-i18next"
import { importKinds } from "#contract/choices"
import { rightTo } from "#contract/permissions"
import { useCan } from "~/services/person"

export const kindTexts = {
  clients: "imports.kinds.clients",
  contacts: "imports.kinds.contacts",
  products: "imports.kinds.products",
  pastBills: "imports.kinds.pastBills",
  incomes: "imports.kinds.incomes",
  events: "imports.kinds.events",
} as const

/** Where what was imported is found. */
export const listOf = {
  clients: "companies",
  contacts: "contacts",
  products: "products",
  pastBills: "past-bills",
  incomes: "incomes",
  events: "calendar",
} as const

/** The kinds of records that the person may make. */
export function useKinds() {
  const { t } = useTranslation()
  const can = useCan()
  return importKinds
    .filter((kind) => {
      const right = rightTo(kind, "create")
      return right && can(right)
    })
    .map((kind) => ({ value: kind, label: t(kindTexts[kind]) }))
}
