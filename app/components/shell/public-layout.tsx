import { useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { LanguageForm } from "./language-form"
import { LanguageLink } from "./language-link"
import { Logo } from "./logo"
import { PublicFooter } from "./public-footer"
import { PublicNav } from "./public-nav"
import { SkipLink } from "./skip-link"
import { usePublicAddress } from "./use-public-address"

/** The frame of the pages that anyone may read: they work without the framework's scripts. */
export function PublicLayout({
  comingSoon = false,
  signedIn = false,
  children,
}: {
  /** Nothing but the landing pages is open: no way in is shown. */
  comingSoon?: boolean
  /** The way in leads to the screens at once. */
  signedIn?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <SkipLink />
      <header className="relative border-line border-b bg-surface" data-print="no">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 px-4 py-2 lg:gap-x-8">
          <a
            href={addressOf("/")}
            aria-label={t("shell.public.home")}
            className="logo mr-auto lg:mr-0"
          >
            <Logo />
          </a>
          <PublicNav comingSoon={comingSoon} />
          {/* On phones there is room for the language that one could change to. */}
          <div className="flex items-center gap-x-1 max-sm:[&_.shell-segment[aria-pressed=true]]:hidden lg:ml-auto lg:gap-x-3">
            {signedIn ? <LanguageForm /> : <LanguageLink />}
            {comingSoon ? null : (
              <a
                href={signedIn ? mountOf(pathname) : addressOf("/auth/sign-in")}
                className="inline-flex min-h-10 items-center rounded-control border border-edge px-3 font-medium hover:bg-hover"
              >
                {signedIn ? t("dashboard.title") : t("auth.signIn")}
              </a>
            )}
          </div>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
      <PublicFooter comingSoon={comingSoon} />
    </div>
  )
}
