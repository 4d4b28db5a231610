import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SectionNav } from "~/components/screen/section-nav"
import { useCan } from "~/services/person"

/** A part of the profile, which is a page of its own, and the way to the others. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const can = useCan()
  const offer = can("products.see")
    ? [{ to: "../profile/offer", label: t("profile.offer.title") }]
    : []
  return (
    <div className="section-frame">
      <div className="section-columns">
        <SectionNav
          label={t("profile.title")}
          groups={[
            {
              label: t("profile.groups.person"),
              tabs: [
                { to: "../profile/personal", label: t("profile.personal.tab") },
                { to: "../profile/presentation", label: t("profile.presentation.tab") },
                { to: "../profile/expertise", label: t("profile.expertise.tab") },
                { to: "../profile/zone", label: t("profile.zone.tab") },
                { to: "../profile/availabilities", label: t("profile.availabilities.tab") },
              ],
            },
            {
              label: t("profile.groups.business"),
              tabs: [
                { to: "../profile/professional", label: t("profile.professional.tab") },
                { to: "../register", label: t("register.companies.tab") },
                { to: "../profile/address", label: t("profile.address.tab") },
                { to: "../profile/bank", label: t("profile.bank.tab") },
                { to: "../profile/vat", label: t("profile.vat.tab") },
                { to: "../profile/numbering", label: t("profile.numbering.tab") },
                { to: "../profile/brand", label: t("profile.brand.tab") },
              ],
            },
            {
              label: t("profile.groups.public"),
              tabs: [
                { to: "../profile/visibility", label: t("profile.visibility.tab") },
                ...offer,
                { to: "../profile/directory", label: t("directory.tab") },
              ],
            },
          ]}
        />
        <div className="mx-auto w-full min-w-0 max-w-3xl">{children}</div>
      </div>
    </div>
  )
}
