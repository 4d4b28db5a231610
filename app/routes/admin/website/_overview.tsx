import { Link, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { CustomerWebsite } from "#contract/customer-website"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { mountOf } from "~/services/mount"
import { useCan } from "~/services/person"
import { type MissingFact, MissingFacts } from "./_missing-facts"

type ShownWebsite = CustomerWebsite & { missing: MissingFact[] }

/** A site that there is: where it stands, what it shows, and what one does with it. */
export function Overview({ website }: { website: ShownWebsite }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const can = useCan()
  const { address, domain, missing, published } = website
  const preview = `${mountOf(pathname)}/website/preview/`
  return (
    <div className="w-full max-w-3xl">
      <PageHeader
        title={t("website.name")}
        text={t("website.text")}
        badge={
          <StatusBadge tone={published ? "success" : "neutral"}>
            {published ? t("website.online") : t("website.offline")}
          </StatusBadge>
        }
        secondary={
          <a href={preview} className={buttonVariants({ variant: "outline" })}>
            {t("website.preview")}
          </a>
        }
        action={
          can("website.edit") ? (
            <ButtonLink to="../website/publication" variant={published ? "outline" : "default"}>
              {published ? t("website.unpublish") : t("website.publish")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-5">
        {missing.length > 0 ? (
          <Banner
            tone="warning"
            title={
              published ? t("website.publication.missingLive") : t("website.publication.missing")
            }
          >
            <MissingFacts missing={missing} />
          </Banner>
        ) : null}
        <SectionCard title={t("website.stateLabel")}>
          <PropertyList
            properties={[
              {
                label: t("website.addressLabel"),
                wide: true,
                value: published ? (
                  <a href={address ?? ""} className="break-all text-accent underline">
                    {address}
                  </a>
                ) : (
                  <span className="break-all">{address}</span>
                ),
              },
              { label: t("website.domainLabel"), value: domain?.name },
              {
                label: t("website.template"),
                value: t(`website.look.templates.${website.template}`),
              },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("website.parts")}>
          <Parts website={website} />
        </SectionCard>
        {can("website.export") ? (
          <SectionCard title={t("website.export")}>
            <p className="text-muted">{t("website.exportText")}</p>
            <a
              href="website/export"
              download
              className={buttonVariants({ variant: "outline", className: "mt-4" })}
            >
              {t("website.export")}
            </a>
          </SectionCard>
        ) : null}
      </div>
    </div>
  )
}

/** How much there is of each, each leading to where it is changed. */
function Parts({ website }: { website: ShownWebsite }) {
  const { t } = useTranslation()
  const can = useCan()
  const { pages, services, products, hiddenProducts } = website
  const inMenu = pages.filter(({ kind, shown }) => shown && kind !== "legal").length
  const shownProducts = products.filter(({ id }) => !hiddenProducts.includes(id)).length
  const parts = [
    { to: "../website/pages", text: t("website.shownPages", { count: inMenu }) },
    { to: "../website/offer", text: t("website.shownServices", { count: services.length }) },
    { to: "../website/offer", text: t("website.shownProducts", { count: shownProducts }) },
  ]
  return (
    <ul className="grid gap-1">
      {parts.map(({ to, text }) => (
        <li key={text}>
          {can("website.edit") ? (
            <Link to={to} className="inline-block min-h-6 text-accent underline">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
