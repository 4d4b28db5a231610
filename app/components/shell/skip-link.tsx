import { useTranslation } from "react-i18next"

/** Past the navigation, for those who walk a page by keyboard. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-canvas focus:p-3 focus:text-ink"
    >
      {t("shell.skip")}
    </a>
  )
}
