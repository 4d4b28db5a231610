import { Upload } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ButtonLink } from "../ui/button-link"

/** The way in for records of another tool, from a file. */
export function ImportLink({ kind }: { kind: string }) {
  const { t } = useTranslation()
  return (
    <ButtonLink to={`../imports/new?kind=${kind}`} variant="outline">
      <Upload size={18} aria-hidden="true" />
      <span className="list-label">{t("table.import")}</span>
    </ButtonLink>
  )
}
