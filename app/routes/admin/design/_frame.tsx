import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { Tabs } from "~/components/screen/tabs"
import { languageParameter } from "~/services/language/locale"

/** A page of the pieces: its loader asks for a session, and each area has one, with one line here. */
export function DesignFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const other = i18n.language === "fr" ? "en" : "fr"
  return (
    <>
      <Tabs
        label={t("design.tabs")}
        tabs={[
          { to: "../design", label: t("design.index.tab") },
          { to: "../design/charts", label: t("design.charts.tab") },
          { to: "../design/shell", label: t("design.shell.tab") },
          { to: "../design/tables", label: t("design.tables.tab") },
          { to: "../design/forms", label: t("design.forms.tab") },
          { to: "../design/forms-choices", label: t("design.choices.tab") },
          { to: "../design/screens", label: t("design.screens.tab") },
        ]}
      />
      <PageHeader
        title={title}
        secondary={
          <a href={`?${languageParameter}=${other}`} hrefLang={other} className="underline">
            {t("design.otherLanguage")}
          </a>
        }
      />
      <div className="grid gap-10 *:min-w-0">{children}</div>
    </>
  )
}
