import { useNavigation } from "@remix-run/react"
import { useTranslation } from "react-i18next"

/** Says that the next page is on its way (specification §1: a loading animation). */
export function ProgressBar() {
  const { t } = useTranslation()
  const busy = useNavigation().state !== "idle"
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {busy ? (
        <>
          <span className="sr-only">{t("shell.loading")}</span>
          <span aria-hidden="true" className="block h-full animate-pulse bg-accent-fill" />
        </>
      ) : null}
    </div>
  )
}
