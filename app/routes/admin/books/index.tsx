import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { buttonVariants } from "~/components/ui/button"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { Ageing } from "./_ageing"
import { Entries } from "./_entries"
import { Receipts } from "./_receipts"
import { Sums } from "./_sums"

export const handle = titled("books.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const year = new URL(args.request.url).searchParams.get("year")
  return api.get("/Books", { query: { year: year ? Number(year) : undefined } })
}

/** What came in, what is owed, and a year to hand over. */
export default function BooksScreen() {
  const { t } = useTranslation()
  const book = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <>
      <PageHeader
        title={t("books.title")}
        text={t("books.text")}
        secondary={can("bills.export") ? <Exports year={book.year} /> : null}
      />
      <nav aria-label={t("books.years")} className="mb-5 flex flex-wrap gap-x-4 gap-y-2">
        {book.years.map((year) => (
          <Link
            key={year}
            to={`?year=${year}`}
            aria-current={year === book.year ? "page" : undefined}
            className={year === book.year ? "font-semibold" : "text-accent underline"}
          >
            {year}
          </Link>
        ))}
      </nav>
      <div className="grid gap-5">
        <Banner
          tone={book.brokenAt === null ? "success" : "danger"}
          title={
            book.brokenAt === null ? t("books.whole") : t("books.broken", { count: book.brokenAt })
          }
        />
        <SectionCard title={t("books.sums", { year: book.year })}>
          <Sums book={book} />
        </SectionCard>
        <SectionCard title={t("books.ageing")}>
          <Ageing rows={book.ageing} />
        </SectionCard>
        <SectionCard title={t("books.receipts")}>
          <Receipts book={book} />
        </SectionCard>
        {can("bills.export") ? (
          <SectionCard title={t("books.fec.title")}>
            <Entries years={book.years} needsSiren={book.needsSiren} />
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

function Exports({ year }: { year: number }) {
  const { t } = useTranslation()
  const files = [
    { to: "books/csv", label: t("books.csv") },
    { to: "books/xlsx", label: t("books.xlsx") },
    { to: "books/archive", label: t("books.archive") },
  ]
  return (
    <>
      {files.map(({ to, label }) => (
        <a
          key={to}
          href={`${to}?year=${year}`}
          download=""
          className={buttonVariants({ variant: "outline" })}
        >
          {label}
        </a>
      ))}
    </>
  )
}
