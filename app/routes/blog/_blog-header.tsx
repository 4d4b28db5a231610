import { useTranslation } from "react-i18next"
import { usePublicAddress } from "~/components/shell/use-public-address"

/** The title of a list of posts, and the ways to narrow it and to follow it. */
export function BlogHeader({
  title,
  text,
  tags,
  current,
}: {
  title: string
  text: string
  tags: string[]
  /** The tag that the list is narrowed to. */
  current?: string
}) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const places = [
    { path: "/blog", label: t("public:blog.allTags"), isCurrent: current === undefined },
    ...tags.map((tag) => ({
      path: `/blog/tags/${tag}`,
      label: t(`public:blog.tagNames.${tag}`),
      isCurrent: current === tag,
    })),
  ]
  return (
    <header>
      <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
      <p className="mt-3 text-lg text-muted">
        {text}{" "}
        <a href={addressOf("/blog/rss.xml")} className="text-accent underline">
          {t("public:blog.feed")}
        </a>
      </p>
      <nav aria-label={t("public:blog.tags")} className="mt-6 flex flex-wrap gap-2 text-sm">
        {places.map(({ path, label, isCurrent }) => (
          <a
            key={path}
            href={addressOf(path)}
            aria-current={isCurrent ? "page" : undefined}
            className="rounded-full border border-line bg-surface px-3 py-1.5 hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  )
}
