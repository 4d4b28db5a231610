import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { useCells } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { screenOf } from "~/services/area-card"
import { titled } from "~/services/page-title"
import { Moved } from "../_moved"

export const handle = titled<typeof loader>("duplicates.of", ({ keptName }) => ({ name: keptName }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return api.get("/Duplicates/merges/{mergeId}", { path: { mergeId: args.params.mergeId ?? "" } })
}

/** What a merge moved, the way back, and what that could not give back. */
export default function MergedScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const merge = useLoaderData<typeof loader>()
  const { area, keptId, keptName, otherId, otherName, undoneAt, moved, leftOver } = merge
  const canUndo = merge.can.includes("undo")
  return (
    <>
      <PageHeader
        title={t("duplicates.into", { other: otherName, kept: keptName })}
        text={t("duplicates.at", { day: cells.date(merge.createdAt) })}
        action={
          canUndo ? (
            <ButtonLink to="undoing" variant="outline" data-overlay="dialog">
              {t("duplicates.undo")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-5">
        {undoneAt ? (
          <Banner tone="success" title={t("duplicates.undoneAt", { day: cells.date(undoneAt) })} />
        ) : (
          <Banner
            title={
              canUndo
                ? t("duplicates.undoneUntil", { day: cells.date(merge.undoneUntil) })
                : t("duplicates.tooLate")
            }
          />
        )}
        {leftOver.length > 0 ? (
          <SectionCard title={t("duplicates.leftOver")}>
            <p className="mb-3 text-muted">{t("duplicates.leftOverText", { name: keptName })}</p>
            <Moved moved={leftOver} />
          </SectionCard>
        ) : null}
        <SectionCard title={t("duplicates.moving", { name: keptName })}>
          <Moved moved={moved} />
        </SectionCard>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`../${screenOf(area)}/${keptId}`} variant="outline">
            {t("duplicates.open", { name: keptName })}
          </ButtonLink>
          {otherId ? (
            <ButtonLink to={`../${screenOf(area)}/${otherId}`} variant="outline">
              {t("duplicates.open", { name: otherName })}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </>
  )
}
