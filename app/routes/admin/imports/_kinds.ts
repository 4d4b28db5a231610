import { useTranslation } from "react-i18next"
import { importKinds } from "#contract/choices"
import { useCan } from "~/services/person"

export const kindTexts = {
  clients: "imports.kinds.clients",
  contacts: "imports.kinds.contacts",
  products: "imports.kinds.products",
} as const

/** Where what was imported is found. */
export const listOf = { clients: "companies", contacts: "contacts", products: "products" } as const

/** The kinds of records that the person may make. */
export function useKinds() {
  const { t } = useTranslation()
  const can = useCan()
  return importKinds
    .filter((kind) => can(`${kind}.create`))
    .map((kind) => ({ value: kind, label: t(kindTexts[kind]) }))
}
