import { useSearchParams } from "@remix-run/react"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "../ui/button"
import { searchWith } from "./table-url"

/** The list as a file, CSV or what its label says, filtered and sorted as it is now. `href` is an address, not a route. */
export function ExportLink({ href, label }: { href: string; label?: string }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const search = searchWith(params, {})
  return (
    <a
      href={search ? `${href}?${search}` : href}
      download
      className={buttonVariants({ variant: "outline" })}
    >
      <Download size={18} aria-hidden="true" />
      <span className="list-label">{label ?? t("table.export")}</span>
    </a>
  )
}
