import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { Prose } from "~/components/shell/prose"
import { PublicLayout } from "~/components/shell/public-layout"
import { localeOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { findLegal } from "~/services/public/legal.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireOpen()
  const document = findLegal(await localeOf(request), params.document)
  if (!document) throw new Response(null, { status: 404 })
  const { title, description } = document
  return { document, page: await publicPage(request, { title: `${title} – Plume`, description }) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

/** Legal notice, terms, privacy, accessibility. */
export default function LegalScreen() {
  const { t, i18n } = useTranslation()
  const { title, date, html, unsaid } = useLoaderData<typeof loader>().document
  return (
    <PublicLayout>
      <article className="mx-auto w-full max-w-2xl px-4 py-12 sm:py-16">
        <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
        <p className="mt-3 text-muted text-sm">
          {t("public:legal.changed")}{" "}
          <time dateTime={date}>{formatDay(date, i18n.language, "long")}</time>
        </p>
        {unsaid.length > 0 ? (
          <p className="mt-6 rounded-card border border-line bg-warning-soft p-4 text-warning">
            {t("public:legal.incomplete")}
          </p>
        ) : null}
        <Prose html={html} />
      </article>
    </PublicLayout>
  )
}
