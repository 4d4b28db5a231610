import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { Icon } from "./icon"

/** The way to the assistant, from everywhere. */
export function AssistantTool() {
  const { t } = useTranslation()
  const mount = mountOf(useLocation().pathname)
  return (
    <a
      className="shell-tool"
      href={`${mount}/assistant`}
      aria-label={t("shell.screens.assistant")}
      data-follow=""
    >
      <Icon name="assistant" />
    </a>
  )
}
