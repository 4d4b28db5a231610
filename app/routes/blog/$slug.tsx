import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { Prose } from "~/components/shell/prose"
import { PublicLayout } from "~/components/shell/public-layout"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { localeOf } from "~/services/language/locale.server"
import { findPost, neighboursOf } from "~/services/public/blog.server"
import { requireOpen } from "~/services/public/coming-soon.server"
import { findOffer } from "~/services/public/prices.server"
import { publicHeaders, publicMeta } from "~/services/public/public-page"
import { postPage } from "~/services/public/public-page.server"
import { NextStep } from "./_next-step"
import { PostFacts } from "./_post-facts"

export const handle = { plain: true }
export const headers = publicHeaders

export async function loader(args: LoaderFunctionArgs) {
  requireOpen()
  const { request, params } = args
  const locale = await localeOf(request)
  const post = findPost(locale, params.slug)
  if (!post) throw new Response(null, { status: 404 })
  const [page, offer] = await Promise.all([postPage(request, post), findOffer(args)])
  return { post, ...neighboursOf(locale, post.slug), page, offer }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => publicMeta(data?.page)

export default function PostScreen() {
  const { t, i18n } = useTranslation()
  const addressOf = usePublicAddress()
  const { post, older, newer, offer } = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <article className="mx-auto w-full max-w-2xl px-4 pt-10 pb-12 sm:pt-14">
        <p className="text-sm" data-print="no">
          <a href={addressOf("/blog")} className="inline-block py-1 text-accent hover:underline">
            <span aria-hidden="true">← </span>
            {t("public:blog.back")}
          </a>
        </p>
        <h1 className="mt-4 font-semibold text-3xl tracking-tight">{post.title}</h1>
        <p className="mt-4 text-lg text-muted">{post.description}</p>
        <PostFacts post={post} />
        {post.updated === post.date ? null : (
          <p className="mt-2 text-muted text-sm">
            {t("public:blog.updated")}{" "}
            <time dateTime={post.updated}>{formatDay(post.updated, i18n.language, "long")}</time>
          </p>
        )}
        {post.headings.length > 2 ? (
          <nav
            aria-labelledby="contents"
            className="mt-8 rounded-card border border-line bg-surface px-5 py-4"
          >
            <h2 id="contents" className="font-medium">
              {t("public:blog.contents")}
            </h2>
            <ol className="mt-2">
              {post.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-block py-1 text-accent hover:underline">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <Prose html={post.html} />
      </article>
      <NextStep offer={offer} />
      {older || newer ? (
        <nav
          aria-label={t("public:blog.neighbours")}
          className="mx-auto grid w-full max-w-2xl gap-4 px-4 pb-16 sm:grid-cols-2"
        >
          {[
            { post: older, label: t("public:blog.older") },
            { post: newer, label: t("public:blog.newer") },
          ].map(({ post, label }) =>
            post ? (
              <a
                key={post.slug}
                href={addressOf(`/blog/${post.slug}`)}
                className="rounded-card border border-line bg-surface p-5 hover:border-accent"
              >
                <span className="block text-muted text-sm">{label}</span>
                <span className="mt-1 block font-medium">{post.title}</span>
              </a>
            ) : null,
          )}
        </nav>
      ) : null}
    </PublicLayout>
  )
}
