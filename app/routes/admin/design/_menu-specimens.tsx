import { useTranslation } from "react-i18next"
import { MoreActions } from "~/components/screen/more-actions"
import { SectionNav } from "~/components/screen/section-nav"
import { Waiting } from "~/components/shell/waiting"
import { ButtonLink } from "~/components/ui/button-link"
import { Specimen } from "./_specimen"

/** What opens without scripts, and what stands in for what is not there yet. */
export function MenuSpecimens() {
  const { t } = useTranslation()
  return (
    <>
      <Specimen title={t("design.screens.more.title")} text={t("design.screens.more.text")}>
        {() => (
          <div className="flex min-h-44 flex-wrap items-start justify-end gap-2">
            <MoreActions>
              <ButtonLink to="../design/detail" variant="ghost">
                {t("design.screens.more.one")}
              </ButtonLink>
              <ButtonLink to="../design/confirmation" variant="ghost" data-overlay="dialog">
                {t("design.screens.more.two")}
              </ButtonLink>
            </MoreActions>
            <ButtonLink to="../design/detail">{t("design.screens.more.main")}</ButtonLink>
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.screens.sections.title")} text={t("design.screens.sections.text")}>
        {(theme) => (
          <SectionNav
            label={`${t("design.screens.sections.title")}, ${t(`design.${theme}`)}`}
            groups={[
              {
                label: t("profile.groups.person"),
                tabs: [
                  { to: "../design/screens", label: t("design.screens.tabs.one") },
                  { to: "../profile/address", label: t("design.screens.stepper.two") },
                ],
              },
              {
                label: t("profile.groups.business"),
                tabs: [
                  { to: "../profile/bank", label: t("design.screens.tabs.two") },
                  { to: "../profile/vat", label: t("design.screens.tabs.three") },
                ],
              },
            ]}
          />
        )}
      </Specimen>
      <Specimen title={t("design.screens.waiting.title")} text={t("design.screens.waiting.text")}>
        {() => <Waiting rows={4} />}
      </Specimen>
    </>
  )
}
