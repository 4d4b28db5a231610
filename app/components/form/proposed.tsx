import { useHref } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Duplicate, DuplicateArea } from "#contract/duplicates"
import { rightTo } from "#contract/permissions"
import { screenOf } from "~/services/area-card"
import { usePermissions } from "~/services/person"
import { Banner } from "../screen/banner"
import { Button } from "../ui/button"
import { useDuplicateReason } from "./use-duplicate-reason"

interface ProposedProps {
  area: DuplicateArea
  /** What may be the same as what is typed. */
  found?: Duplicate[]
  /** Whether one may merge with one of them at once: not where they are only chosen instead. */
  mayMerge?: boolean
}

/** What may be there already, before it is saved: to be looked at, merged with, or left as it is. */
export function Proposed({ area, found = [], mayMerge: isMergeable = true }: ProposedProps) {
  const { t } = useTranslation()
  const list = useHref(`../${screenOf(area)}`)
  const reasonOf = useDuplicateReason()
  const permissions: readonly (string | undefined)[] = usePermissions()
  const mayMerge =
    isMergeable &&
    (["edit", "delete"] as const).every((act) => permissions.includes(rightTo(area, act)))
  if (found.length === 0) return null
  return (
    <Banner tone="warning" title={t("duplicates.proposed.title", { count: found.length })}>
      <p>{t(isMergeable ? "duplicates.proposed.text" : "duplicates.proposed.choose")}</p>
      <ul className="mt-3 grid gap-3">
        {found.map((each) => (
          <li key={each.id} className="rounded-control border border-line bg-surface p-3 text-ink">
            <a
              href={`${list}/${each.id}`}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-accent underline"
            >
              {each.name} <span className="font-normal">{t("duplicates.proposed.newTab")}</span>
            </a>
            <p className="text-muted">
              {[
                reasonOf(each),
                each.alias && t("duplicates.alias", { name: each.alias }),
                each.text,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {mayMerge ? (
              <Button
                type="submit"
                name="_anyway"
                value={each.id}
                variant="outline"
                size="sm"
                className="mt-2"
              >
                {t("duplicates.proposed.merge", { name: each.name })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Button type="submit" name="_anyway" value="none" variant="outline" className="mt-3">
        {t("duplicates.proposed.anyway")}
      </Button>
    </Banner>
  )
}
