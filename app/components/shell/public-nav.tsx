import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "./icon"
import { usePublicAddress } from "./use-public-address"

/** React 18 does not know these attributes, and passes them on; browsers open the list without a script. */
const opener = { popovertarget: "site" }
const opened = { popover: "auto" }

/** The ways through the site: in a row where there is room, else behind a button. */
export function PublicNav({ comingSoon }: { comingSoon: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const addressOf = usePublicAddress()
  const pages = [
    { path: "/", label: t("shell.public.freelancers") },
    { path: "/welcomeArtisans", label: t("shell.public.artisans") },
    { path: "/WelcomeProperty", label: t("shell.public.property") },
    ...(comingSoon ? [] : [{ path: "/directory", label: t("shell.public.directory") }]),
    ...(comingSoon ? [] : [{ path: "/blog", label: t("shell.public.blog") }]),
    ...(comingSoon ? [] : [{ path: "/help", label: t("help.title") }]),
  ]
  return (
    <>
      <button
        type="button"
        {...opener}
        aria-label={t("shell.menu")}
        className="public-menu -ml-2 order-first size-11 place-content-center rounded-control hover:bg-hover"
      >
        <Icon name="menu" />
      </button>
      <nav id="site" {...opened} aria-label={t("shell.publicNav")} className="public-nav">
        {pages.map(({ path, label }) => (
          <a
            key={path}
            href={addressOf(path)}
            aria-current={pathname === path ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </>
  )
}
