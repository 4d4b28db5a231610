import { useTranslation } from "react-i18next"
import { Tabs } from "~/components/screen/tabs"
import { useCan } from "~/services/person"

/** The parts of one's site; each is a page of its own. */
export function WebsiteTabs() {
  const { t } = useTranslation()
  const can = useCan()
  // The others are forms.
  if (!can("website.edit")) return null
  return (
    <div className="w-full max-w-3xl">
      <Tabs
        label={t("website.name")}
        tabs={[
          { to: "../website", label: t("website.tabs.overview") },
          { to: "../website/look", label: t("website.tabs.look") },
          { to: "../website/pages", label: t("website.tabs.pages") },
          { to: "../website/offer", label: t("website.tabs.offer") },
          { to: "../website/address", label: t("website.tabs.address") },
        ]}
      />
    </div>
  )
}
