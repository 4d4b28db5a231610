import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay, formatDuration } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useRhythm } from "../_rhythm"

export const handle = titled<typeof loader>("screen.named", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { recurringTaskId: args.params.recurringTaskId ?? "" }
  return api.get("/RecurringTasks/{recurringTaskId}", { path })
}

export default function RecurringTaskScreen() {
  const { t, i18n } = useTranslation()
  const recurring = useLoaderData<typeof loader>()
  const rhythm = useRhythm()
  const { can, nextOn, lastMadeOn, lastTaskId, estimate } = recurring
  const waits = recurring.mode === "afterDone" && nextOn === null
  return (
    <>
      <PageHeader
        title={recurring.title}
        secondary={
          can.includes("remove") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("recurringTasks.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          can.includes("change") ? (
            <ButtonLink to="edit">{t("recurringTasks.change")}</ButtonLink>
          ) : null
        }
      />
      <Card>
        <PropertyList
          properties={[
            {
              label: t("recurringTasks.project"),
              value: <Link to={`../projects/${recurring.projectId}`}>{recurring.projectName}</Link>,
            },
            { label: t("recurringTasks.rhythm"), value: rhythm(recurring) },
            {
              label: t("recurringTasks.nextOn"),
              value: nextOn
                ? formatDay(nextOn, i18n.language, "full")
                : t(waits ? "recurringTasks.waits" : "recurringTasks.ended"),
            },
            {
              label: t("recurringTasks.last"),
              value:
                lastMadeOn === null ? null : lastTaskId ? (
                  <Link to={`../tasks/${lastTaskId}`}>
                    {formatDay(lastMadeOn, i18n.language, "full")}
                  </Link>
                ) : (
                  formatDay(lastMadeOn, i18n.language, "full")
                ),
            },
            {
              label: t("recurringTasks.priority"),
              value: t(`tasks.priorities.${recurring.priority}`),
            },
            {
              label: t("recurringTasks.estimate"),
              value: estimate === null ? null : formatDuration(estimate, i18n.language),
            },
            { label: t("recurringTasks.tags"), value: recurring.tags.join(", ") },
            { label: t("recurringTasks.items"), value: recurring.items, wide: true },
            { label: t("recurringTasks.description"), value: recurring.description, wide: true },
          ]}
        />
      </Card>
    </>
  )
}
