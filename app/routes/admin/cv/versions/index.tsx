import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Cv } from "#contract/cv-versions"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { ListProblem } from "~/components/table/list-problem"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"

export const handle = titled("cvVersions.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [inUse, archived] = await Promise.all([
    api.get("/CV/versions"),
    api.get("/CV/versions", { query: { archived: "true" } }),
  ])
  return { inUse, archived }
}

/** The CVs that one has made, each for its target. */
export default function CvsScreen() {
  const { t } = useTranslation()
  const { inUse, archived } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("cv.create") ? (
    <ButtonLink to="../cv/versions/new">{t("cvVersions.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader title={t("cvVersions.list")} text={t("cvVersions.text")} action={add} />
      {inUse.length === 0 ? (
        <EmptyState
          title={t("cvVersions.empty.title")}
          text={t("cvVersions.empty.text")}
          action={add}
        />
      ) : (
        <SectionCard title={t("cvVersions.open")}>
          <Cvs cvs={inUse} />
        </SectionCard>
      )}
      {archived.length > 0 ? (
        <SectionCard title={t("cvVersions.archived")} className="mt-5">
          <Cvs cvs={archived} />
        </SectionCard>
      ) : null}
    </>
  )
}

function Cvs({ cvs }: { cvs: Cv[] }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <ul className="divide-y divide-line">
      {cvs.map((cv) => (
        <li
          key={cv.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link to={`../cv/versions/${cv.id}`} className="break-words font-medium">
                {cv.name}
              </Link>
              {cv.anonymous ? (
                <StatusBadge tone="neutral">{t("cvVersions.isAnonymous")}</StatusBadge>
              ) : null}
            </p>
            <p className="break-words text-muted text-sm">
              {[
                cv.target ?? cv.offerTitle,
                t(`cvVersions.templates.${cv.template}`),
                t(`cvVersions.languages.${cv.language}`),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          {can("cv.create") ? (
            <StatusButton action={`../cv/versions/${cv.id}/duplicates`} size="sm">
              {t("cvVersions.duplicate")}
              <span className="sr-only"> {cv.name}</span>
            </StatusButton>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("cvVersions.list")} />
}
