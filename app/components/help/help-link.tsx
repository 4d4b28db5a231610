import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"

/** Leads to what a word of law or tax means, in another tab: what was typed stays where it is. */
export function HelpLink({ topic, about }: { topic: string; about: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <a
      href={`${mountOf(pathname)}/help/${topic}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t("help.about", { name: about })}
      className="inline-block py-1 text-accent underline"
    >
      {t("help.more")}
    </a>
  )
}
