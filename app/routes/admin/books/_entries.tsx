import { Link, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "~/components/ui/button"

/** The file of accounting entries: who needs it, what it lacks, and that of each year. */
export function Entries({ years, needsSiren }: { years: readonly number[]; needsSiren: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className="grid gap-4">
      <p>{t("books.fec.text")}</p>
      <p className="text-muted text-sm">{t("books.fec.lacks")}</p>
      {needsSiren ? (
        <p>
          {t("books.fec.siren")}{" "}
          <Link
            to={`../profile/professional?returnTo=${encodeURIComponent(pathname)}`}
            className="text-accent underline"
          >
            {t("books.fec.toSiren")}
          </Link>
        </p>
      ) : null}
      <p className="flex flex-wrap gap-2 empty:hidden">
        {(needsSiren ? [] : years).map((year) => (
          <a
            key={year}
            href={`books/fec?year=${year}`}
            download=""
            className={buttonVariants({ variant: "outline" })}
          >
            {t("books.fec.of", { year })}
          </a>
        ))}
      </p>
    </div>
  )
}
