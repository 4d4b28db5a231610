import { useTranslation } from "react-i18next"
import { Tabs } from "~/components/screen/tabs"

/** The parts of the profile; each is a page of its own. */
export function ProfileTabs() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Tabs
        label={t("profile.title")}
        tabs={[
          { to: "../profile/personal", label: t("profile.personal.tab") },
          { to: "../profile/presentation", label: t("profile.presentation.tab") },
          { to: "../profile/expertise", label: t("profile.expertise.tab") },
          { to: "../profile/zone", label: t("profile.zone.tab") },
          { to: "../profile/availabilities", label: t("profile.availabilities.tab") },
          { to: "../profile/professional", label: t("profile.professional.tab") },
          { to: "../register", label: t("register.companies.tab") },
          { to: "../profile/address", label: t("profile.address.tab") },
          { to: "../profile/bank", label: t("profile.bank.tab") },
          { to: "../profile/vat", label: t("profile.vat.tab") },
          { to: "../profile/numbering", label: t("profile.numbering.tab") },
          { to: "../profile/brand", label: t("profile.brand.tab") },
          { to: "../profile/visibility", label: t("profile.visibility.tab") },
          { to: "../profile/directory", label: t("directory.tab") },
        ]}
      />
    </div>
  )
}
