import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatNumber } from "~/components/format"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, LinkCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { ProjectHeader } from "../_header"

export const handle = titled<typeof loader>("screen.named", ({ project }) => ({
  name: project.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { projectId: args.params.projectId ?? "" }
  const [project, activity] = await Promise.all([
    api.get("/Projects/{projectId}", { path }),
    activityOf(api, args.request, "projects", path.projectId),
  ])
  return { project, activity }
}

export default function ProjectScreen() {
  const { t, i18n } = useTranslation()
  const { project, activity } = useLoaderData<typeof loader>()
  const { clientId, contractId, can } = project
  const allowed = useCan()
  return (
    <>
      <ProjectHeader
        project={project}
        secondary={
          can.includes("change") ? (
            <ButtonLink to="edit" variant="outline">
              {t("projects.change")}
            </ButtonLink>
          ) : null
        }
        more={
          <>
            {can.includes("archive") ? (
              <ButtonLink to="shelf" variant="ghost" data-overlay="dialog">
                {t(project.archivedAt ? "projects.unarchive" : "projects.archive")}
              </ButtonLink>
            ) : null}
            {can.includes("remove") ? (
              <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
                {t("projects.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="grid items-start gap-5">
        <SectionCard title={t("projects.groups.project")}>
          <PropertyList
            properties={[
              {
                label: t("projects.client"),
                value: clientId ? (
                  <LinkCell to={`../companies/${clientId}`} needs="clients.see">
                    {project.clientName}
                  </LinkCell>
                ) : null,
              },
              {
                label: t("projects.contract"),
                value: contractId ? (
                  <LinkCell to={`../contracts/${contractId}`} needs="contracts.see">
                    {project.contractTitle}
                  </LinkCell>
                ) : null,
              },
              {
                label: t("projects.events"),
                value: allowed("calendar.see") ? (
                  <LinkCell to={`../calendar/events?projectId=${project.id}`}>
                    {t("projects.eventsOpen")}
                  </LinkCell>
                ) : null,
              },
              { label: t("projects.startsOn"), value: <DateCell day={project.startsOn} /> },
              { label: t("projects.endsOn"), value: <DateCell day={project.endsOn} /> },
              {
                label: t("projects.budgetDays"),
                value: project.budgetDays && formatNumber(project.budgetDays, i18n.language),
              },
              {
                label: t("projects.budgetHT"),
                value: <MoneyCell cents={project.budgetHT} currency={project.currency} />,
              },
              {
                label: t("projects.progress"),
                value: t("projects.progressOf", {
                  done: project.doneCount,
                  count: project.taskCount,
                }),
              },
              { label: t("projects.description"), value: project.description, wide: true },
            ]}
          />
        </SectionCard>
        <ActivityFeed feed={activity} readOnly={project.archivedAt !== null} />
      </div>
    </>
  )
}
