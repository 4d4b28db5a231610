import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { PublicLayout } from "~/components/shell/public-layout"
import { listPosts } from "~/services/blog.server"
import { requireOpen } from "~/services/coming-soon.server"
import { localeOf, textOf } from "~/services/locale.server"
import { publicMeta } from "~/services/public-page"
import { publicPage } from "~/services/public-page.server"

export const handle = { plain: true }

export async function loader({ request }: LoaderFunctionArgs) {
  requireOpen()
  const t = await textOf(request)
  return {
    page: await publicPage(request, {
      title: t("blog.metaTitle"),
      description: t("blog.metaDescription"),
    }),
    posts: listPosts(await localeOf(request)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

export default function BlogScreen() {
  const { t, i18n } = useTranslation()
  const { posts } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <div className="mx-auto max-w-3xl px-4 py-16">
        <h1 className="font-semibold text-3xl tracking-tight">{t("blog.title")}</h1>
        <p className="mt-3 text-lg text-muted">{t("blog.text")}</p>
        <ul className="mt-10 grid gap-8">
          {posts.map((post) => (
            <li key={post.slug}>
              <p className="text-muted text-sm">
                <time dateTime={post.date}>{formatDay(post.date, i18n.language, "long")}</time>
              </p>
              <h2 className="mt-1 font-semibold text-xl">
                <a
                  href={`/blog/${post.slug}`}
                  className="underline decoration-line underline-offset-4 hover:decoration-accent"
                >
                  {post.title}
                </a>
              </h2>
              <p className="mt-1 text-muted">{post.summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </PublicLayout>
  )
}
