import { useTranslation } from "react-i18next"
import { SubmitButton } from "~/components/form/submit-button"
import { Banner } from "~/components/screen/banner"
import { EmptyState } from "~/components/screen/empty-state"
import { StatusBadge } from "~/components/screen/status-badge"
import { Toast } from "~/components/screen/toast"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Specimen } from "./_specimen"

const tones = ["neutral", "info", "success", "warning", "danger"] as const
const variants = {
  primary: "default",
  secondary: "outline",
  quiet: "ghost",
  danger: "destructive",
} as const

/** What tells of a state or of something that happened, and what is pressed. */
export function MessageSpecimens() {
  const { t } = useTranslation()
  return (
    <>
      <Specimen title={t("design.screens.toasts.title")}>
        {() => (
          <div className="grid max-w-96 gap-2">
            {(["info", "success", "warning", "error"] as const).map((type) => (
              <Toast key={type} toast={{ type, message: t(`design.screens.toasts.${type}`) }} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.screens.banners.title")}>
        {() => (
          <div className="grid gap-3">
            {(["info", "success", "warning", "danger"] as const).map((tone) => (
              <Banner key={tone} tone={tone} title={t(`design.screens.banners.${tone}`)}>
                {tone === "danger" ? t("design.screens.banners.text") : null}
              </Banner>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.screens.badges")}>
        {() => (
          <div className="flex flex-wrap gap-3">
            {tones.map((tone) => (
              <StatusBadge key={tone} tone={tone}>
                {t(`design.screens.badge.${tone}`)}
              </StatusBadge>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.screens.buttons.title")}>
        {() => (
          <div className="flex flex-wrap items-center gap-3">
            {Object.entries(variants).map(([name, variant]) => (
              <Button key={variant} variant={variant}>
                {t(`design.screens.buttons.${name}`)}
              </Button>
            ))}
            <SubmitButton busy>{t("design.screens.buttons.busy")}</SubmitButton>
            <Button disabled>{t("design.screens.buttons.disabled")}</Button>
            <Button size="sm" variant="outline">
              {t("design.screens.buttons.small")}
            </Button>
          </div>
        )}
      </Specimen>
      <Specimen title={t("design.screens.empty.title")}>
        {() => (
          <EmptyState
            title={t("design.screens.empty.head")}
            text={t("design.screens.empty.text")}
            action={<ButtonLink to="../bills/new">{t("design.screens.empty.action")}</ButtonLink>}
          />
        )}
      </Specimen>
    </>
  )
}
