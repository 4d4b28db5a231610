import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { CvCopy } from "#contract/cv-copies"
import { formatInstant } from "../format"
import { StatusBadge } from "../screen/status-badge"

/** Copies of CVs, the newest first: to whom each went, and when. */
export function CvCopies({ copies }: { copies: CvCopy[] }) {
  const { t, i18n } = useTranslation()
  return (
    <ul className="divide-y divide-line">
      {copies.map((copy) => (
        <li key={copy.id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link to={`../cv/copies/${copy.id}`} className="min-w-0 break-words font-medium">
              {copy.recipient}
            </Link>
            {copy.anonymous ? (
              <StatusBadge tone="neutral">{t("cvVersions.isAnonymous")}</StatusBadge>
            ) : null}
          </p>
          <p className="break-words text-muted text-sm">
            {[copy.name, copy.offerTitle, formatInstant(copy.createdAt, i18n.language)]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  )
}
