import { CloudAlert } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { buttonClass } from "../ui/button"

interface ErrorStateProps {
  title?: string
  text?: ReactNode
}

/** What could not be fetched, and a way to ask again. An `<a>`: it must work where nothing else does. */
export function ErrorState({ title, text }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center shadow-card"
    >
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <CloudAlert size={24} aria-hidden="true" />
      </span>
      <p className="mt-4 text-lg font-semibold">{title ?? t("screen.error.title")}</p>
      <p className="mt-1 max-w-md text-muted">{text ?? t("screen.error.text")}</p>
      <a href="?" className={`mt-5 ${buttonClass({ variant: "secondary" })}`}>
        {t("screen.error.retry")}
      </a>
    </div>
  )
}
