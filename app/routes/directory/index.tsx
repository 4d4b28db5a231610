import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PublicLayout } from "~/components/shell/public-layout"
import { textOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { searchDirectory } from "~/services/public/directory.server"
import { publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"
import { directoryHeaders } from "./_headers"
import { RateLimitNotice } from "./_rate-limit-notice"
import { Results } from "./_results"
import { SearchForm } from "./_search-form"

export const handle = { plain: true }
export const headers = directoryHeaders

export async function loader(args: LoaderFunctionArgs) {
  requireOpen()
  const { request } = args
  const t = await textOf(request)
  const [page, view] = await Promise.all([
    publicPage(request, {
      title: t("public:directory.metaTitle"),
      description: t("public:directory.metaDescription"),
    }),
    searchDirectory(args, new URL(request.url).searchParams),
  ])
  if (!("retryAfter" in view)) return { page, view, retryAfter: null }
  const { retryAfter } = view
  return data(
    { page, view: null, retryAfter },
    { status: 429, headers: { "Retry-After": String(retryAfter) } },
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

/** The public directory: a search by address, without a script. */
export default function DirectoryScreen() {
  const { t } = useTranslation()
  const { view, retryAfter } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:py-14">
        <h1 className="font-semibold text-3xl tracking-tight">{t("public:directory.title")}</h1>
        <p className="mt-2 max-w-prose text-lg text-muted">{t("public:directory.text")}</p>
        {view ? (
          <>
            <SearchForm view={view} />
            <Results view={view} />
          </>
        ) : (
          <RateLimitNotice seconds={retryAfter} />
        )}
      </div>
    </PublicLayout>
  )
}
