import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { ChevronRight, SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { settingsParts } from "#contract/areas"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SearchForm } from "~/components/screen/search-form"
import { LanguageForm } from "~/components/shell/language-form"
import { settingsFor } from "~/components/shell/settings-entries"
import { ThemeForm } from "~/components/shell/theme-form"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { localeOf, textsIn } from "~/services/language/locale.server"
import { titled } from "~/services/page-title"
import { matchingScreens, plainText } from "~/services/search-results"

export const handle = titled("shell.screens.settings")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = (new URL(args.request.url).searchParams.get("q") ?? "").trim().slice(0, 100)
  const { t, exists } = textsIn(await localeOf(args.request))
  const all = settingsFor(await api.get("/Users/permissions")).map(({ part, to, title, text }) => {
    const said = { title: t(title), text: t(text) }
    const words = `search.words.${to.split("/").at(-1)}`
    const others = exists(words) ? t(words) : ""
    return { part, to, ...said, searchText: plainText(`${said.title} ${said.text} ${others}`) }
  })
  const found = q ? matchingScreens(all, q) : all
  return { q, found: found.map(({ searchText: _, ...entry }) => entry) }
}

/** Everything one sets, on one page: oneself, the business, its documents, the account. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { q, found } = useLoaderData<typeof loader>()
  const parts = settingsParts
    .map((part) => ({ part, entries: found.filter((entry) => entry.part === part) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="w-full max-w-5xl">
      <PageHeader title={t("shell.screens.settings")} />
      <SearchForm q={q} label={t("settings.search")} placeholder={t("settings.search")} quiet />
      <p role="status" className="mb-6 text-muted text-sm">
        {q ? t("search.count", { count: found.length }) : null}
      </p>
      {parts.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t("search.nothing.title", { q })}
          text={t("settings.nothing")}
          action={<ButtonLink to=".">{t("settings.all")}</ButtonLink>}
        />
      ) : null}
      <div className="grid gap-8">
        {parts.map(({ part, entries }) => (
          <section key={part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`} className="mb-3 font-semibold text-lg">
              {t(`settings.parts.${part}`)}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {entries.map((entry) => (
                <Entry key={entry.to} {...entry} />
              ))}
            </ul>
            {part === "account" && !q ? (
              <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
                <div>
                  <p className="mb-1.5 font-medium text-sm">{t("shell.theme")}</p>
                  <ThemeForm />
                </div>
                <div>
                  <p className="mb-1.5 font-medium text-sm">{t("shell.language")}</p>
                  <LanguageForm />
                </div>
              </div>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  )
}

const titleClass = "whole-row block font-medium hover:underline"

function Entry({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className="relative flex items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-edge hover:bg-hover">
      <span className="min-w-0 flex-1">
        {to.startsWith("/") ? (
          // The identity server's: no page of ours.
          <a href={to} className={titleClass}>
            {title}
          </a>
        ) : (
          <Link to={`../${to}`} className={titleClass}>
            {title}
          </Link>
        )}
        <span className="mt-0.5 block text-muted text-sm">{text}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
    </li>
  )
}
