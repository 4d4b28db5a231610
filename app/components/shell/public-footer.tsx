import { useTranslation } from "react-i18next"
import { ThemeForm } from "./theme-form"
import { usePublicAddress } from "./use-public-address"

/** What stands below every public page; of a product that is not open yet, only what is. */
export function PublicFooter({ comingSoon }: { comingSoon: boolean }) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const groups = [
    {
      title: t("shell.public.product"),
      links: [
        { href: addressOf("/"), label: t("shell.public.freelancers") },
        { href: addressOf("/welcomeArtisans"), label: t("shell.public.artisans") },
        { href: addressOf("/WelcomeProperty"), label: t("shell.public.property") },
        { href: addressOf("/pricing"), label: t("shell.public.pricing") },
      ],
    },
    {
      title: t("shell.public.read"),
      links: [
        { href: addressOf("/directory"), label: t("shell.public.directory") },
        { href: addressOf("/blog"), label: t("shell.public.blog") },
        { href: addressOf("/help"), label: t("help.title") },
        { href: addressOf("/verification"), label: t("shell.public.verification") },
        { href: addressOf("/blog/rss.xml"), label: t("shell.public.feed") },
        { href: "/api/docs", label: t("shell.public.api") },
      ],
    },
    {
      title: t("shell.public.legal"),
      links: [
        { href: addressOf("/legal/notice"), label: t("shell.public.notice") },
        { href: addressOf("/legal/terms"), label: t("shell.public.terms") },
        { href: addressOf("/legal/privacy"), label: t("shell.public.privacy") },
        { href: addressOf("/legal/accessibility"), label: t("shell.public.accessibility") },
      ],
    },
  ]
  const open = comingSoon ? groups.slice(0, 1) : groups
  return (
    <footer className="border-line border-t bg-surface" data-print="no">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div>
          <p className="font-semibold text-lg">{t("general.name")}</p>
          <p className="mt-1 mb-4 text-muted text-sm">{t("shell.public.tagline")}</p>
          <div className="w-fit">
            <ThemeForm />
          </div>
        </div>
        {open.map(({ title, links }) => (
          <div key={title}>
            <p className="font-medium text-sm">{title}</p>
            <ul className="mt-1">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-block py-1 text-muted text-sm hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  )
}
