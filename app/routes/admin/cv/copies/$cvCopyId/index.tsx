import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatInstant } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("cvCopies.one", ({ copy }) => ({
  name: copy.name,
  recipient: copy.recipient,
}))

/** As many others as it is compared with on the page. */
const latest = 20

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const copy = await api.get("/CV/copies/{cvCopyId}", {
    path: { cvCopyId: args.params.cvCopyId ?? "" },
  })
  const all = await api.get("/CV/copies", { query: { cvId: copy.cvId } })
  return { copy, others: all.filter(({ id }) => id !== copy.id).slice(0, latest) }
}

/** What somebody received of a CV, and when. */
export default function CvCopyScreen() {
  const { t, i18n } = useTranslation()
  const { copy, others } = useLoaderData<typeof loader>()
  const here = `../cv/copies/${copy.id}`
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("cvCopies.one", { name: copy.name, recipient: copy.recipient })}
        badge={
          copy.anonymous ? (
            <StatusBadge tone="neutral">{t("cvVersions.isAnonymous")}</StatusBadge>
          ) : undefined
        }
        secondary={
          copy.can.includes("share") ? (
            <ButtonLink to={`${here}/links`} variant="outline">
              {t("privateLinks.title")}
            </ButtonLink>
          ) : null
        }
        action={
          <a href={`${copy.id}/pdf`} className={buttonVariants()}>
            {t("cvVersions.pdf")}
          </a>
        }
      />
      <div className="grid gap-5">
        <Card>
          <PropertyList
            properties={[
              { label: t("cvCopies.recipient"), value: copy.recipient },
              { label: t("cvCopies.frozen"), value: formatInstant(copy.createdAt, i18n.language) },
              {
                label: t("cvVersions.language"),
                value: t(`cvVersions.languages.${copy.language}`),
              },
              {
                label: t("cvCopies.offer"),
                value: copy.offerId ? (
                  <Link to={`../offers/${copy.offerId}`}>{copy.offerTitle}</Link>
                ) : null,
              },
              {
                label: t("cvCopies.sha256"),
                value: <span className="break-all font-mono text-sm">{copy.sha256}</span>,
                wide: true,
              },
            ]}
          />
        </Card>
        {copy.can.includes("share") ? (
          <SectionCard title={t("cvCopies.resume")}>
            <p className="mb-3 text-muted">
              {t(copy.resumeAllowed ? "cvCopies.resumeIs" : "cvCopies.resumeIsNot")}
            </p>
            <StatusButton
              action={`${here}/resume`}
              values={{ allowed: copy.resumeAllowed ? "false" : "true" }}
            >
              {t(copy.resumeAllowed ? "cvCopies.resumeForbid" : "cvCopies.resumeAllow")}
            </StatusButton>
          </SectionCard>
        ) : null}
        <SectionCard title={t("cvCopies.compare")}>
          {others.length === 0 ? (
            <p className="text-muted">{t("cvCopies.nothingToCompare")}</p>
          ) : (
            <ul className="divide-y divide-line">
              {others.map((other) => (
                <li key={other.id} className="py-2">
                  <Link to={`${here}/comparisons/${other.id}`} className="break-words">
                    {t("cvCopies.with", {
                      recipient: other.recipient,
                      at: formatInstant(other.createdAt, i18n.language),
                    })}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
      </div>
    </div>
  )
}
