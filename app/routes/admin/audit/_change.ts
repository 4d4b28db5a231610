import type { TFunction } from "i18next"
import { formatInstant } from "~/components/format"

type Values = Record<string, unknown> | null

/** "before → after" of what an entry says was changed, in the reader's words; nothing where it says nothing. */
export function changeOf(
  { before, after }: { before: Values; after: Values },
  t: TFunction,
  language: string,
): string | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const shown = (values: Values, name: string) => {
    const value = values?.[name]
    if (value === null || value === undefined || value === "") return "–"
    if (name === "suspendedUntil") return formatInstant(String(value), language)
    if (name === "menu") return t(`roles.menu.${String(value)}`)
    if (name === "permissions")
      return [value]
        .flat()
        .map((each) => rightOf(String(each), t))
        .join(", ")
    return [value].flat().join(", ")
  }
  return names.map((name) => `${shown(before, name)} → ${shown(after, name)}`).join(" · ") || null
}

/** "bills.see" is "Factures : Voir". */
function rightOf(permission: string, t: TFunction): string {
  const [menu = "", act = ""] = permission.split(".")
  return t("roles.right", { menu: t(`roles.menu.${menu}`), act: t(`roles.act.${act}`) })
}
