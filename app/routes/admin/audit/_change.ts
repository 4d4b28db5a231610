import type { TFunction } from "i18next"
import { formatInstant, formatMoney } from "~/components/format"

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
    if (value === null || value === undefined || [value].flat().join("") === "") return "–"
    if (name === "suspendedUntil") return formatInstant(String(value), language)
    if (name === "refunded") return formatMoney(Number(value), "EUR", language)
    if (name === "with") return factorsOf(String(value), t)
    if (name === "factor") return t(`audit.factor.${String(value)}`)
    if (name === "at") return t(`audit.refusedAt.${String(value)}`)
    if (name === "key") return t("audit.key", { key: String(value) })
    if (name === "step") return t("audit.secondStep")
    if (name === "sessions") return t("audit.sessions", { count: Number(value) })
    if (name === "left") return t("audit.codesLeft", { count: Number(value) })
    if (name === "menu") return t(`roles.menu.${String(value)}`)
    if (name === "permissions")
      return [value]
        .flat()
        .map((each) => rightOf(String(each), t))
        .join(", ")
    return [value].flat().join(", ")
  }
  // What was not there before is said alone.
  const change = (name: string) => {
    const [was, is] = [shown(before, name), shown(after, name)]
    return was === "–" ? is : `${was} → ${is}`
  }
  return names.map(change).join(" · ") || null
}

/** "bills.see" is "Factures : Voir". */
function rightOf(permission: string, t: TFunction): string {
  const [menu = "", act = ""] = permission.split(".")
  return t("roles.right", { menu: t(`roles.menu.${menu}`), act: t(`roles.act.${act}`) })
}

/** "pwd otp mfa" (RFC 8176) is "mot de passe, code d’application". */
function factorsOf(methods: string, t: TFunction): string {
  const words: Record<string, string> = {
    pwd: t("audit.with.password"),
    otp: t("audit.with.code"),
    swk: t("audit.with.passkey"),
  }
  const known = methods.split(" ").filter((method) => method !== "mfa")
  return known.map((method) => words[method] ?? method).join(", ")
}
