import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { DirectoryMessage } from "#contract/directory"
import { formatInstant } from "~/components/format"
import { OfferOfLetter } from "~/components/offer/offer-of-letter"

/** What a visitor wrote; the answer is an e-mail to them. */
export function Message({ message: received }: { message: DirectoryMessage }) {
  const { t, i18n } = useTranslation()
  const { id, name, email, message, createdAt, offerId } = received
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-medium">{name}</h3>
      <p className="text-muted text-sm">
        <time dateTime={createdAt}>{formatInstant(createdAt, i18n.language)}</time>
      </p>
      <p className="mt-3 whitespace-pre-line break-words">{message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2" data-print="no">
        <OfferOfLetter offerId={offerId} takenBy={`../profile/directory/${id}/offer`} />
        <a href={`mailto:${email}`} className="text-accent hover:underline">
          {t("directory.answer", { email })}
        </a>
        <Link to={`../profile/directory/${id}/delete`} className="text-danger hover:underline">
          {t("directory.delete")}
        </Link>
      </div>
    </article>
  )
}
