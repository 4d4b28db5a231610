import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { HelpTopics } from "~/components/help/help-topics"
import { SearchForm } from "~/components/screen/search-form"
import { PublicLayout } from "~/components/shell/public-layout"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { listHelp } from "~/services/help.server"
import { firstLocale, languageParameter } from "~/services/language/locale"
import { localeOf, textOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  requireOpen()
  const [t, locale] = await Promise.all([textOf(request), localeOf(request)])
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100)
  const page = await publicPage(request, {
    title: `${t("help.title")} – Plume`,
    description: t("help.text"),
  })
  return { q, locale, topics: listHelp(locale, q), page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

/** What the product does and what the words of tax mean, for anyone. */
export default function HelpScreen() {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const { q, locale, topics } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:py-16">
        <h1 className="font-semibold text-3xl tracking-tight">{t("help.title")}</h1>
        <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{t("help.text")}</p>
        <SearchForm
          q={q}
          label={t("help.search")}
          placeholder={t("help.search")}
          also={locale === firstLocale ? {} : { [languageParameter]: locale }}
        />
        <p role="status" className="mb-6 text-muted text-sm">
          {q ? t("search.count", { count: topics.length }) : null}
        </p>
        {topics.length === 0 ? (
          <p className="mb-6">
            {t("help.nothing", { q })}{" "}
            <a href={addressOf("/help")} className="text-accent underline">
              {t("help.all")}
            </a>
          </p>
        ) : null}
        <HelpTopics
          topics={topics}
          found={q !== ""}
          addressOf={(topic) => addressOf(`/help/${topic}`)}
        />
        <p className="mt-10 text-muted">
          {t("help.ask")}{" "}
          <a href={addressOf("/auth/support")} className="text-accent underline">
            {t("help.write")}
          </a>
        </p>
      </div>
    </PublicLayout>
  )
}
