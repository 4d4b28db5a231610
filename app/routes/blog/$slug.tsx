import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { PublicLayout } from "~/components/shell/public-layout"
import { findPost } from "~/services/blog.server"
import { requireOpen } from "~/services/coming-soon.server"
import { localeOf } from "~/services/locale.server"
import { publicMeta } from "~/services/public-page"
import { publicPage } from "~/services/public-page.server"

export const handle = { plain: true }

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireOpen()
  const post = findPost(await localeOf(request), params.slug)
  if (!post) throw new Response(null, { status: 404 })
  const { title, summary: description } = post
  return { post, page: await publicPage(request, { title: `${title} – Plume`, description }) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

export default function PostScreen() {
  const { t, i18n } = useTranslation()
  const { post } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <article className="mx-auto max-w-2xl px-4 py-16">
        <p className="text-muted text-sm">
          <a href="/blog" className="underline">
            {t("blog.back")}
          </a>
          {" · "}
          <time dateTime={post.date}>{formatDay(post.date, i18n.language, "long")}</time>
        </p>
        <h1 className="mt-3 font-semibold text-3xl tracking-tight">{post.title}</h1>
        <div
          className="mt-8 text-lg [&_a]:underline [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-semibold [&_h2]:text-xl [&_li]:mt-2 [&_p]:mt-4 [&_ul]:list-disc [&_ul]:pl-6"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, built in
          dangerouslySetInnerHTML={{ __html: post.html }}
        />
      </article>
    </PublicLayout>
  )
}
