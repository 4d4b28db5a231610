import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PublicLayout } from "~/components/shell/public-layout"
import { localeOf, textOf } from "~/services/language/locale.server"
import { listPosts, listTags } from "~/services/public/blog.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { publicPage } from "~/services/public/public-page.server"
import { BlogHeader } from "../_blog-header"
import { PostList } from "../_post-list"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireOpen()
  const [t, locale] = await Promise.all([textOf(request), localeOf(request)])
  const tags = listTags(locale)
  const tag = tags.find((each) => each === params.tag)
  if (!tag) throw new Response(null, { status: 404 })
  const name = t(`public:blog.tagNames.${tag}`)
  return {
    page: await publicPage(request, {
      title: t("public:blog.tagMetaTitle", { name }),
      description: t("public:blog.tagMetaDescription", { name }),
    }),
    tag,
    name,
    tags,
    posts: listPosts(locale, tag),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

/** The posts about one thing. */
export default function TagScreen() {
  const { t } = useTranslation()
  const { tag, name, tags, posts } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-2xl px-4 py-12 sm:py-16">
        <BlogHeader
          title={name}
          text={t("public:blog.tagCount", { count: posts.length })}
          tags={tags}
          current={tag}
        />
        <PostList posts={posts} />
      </div>
    </PublicLayout>
  )
}
