import { FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "~/components/ui/button"

/** Opens the paper beside the page. */
export function PdfLink({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: "outline" })}
    >
      <FileText size={18} aria-hidden="true" />
      {t("bills.pdf")}
    </a>
  )
}
