import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { TagMark } from "../_mark"

export const handle = titled<typeof loader>("screen.named", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Tags/{tagId}", { path: { tagId: args.params.tagId ?? "" } })
}

export default function TagScreen() {
  const { t } = useTranslation()
  const tag = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <>
      <PageHeader
        title={tag.title}
        secondary={
          can("projects.delete") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("tags.delete")}
            </ButtonLink>
          ) : null
        }
        action={can("projects.edit") ? <ButtonLink to="edit">{t("tags.change")}</ButtonLink> : null}
      />
      <SectionCard title={t("areas.tags")}>
        <PropertyList
          properties={[
            { label: t("tags.displayText"), value: <TagMark tag={tag} /> },
            { label: t("tags.color"), value: t(`events.colors.${tag.color}`) },
            {
              label: t("tags.taskCount"),
              value: (
                <LinkCell to={`../tasks?tagId=${tag.id}`}>
                  {tag.taskCount} · {t("tags.tasks")}
                </LinkCell>
              ),
            },
          ]}
        />
      </SectionCard>
    </>
  )
}
