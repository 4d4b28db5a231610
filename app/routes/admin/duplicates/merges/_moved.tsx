import { useTranslation } from "react-i18next"
import type { Merge } from "#contract/duplicates"

/** How much of what moves, or did. */
export function Moved({ moved }: { moved: Merge["moved"] }) {
  const { t } = useTranslation()
  if (moved.length === 0) return <p className="text-muted">{t("duplicates.nothingMoves")}</p>
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {moved.map(({ what, count }) => (
        <li key={what}>{t(`duplicates.moved.${what}`, { count })}</li>
      ))}
    </ul>
  )
}
