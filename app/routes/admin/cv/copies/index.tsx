import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { CvCopies } from "~/components/cv/cv-copies"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { ListProblem } from "~/components/table/list-problem"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("cvCopies.all.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/CV/copies")
}

/** What everyone received of all one's CVs. */
export default function SentCvsScreen() {
  const { t } = useTranslation()
  const copies = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("cvCopies.all.title")} text={t("cvCopies.all.text")} />
      {copies.length === 0 ? (
        <EmptyState
          title={t("cvCopies.all.empty.title")}
          text={t("cvCopies.all.empty.text")}
          action={<ButtonLink to="../cv/versions">{t("cvVersions.list")}</ButtonLink>}
        />
      ) : (
        <SectionCard title={t("cvCopies.list")}>
          <CvCopies copies={copies} />
        </SectionCard>
      )}
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("cvCopies.all.title")} />
}
