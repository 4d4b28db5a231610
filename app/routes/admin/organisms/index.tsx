import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ExportLink } from "~/components/table/export-link"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("organisms.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "organisms.see")
  const [page, unknown, countries] = await Promise.all([
    api.list("/Organisms", { query: new URL(args.request.url).searchParams }),
    api.get("/Organisms/unknown"),
    countryChoices(args.request),
  ])
  const nameOf = new Map(countries.map(({ value, label }) => [value, label]))
  const rows = page.rows.map((row) => ({ ...row, country: nameOf.get(row.country) ?? row.country }))
  return { page: { ...page, rows }, unknown }
}

/** Who issues certifications and who trains, and those that CVs name besides. */
export default function OrganismsScreen() {
  const { t } = useTranslation()
  const { page, unknown } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("organisms.create") ? (
    <ButtonLink to="new">{t("organisms.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t("organisms.title")}
        text={t("organisms.text")}
        secondary={
          can("organisms.edit") && can("organisms.create") ? (
            <ButtonLink to="table" variant="outline">
              {t("organisms.table.title")}
            </ButtonLink>
          ) : null
        }
        action={add}
      />
      <div className="grid gap-6">
        <ResourceTable
          label={t("organisms.title")}
          rows={page.rows}
          page={page}
          rowTo={(organism) => organism.id}
          sortedBy="name"
          search={t("organisms.search")}
          aside={can("organisms.export") ? <ExportLink href="organisms/export" /> : null}
          columns={[
            { name: "name", header: t("organisms.name"), sort: "name", cell: (row) => row.name },
            {
              name: "otherNames",
              header: t("organisms.otherNames"),
              card: "small",
              cell: (row) => row.otherNames.join(", ") || null,
            },
            {
              name: "country",
              header: t("organisms.country"),
              card: "small",
              cell: (row) => row.country,
            },
          ]}
          empty={{
            title: t("organisms.empty.title"),
            text: t("organisms.empty.text"),
            action: add,
          }}
        />
        {unknown.length > 0 ? (
          <SectionCard title={t("organisms.unknown.title")}>
            <p className="mb-3 text-muted">{t("organisms.unknown.text")}</p>
            <ul className="divide-y divide-line">
              {unknown.map(({ name, people }) => (
                <li key={name} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span>
                    {name}{" "}
                    <span className="text-muted">
                      {t("optionSets.additions.people", { count: people })}
                    </span>
                  </span>
                  {can("organisms.create") ? (
                    <Link
                      to={`new?name=${encodeURIComponent(name)}`}
                      className="text-accent underline"
                    >
                      {t("organisms.unknown.add")}
                      <span className="sr-only">{` ${name}`}</span>
                    </Link>
                  ) : null}
                </li>
              ))}
            </ul>
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("organisms.title")} />
}
