import { formatNumber } from "~/components/format"

/** "320", or "5,000+" where not all were counted; nothing where none of them was met. */
export function countText(count: number, atLeast: boolean, locale: string): string {
  if (!atLeast) return formatNumber(count, locale)
  return count === 0 ? "" : `${formatNumber(count, locale)}+`
}
