import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { CvSections } from "../_sections"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { cvId: args.params.cvId ?? "" }
  const cv = await api.get("/CV/versions/{cvId}", { path })
  const drawn =
    cv.template === "onePage" ? await api.get("/CV/versions/{cvId}/preview", { path }) : undefined
  return { ...cv, beyond: drawn?.beyond ?? [] }
}

/** What a CV shows, and how it prints. */
export default function CvVersionScreen() {
  const { t } = useTranslation()
  const cv = useLoaderData<typeof loader>()
  const can = useCan()
  const here = `../cv/versions/${cv.id}`
  const mayChange = cv.can.includes("change")
  return (
    <>
      <PageHeader
        title={cv.name}
        badge={
          cv.anonymous ? (
            <StatusBadge tone="neutral">{t("cvVersions.isAnonymous")}</StatusBadge>
          ) : undefined
        }
        text={[
          cv.target ?? cv.offerTitle,
          t(`cvVersions.templates.${cv.template}`),
          t(`cvVersions.languages.${cv.language}`),
        ]
          .filter(Boolean)
          .join(" · ")}
        secondary={
          <>
            <ButtonLink to={`${here}/copies`} variant="outline">
              {t("cvCopies.title")}
            </ButtonLink>
            <ButtonLink to={`${here}/publications`} variant="outline">
              {t("cvPublications.title")}
            </ButtonLink>
            {mayChange ? (
              <ButtonLink to={`${here}/edit`} variant="outline">
                {t("cvVersions.change")}
              </ButtonLink>
            ) : null}
          </>
        }
        more={
          <>
            {cv.can.includes("export") ? (
              <a href={`${cv.id}/resume`} className={buttonVariants({ variant: "ghost" })}>
                {t("cvVersions.resume")}
              </a>
            ) : null}
            {can("cv.create") ? (
              <StatusButton action={`${here}/duplicates`} variant="ghost">
                {t("cvVersions.duplicate")}
              </StatusButton>
            ) : null}
            {mayChange ? (
              <StatusButton
                action={`${here}/archive`}
                variant="ghost"
                values={{ archived: cv.archived ? "false" : "true" }}
              >
                {t(cv.archived ? "cvVersions.unarchive" : "cvVersions.archive")}
              </StatusButton>
            ) : null}
            {cv.can.includes("remove") ? (
              <ButtonLink to={`${here}/delete`} variant="ghost" data-overlay="dialog">
                {t("cvVersions.remove")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          cv.can.includes("export") ? (
            <a href={`${cv.id}/pdf`} className={buttonVariants()}>
              {t("cvVersions.pdf")}
            </a>
          ) : null
        }
      />
      <Findings />
      {cv.beyond.length > 0 ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("cvVersions.beyond.title")}>
            <p>{t("cvVersions.beyond.text")}</p>
            <ul className="mt-1 list-disc pl-5">
              {cv.beyond.map((title) => (
                <li key={title} className="break-words">
                  {title}
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <CvSections cv={cv} />
        <SectionCard title={t("cvVersions.preview")} className="xl:sticky xl:top-20">
          <img
            src={`${cv.id}/preview?v=${cv.version}`}
            alt={t("cvVersions.previewAlt")}
            className="block w-full rounded-sm border border-line bg-white"
          />
        </SectionCard>
      </div>
    </>
  )
}

/** What an anonymous CV tells all the same, to be settled one by one. */
function Findings() {
  const { t } = useTranslation()
  const { findings, can, id } = useLoaderData<typeof loader>()
  if (findings.length === 0) return null
  return (
    <div className="mb-5">
      <Banner tone="warning" title={t("cvVersions.findings.title")}>
        <p>{t("cvVersions.findings.text")}</p>
        <ul className="mt-2 grid gap-2">
          {findings.map((finding) => (
            <li key={finding.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-words">
                <strong>{finding.word}</strong> ·{" "}
                {finding.factId ? finding.place : t(`cvVersions.findings.places.${finding.place}`)}
              </span>
              {can.includes("change") ? (
                <StatusButton
                  action={`../cv/versions/${id}/settlements`}
                  size="sm"
                  values={{ finding: finding.id }}
                >
                  <span aria-hidden="true">{t("cvVersions.findings.settle")}</span>
                  <span className="sr-only">
                    {t("cvVersions.findings.settleNamed", { word: finding.word })}
                  </span>
                </StatusButton>
              ) : null}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
