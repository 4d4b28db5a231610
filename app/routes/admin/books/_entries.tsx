import { useTranslation } from "react-i18next"
import { buttonClass } from "~/components/ui/button"

/** The file of accounting entries: who needs it, what it lacks, and that of each year. */
export function Entries({ years }: { years: readonly number[] }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <p>{t("books.fec.text")}</p>
      <p className="text-muted text-sm">{t("books.fec.lacks")}</p>
      <p className="flex flex-wrap gap-2">
        {years.map((year) => (
          <a
            key={year}
            href={`books/fec?year=${year}`}
            download=""
            className={buttonClass({ variant: "secondary" })}
          >
            {t("books.fec.of", { year })}
          </a>
        ))}
      </p>
    </div>
  )
}
