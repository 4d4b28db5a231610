import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PublicLayout } from "~/components/shell/public-layout"
import { localeOf, textOf } from "~/services/language/locale.server"
import { listPosts, listTags } from "~/services/public/blog.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"
import { BlogHeader } from "./_blog-header"
import { PostList } from "./_post-list"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  requireOpen()
  const [t, locale] = await Promise.all([textOf(request), localeOf(request)])
  return {
    page: await publicPage(request, {
      title: t("public:blog.metaTitle"),
      description: t("public:blog.metaDescription"),
    }),
    posts: listPosts(locale),
    tags: listTags(locale),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

export default function BlogScreen() {
  const { t } = useTranslation()
  const { posts, tags } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-2xl px-4 py-12 sm:py-16">
        <BlogHeader title={t("public:blog.title")} text={t("public:blog.text")} tags={tags} />
        <PostList posts={posts} />
      </div>
    </PublicLayout>
  )
}
