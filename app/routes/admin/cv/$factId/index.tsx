import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { CertificationBadge } from "../_certification-badge"
import { useProperties } from "../_properties"
import { useNameOf } from "../_say"

export const handle = titled("cv.fact")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/CV/facts/{factId}", { path: { factId: args.params.factId ?? "" } })
}

/** One fact, with all that is known of it. */
export default function FactScreen() {
  const { t } = useTranslation()
  const fact = useLoaderData<typeof loader>()
  const name = useNameOf()(fact)
  const properties = useProperties()(fact)
  return (
    <>
      <PageHeader
        title={name}
        badge={fact.kind === "certification" ? <CertificationBadge fact={fact} /> : undefined}
        secondary={
          <>
            {fact.can.includes("renew") ? (
              <ButtonLink to={`../cv/${fact.id}/renewal`} variant="outline">
                {t("cv.renewal.begin")}
              </ButtonLink>
            ) : null}
            {fact.can.includes("remove") ? (
              <ButtonLink to={`../cv/${fact.id}/delete`} variant="ghost" data-overlay="dialog">
                {t("cv.remove")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          fact.can.includes("change") ? (
            <ButtonLink to={`../cv/${fact.id}/edit`}>{t("cv.change")}</ButtonLink>
          ) : null
        }
      />
      <SectionCard title={t(`cv.kinds.${fact.kind}`)}>
        <PropertyList properties={properties} />
      </SectionCard>
    </>
  )
}
