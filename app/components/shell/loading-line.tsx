import { useTranslation } from "react-i18next"

/** A line that grows along the upper edge of the window: something is on its way. */
export function LoadingLine() {
  const { t } = useTranslation()
  return (
    <>
      <span className="sr-only">{t("shell.loading")}</span>
      <span aria-hidden="true" className="shell-progress-line" />
    </>
  )
}
