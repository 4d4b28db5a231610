import { useTranslation } from "react-i18next"
import { StatusBadge } from "~/components/screen/status-badge"

export function SoldBadge({ sold }: { sold: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={sold ? "success" : "neutral"}>
      {sold ? t("products.sold") : t("products.notSold")}
    </StatusBadge>
  )
}
