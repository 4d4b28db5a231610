import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { HelpContents } from "~/components/help/help-contents"
import { Prose } from "~/components/shell/prose"
import { PublicLayout } from "~/components/shell/public-layout"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { findHelp } from "~/services/help.server"
import { localeOf } from "~/services/language/locale.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireOpen()
  const help = findHelp(await localeOf(request), params.topic)
  if (!help) throw new Response(null, { status: 404 })
  const { title, description } = help
  return { help, page: await publicPage(request, { title: `${title} – Plume`, description }) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

export default function HelpTopicScreen() {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const { title, description, headings, html } = useLoaderData<typeof loader>().help
  return (
    <PublicLayout>
      <article className="mx-auto w-full max-w-2xl px-4 py-10 sm:py-14">
        <p className="text-sm" data-print="no">
          <a href={addressOf("/help")} className="inline-block py-1 text-accent hover:underline">
            <span aria-hidden="true">← </span>
            {t("help.title")}
          </a>
        </p>
        <h1 className="mt-4 font-semibold text-3xl tracking-tight">{title}</h1>
        <p className="mt-4 text-lg text-muted">{description}</p>
        <HelpContents headings={headings} />
        <Prose html={html} />
      </article>
    </PublicLayout>
  )
}
