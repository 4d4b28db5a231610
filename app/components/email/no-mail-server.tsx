import { useTranslation } from "react-i18next"
import { Banner } from "~/components/screen/banner"

/** Said where messages are written and planned: nothing leaves. */
export function NoMailServer() {
  const { t } = useTranslation()
  return (
    <Banner tone="warning" title={t("billEmail.noServer")}>
      {t("billEmail.noServerText")}
    </Banner>
  )
}
