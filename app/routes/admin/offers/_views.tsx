import { Link, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"

const views = ["list", "board", "statistics"] as const
type OfferView = (typeof views)[number]

/** The same offers as a list and as a board, and their figures: what they are narrowed to goes along. */
export function OfferViews({ current }: { current: OfferView }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const shared = new URLSearchParams(
    [...params].filter(([name, value]) => value !== "" && narrowing.has(name)),
  )
  const address = (view: OfferView) =>
    `../offers${view === "list" ? "" : `/${view}`}${shared.size > 0 ? `?${shared}` : ""}`
  return (
    <nav aria-label={t("offers.views.label")}>
      <ul className="flex gap-1">
        {views.map((view) => (
          <li key={view}>
            <Link
              to={address(view)}
              aria-current={view === current ? "page" : undefined}
              className="tab"
            >
              {t(`offers.views.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What narrows offers down, however they are shown. */
const narrowing = new Set([
  ...["q", "state", "action", "source", "from", "to", "clientId"],
  ...["figure", "of", "figureFrom", "figureTo"],
])
