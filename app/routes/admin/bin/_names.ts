import type { TFunction } from "i18next"
import type { Removal } from "#contract/removals"

/** What a removal is called: its first records, and how many more there are. */
export function nameOf({ records, count }: Removal, t: TFunction): string {
  const named = records.map(
    ({ area, title }) => `${t(`areas.${area}`)} · ${title ?? t("bin.unnamed")}`,
  )
  const more = count - records.length
  return [...named, ...(more > 0 ? [t("bin.more", { count: more })] : [])].join(", ")
}
