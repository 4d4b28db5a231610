import { useTranslation } from "react-i18next"
import { formatNumber } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { buttonVariants } from "~/components/ui/button"
import type { DirectoryView } from "~/services/public/directory.server"
import { useSearchAddress } from "./_address"
import { countText } from "./_count-text"
import { Entry } from "./_entry"
import { Facets } from "./_facets"
import { Order } from "./_order"
import { placeText } from "./_search-form"

/** Who was found, by how many other ways, and how their order was made. */
export function Results({ view }: { view: DirectoryView }) {
  const { t, i18n } = useTranslation()
  const addressWith = useSearchAddress()
  const { page, counts, place, otherPlaces } = view
  const { rows, from, to, next, previous } = page
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <section aria-labelledby="found" className="min-w-0">
        <h2 id="found" className="font-semibold text-xl">
          {t("public:directory.found", {
            count: counts.total,
            number: countText(counts.total, counts.atLeast.total, i18n.language),
          })}
        </h2>
        {place && otherPlaces.length > 0 ? (
          <p className="mt-1 text-muted text-sm">
            {t("public:directory.place", { place: placeText(place) })}{" "}
            {t("public:directory.otherPlaces")}{" "}
            {otherPlaces.slice(0, 4).map((other, at) => (
              <span key={other.code}>
                {at > 0 ? ", " : null}
                <a
                  href={addressWith({ place: placeText(other) })}
                  rel="nofollow"
                  className="text-accent hover:underline"
                >
                  {placeText(other)}
                </a>
              </span>
            ))}
          </p>
        ) : null}
        {rows.length === 0 ? (
          <div className="mt-6">
            <EmptyState
              title={t("public:directory.empty.title")}
              text={t("public:directory.empty.text")}
            />
          </div>
        ) : (
          <ol start={from} className="mt-6 grid gap-5">
            {rows.map((entry) => (
              <li key={entry.handle}>
                <Entry entry={entry} place={place} />
              </li>
            ))}
          </ol>
        )}
        {previous || next ? (
          <nav
            aria-label={t("public:directory.pages")}
            className="mt-8 flex flex-wrap items-center justify-between gap-3"
          >
            <p className="text-muted text-sm tabular-nums">
              {t("public:directory.position", {
                from: formatNumber(from, i18n.language),
                to: formatNumber(to, i18n.language),
                total: countText(page.total, page.atLeast, i18n.language),
              })}
            </p>
            <div className="flex gap-2">
              {previous ? (
                <a
                  href={addressWith({ before: previous, after: null }, true)}
                  rel="prev nofollow"
                  className={buttonVariants({ variant: "outline" })}
                >
                  {t("public:directory.previous")}
                </a>
              ) : null}
              {next ? (
                <a
                  href={addressWith({ after: next, before: null }, true)}
                  rel="next nofollow"
                  className={buttonVariants({ variant: "outline" })}
                >
                  {t("public:directory.next")}
                </a>
              ) : null}
            </div>
          </nav>
        ) : null}
        <Order />
      </section>
      <Facets view={view} />
    </div>
  )
}
