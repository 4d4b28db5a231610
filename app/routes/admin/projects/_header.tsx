import { useTranslation } from "react-i18next"
import type { ProjectDetails } from "#contract/projects"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { Tabs } from "~/components/screen/tabs"
import { ButtonLink } from "~/components/ui/button-link"

export type Named = Pick<ProjectDetails, "id" | "name" | "archivedAt" | "can">

interface ProjectHeaderProps {
  project: Named
  secondary?: React.ReactNode
  more?: React.ReactNode
}

/** The name of a project, what one adds to it, and its pages. */
export function ProjectHeader({ project, secondary, more }: ProjectHeaderProps) {
  const { t } = useTranslation()
  const at = `../projects/${project.id}`
  return (
    <>
      <PageHeader
        title={project.name}
        badge={
          project.archivedAt ? (
            <StatusBadge tone="neutral">{t("projects.archived")}</StatusBadge>
          ) : null
        }
        secondary={secondary}
        more={more}
        action={
          project.can.includes("addTask") ? (
            <ButtonLink to={`../tasks/new?projectId=${project.id}`}>
              {t("projects.newTask")}
            </ButtonLink>
          ) : null
        }
      />
      <Tabs
        label={t("projects.tabs.label")}
        tabs={[
          { label: t("projects.tabs.board"), to: `${at}/board` },
          { label: t("projects.tabs.tasks"), to: `${at}/tasks` },
          { label: t("projects.tabs.time"), to: `${at}/time` },
          { label: t("projects.tabs.statistics"), to: `${at}/statistics`, deep: true },
          { label: t("projects.tabs.overview"), to: at },
        ]}
      />
      {project.archivedAt ? (
        <div className="mb-4">
          <Banner title={t("projects.archivedText")} />
        </div>
      ) : null}
    </>
  )
}
