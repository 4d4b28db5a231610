import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { LanguageForm } from "./language-form"
import { SkipLink } from "./skip-link"

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
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <SkipLink />
      <header className="border-line border-b">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <a href="/" className="py-2 font-semibold text-xl tracking-tight">
            {t("general.name")}
          </a>
          <nav aria-label={t("shell.publicNav")} className="flex flex-wrap items-center gap-x-6">
            {comingSoon ? null : (
              <>
                <a href="/blog" className="py-2 hover:underline">
                  {t("landing.blog")}
                </a>
                <a
                  href={signedIn ? `${mountOf("/")}/dashboard` : "/auth/sign-in"}
                  className="py-2 hover:underline"
                >
                  {signedIn ? t("dashboard.title") : t("auth.signIn")}
                </a>
              </>
            )}
            <LanguageForm />
          </nav>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
      <footer className="border-line border-t">
        <div className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-muted text-sm">
          <span>{t("landing.footer")}</span>
          <a href="/welcomeArtisans" className="underline">
            {t("landing.artisans.link")}
          </a>
          <a href="/WelcomeProperty" className="underline">
            {t("landing.property.link")}
          </a>
        </div>
      </footer>
    </div>
  )
}
