import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useLocation } from "@remix-run/react"
import { SearchX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { HelpTopics } from "~/components/help/help-topics"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SearchForm } from "~/components/screen/search-form"
import { ButtonLink } from "~/components/ui/button-link"
import { listHelp } from "~/services/help.server"
import { localeOf } from "~/services/language/locale.server"
import { mountOf } from "~/services/mount"
import { titled } from "~/services/page-title"

export const handle = titled("help.title")

export async function loader({ request }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100)
  return { q, topics: listHelp(await localeOf(request), q) }
}

/** The same help as in public, within the frame. */
export default function HelpScreen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { q, topics } = useLoaderData<typeof loader>()
  return (
    <div className="w-full max-w-5xl">
      <PageHeader
        title={t("help.title")}
        text={t("help.text")}
        secondary={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="../support" variant="ghost">
              {t("support.own.title")}
            </ButtonLink>
            <ButtonLink to="/auth/support" reloadDocument variant="outline">
              {t("help.write")}
            </ButtonLink>
          </div>
        }
      />
      <SearchForm q={q} label={t("help.search")} placeholder={t("help.search")} quiet />
      <p role="status" className="mb-6 text-muted text-sm">
        {q ? t("search.count", { count: topics.length }) : null}
      </p>
      {topics.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t("search.nothing.title", { q })}
          text={t("help.nothing", { q })}
          action={<ButtonLink to=".">{t("help.all")}</ButtonLink>}
        />
      ) : null}
      <HelpTopics
        topics={topics}
        found={q !== ""}
        addressOf={(topic) => `${mountOf(pathname)}/help/${topic}`}
      />
    </div>
  )
}
