import { useTranslation } from "react-i18next"
import type { MailTemplateVersion } from "#contract/mail-templates"
import { formatInstant } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"

/** What a message said, by whom and when, with what changed each time; each can be had again. */
export function MailVersions({
  versions,
  current,
  mayChange,
  action,
}: {
  versions: MailTemplateVersion[]
  /** The version that the caller saw. */
  current: number
  mayChange: boolean
  /** Where the version is had again. */
  action: string
}) {
  const { t, i18n } = useTranslation()
  return (
    <>
      {versions.length === 0 ? (
        <EmptyState
          title={t("mailTemplates.versions.none")}
          text={t("mailTemplates.versions.noneText")}
        />
      ) : null}
      <div className="grid gap-4">
        {versions.map(({ version, at, by, changes, current: isCurrent }) => (
          <SectionCard
            key={version}
            title={t("mailTemplates.versions.version", { version })}
            aside={
              !isCurrent && mayChange ? (
                <StatusButton action={action} values={{ to: version, version: current }} size="sm">
                  {t("mailTemplates.versions.restore")}
                  <span className="sr-only">{` ${version}`}</span>
                </StatusButton>
              ) : null
            }
          >
            <p className="text-muted text-sm">
              {[formatInstant(at, i18n.language), by].filter(Boolean).join(" · ")}
            </p>
            <Changes changes={changes} />
          </SectionCard>
        ))}
      </div>
    </>
  )
}

/** Each field that changed, as it was and as it became. */
function Changes({ changes }: Pick<MailTemplateVersion, "changes">) {
  const { t } = useTranslation()
  const said = (field: string, value: string | null) =>
    field === "purpose" && value ? t(`mailTemplates.purposes.${value}`) : value
  return (
    <dl className="mt-2 grid gap-3">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="font-medium">{t(`mailTemplates.${field}`)}</dt>
          <dd className="break-words whitespace-pre-wrap">
            {before === null ? null : <del className="text-muted">{said(field, before)}</del>}
          </dd>
          <dd className="break-words whitespace-pre-wrap">
            {after === null ? null : <ins>{said(field, after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
