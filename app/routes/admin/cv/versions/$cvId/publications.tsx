import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { cvPlaces } from "#contract/choices"
import { CvPublicationWish } from "#contract/cv-publications"
import { formatInstant } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { LinkCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { WaitingFindings } from "./_waiting"

export const handle = titled<typeof loader>("cvPublications.of", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const cvId = args.params.cvId ?? ""
  const [cv, publications] = await Promise.all([
    api.get("/CV/versions/{cvId}", { path: { cvId } }),
    api.get("/CV/publications"),
  ])
  const { name, can, findings } = cv
  return { cvId, name, can, findings, publications }
}

/** Shows the CV at a place as it is today, or no longer. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CvPublicationWish)
  const { cvId = "" } = args.params
  const here = `../cv/versions/${cvId}/publications`
  if (form.invalid) return redirectWithToast(args, here, "cvPublications.refused", "error")
  const { place, published } = form.value
  const shows = published === "true"
  const done = shows
    ? await api.put("/CV/publications/{place}", { path: { place }, body: { cvId } })
    : await api.delete("/CV/publications/{place}", { path: { place } })
  if (done.problem) return redirectWithToast(args, here, "cvPublications.refused", "error")
  return redirectWithToast(args, here, shows ? "cvPublications.shown" : "cvPublications.hidden")
}

/** Where everybody may read the CV: the page of the directory, and the site. */
export default function CvPublicationsScreen() {
  const { t, i18n } = useTranslation()
  const { cvId, name, can, findings, publications } = useLoaderData<typeof loader>()
  const here = `../cv/versions/${cvId}/publications`
  return (
    <div className="w-full max-w-3xl">
      <PageHeader title={t("cvPublications.of", { name })} text={t("cvPublications.text")} />
      <div className="grid gap-5">
        <WaitingFindings cvId={cvId} findings={findings} />
        {cvPlaces.map((place) => {
          const shown = publications.find((one) => one.place === place)
          const isThis = shown?.cvId === cvId
          return (
            <SectionCard key={place} title={t(`cvPublications.places.${place}`)}>
              <p className="break-words">
                {shown
                  ? t("cvPublications.since", {
                      name: shown.name,
                      at: formatInstant(shown.publishedAt, i18n.language),
                    })
                  : t("cvPublications.none")}
              </p>
              <p className="mt-1 text-muted text-sm">{t(`cvPublications.hints.${place}`)}</p>
              {shown ? (
                <p className="mt-1 text-sm">
                  <LinkCell to={`../cv/copies/${shown.cvCopyId}`}>
                    {t("cvPublications.copy")}
                  </LinkCell>
                </p>
              ) : null}
              <div className="mt-4 flex flex-wrap gap-3">
                {can.includes("export") ? (
                  <StatusButton action={here} values={{ place, published: "true" }}>
                    {t(isThis ? "cvPublications.again" : "cvPublications.publish")}
                  </StatusButton>
                ) : null}
                {shown && can.includes("change") ? (
                  <StatusButton
                    action={here}
                    variant="ghost"
                    values={{ place, published: "false" }}
                  >
                    {t("cvPublications.unpublish")}
                  </StatusButton>
                ) : null}
              </div>
            </SectionCard>
          )
        })}
      </div>
    </div>
  )
}
