import { useTranslation } from "react-i18next"
import type { CvDetails } from "#contract/cv-versions"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"

type Section = CvDetails["sections"][number]

/** The sections of a CV with their items, and what can be done with each. */
export function CvSections({ cv }: { cv: CvDetails }) {
  const { t } = useTranslation()
  const mayChange = cv.can.includes("change")
  return (
    <div className="grid min-w-0 gap-5">
      {cv.sections.map((section, at) => {
        const name = t(`cv.sections.${section.kind}`)
        return (
          <SectionCard
            key={section.kind}
            title={
              <>
                {name}
                {section.hidden ? <Hidden /> : null}
              </>
            }
            aside={
              mayChange ? (
                <Steps
                  cvId={cv.id}
                  name={name}
                  what={{ section: section.kind }}
                  isHidden={section.hidden}
                  isFirst={at === 0}
                  isLast={at === cv.sections.length - 1}
                />
              ) : null
            }
          >
            <Items cv={cv} section={section} />
          </SectionCard>
        )
      })}
    </div>
  )
}

function Items({ cv, section }: { cv: CvDetails; section: Section }) {
  const { t } = useTranslation()
  if (section.items.length === 0)
    return <p className="text-muted text-sm">{t("cvVersions.sectionEmpty")}</p>
  return (
    <ol className="divide-y divide-line">
      {section.items.map((item, at) => {
        const name = item.title || t("cvVersions.untitled")
        const place = `../cv/versions/${cv.id}/items/${item.factId}`
        return (
          <li
            key={item.factId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="break-words font-medium">{name}</span>
                {item.hidden ? <Hidden /> : null}
                {item.changed ? (
                  <StatusBadge tone="info">{t("cvVersions.ownWords")}</StatusBadge>
                ) : null}
                {item.missing ? (
                  <StatusBadge tone="warning">{t("cvVersions.missing")}</StatusBadge>
                ) : null}
              </p>
              {item.detail ? <p className="break-words text-muted text-sm">{item.detail}</p> : null}
            </div>
            {cv.can.includes("change") ? (
              <div className="flex flex-wrap gap-1">
                <ButtonLink to={`${place}/edit`} variant="ghost" size="sm">
                  {t("cvVersions.reword")}
                  <span className="sr-only"> {name}</span>
                </ButtonLink>
                {item.changed ? (
                  <StatusButton action={`${place}/restoration`} variant="ghost" size="sm">
                    {t("cvVersions.asInFacts")}
                    <span className="sr-only"> {name}</span>
                  </StatusButton>
                ) : null}
                <Steps
                  cvId={cv.id}
                  name={name}
                  what={{ factId: item.factId }}
                  isHidden={item.hidden}
                  isFirst={at === 0}
                  isLast={at === section.items.length - 1}
                />
              </div>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

function Hidden() {
  const { t } = useTranslation()
  return <StatusBadge tone="neutral">{t("cvVersions.hidden")}</StatusBadge>
}

interface StepsProps {
  cvId: string
  name: string
  what: Record<string, string>
  isHidden: boolean
  isFirst: boolean
  isLast: boolean
}

/** Up, down, hide or show. */
function Steps({ cvId, name, what, isHidden, isFirst, isLast }: StepsProps) {
  const { t } = useTranslation()
  const steps = [
    ...(isFirst ? [] : [{ step: "up", face: "↑", said: t("cvVersions.upNamed", { name }) }]),
    ...(isLast ? [] : [{ step: "down", face: "↓", said: t("cvVersions.downNamed", { name }) }]),
    isHidden
      ? { step: "show", face: t("cvVersions.show"), said: t("cvVersions.showNamed", { name }) }
      : { step: "hide", face: t("cvVersions.hide"), said: t("cvVersions.hideNamed", { name }) },
  ]
  return (
    <div className="flex flex-wrap gap-1">
      {steps.map(({ step, face, said }) => (
        <StatusButton
          key={step}
          action={`../cv/versions/${cvId}/steps`}
          size="sm"
          variant="ghost"
          values={{ step, ...what }}
        >
          <span aria-hidden="true">{face}</span>
          <span className="sr-only">{said}</span>
        </StatusButton>
      ))}
    </div>
  )
}
