import { useTranslation } from "react-i18next"
import { ButtonLink } from "../ui/button-link"
import { EmptyState } from "./empty-state"

/** There is no such record, or not any more: where its form would stand, with the way to the others. */
export function Gone({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t("errors.page.missing.title")}
      text={t("errors.page.missing.text")}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  )
}
