import { useTranslation } from "react-i18next"
import { formatDay } from "~/components/format"
import { usePublicAddress } from "~/components/shell/use-public-address"

interface Facts {
  date: string
  minutes: number
  tags: string[]
}

/** When a post appeared, how long it is, and what it is about. */
export function PostFacts({ post }: { post: Facts }) {
  const { t, i18n } = useTranslation()
  const addressOf = usePublicAddress()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <time dateTime={post.date}>{formatDay(post.date, i18n.language, "long")}</time>
      <span aria-hidden="true">·</span>
      <span>{t("public:blog.minutes", { count: post.minutes })}</span>
      <ul aria-label={t("public:blog.tags")} className="flex flex-wrap gap-2">
        {post.tags.map((tag) => (
          <li key={tag}>
            <a
              href={addressOf(`/blog/tags/${tag}`)}
              className="inline-block rounded-full bg-accent-soft px-3 py-1 text-accent hover:underline"
            >
              {t(`public:blog.tagNames.${tag}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
