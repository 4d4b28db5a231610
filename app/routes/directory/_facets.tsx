import { useTranslation } from "react-i18next"
import { languageName } from "~/services/language/language-name"
import type { DirectoryView } from "~/services/public/directory.server"
import { useSearchAddress } from "./_address"
import { countText } from "./_count-text"

interface Choice {
  label: string
  count: number
  /** There may be more. */
  atLeast: boolean
  href: string
  chosen?: boolean
}

/** How many there are of each kind, each a way to narrow the search; what is chosen can be let go of. */
export function Facets({ view }: { view: DirectoryView }) {
  const { t, i18n } = useTranslation()
  const addressWith = useSearchAddress()
  const { asked, counts } = view
  const today = counts.available > 0 && !asked.from && !asked.days
  return (
    <aside aria-label={t("public:directory.narrow")} className="grid content-start gap-6">
      {today ? (
        <Group
          title={t("public:directory.facets.availability")}
          choices={[
            {
              label: t("public:directory.availableNow"),
              count: counts.available,
              atLeast: counts.atLeast.total,
              href: addressWith({ days: "1" }),
            },
          ]}
        />
      ) : null}
      <Group
        title={t("public:directory.facets.skills")}
        choices={counts.skills.map(({ title, count }) => ({
          label: title,
          count,
          atLeast: counts.atLeast.total,
          href: addressWith({ skill: [asked.skill, title].filter(Boolean).join(", ") }),
        }))}
      />
      <Group
        title={t("public:directory.facets.families")}
        choices={counts.families
          .filter(
            ({ count, value }) => count > 0 || counts.atLeast.families || value === asked.family,
          )
          .map(({ value, title, count }) => ({
            label: title,
            count,
            atLeast: counts.atLeast.families,
            href: addressWith({ family: value === asked.family ? null : value }),
            chosen: value === asked.family,
          }))}
      />
      <Group
        title={t("public:directory.facets.languages")}
        choices={counts.languages.map(({ value, count }) => ({
          label: languageName(value, i18n.language),
          count,
          atLeast: counts.atLeast.languages,
          href: addressWith({ language: value === asked.language ? null : value }),
          chosen: value === asked.language,
        }))}
      />
    </aside>
  )
}

function Group({ title, choices }: { title: string; choices: Choice[] }) {
  const { t, i18n } = useTranslation()
  if (choices.length === 0) return null
  return (
    <div>
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-1">
        {choices.map(({ label, count, atLeast, href, chosen }) => (
          <li key={label}>
            <a
              href={href}
              rel="nofollow"
              aria-current={chosen ? "true" : undefined}
              className="-mx-2 flex min-h-8 items-baseline justify-between gap-3 rounded-control px-2 py-1 text-sm hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
            >
              <span className="min-w-0">
                {label}
                {chosen ? <span className="sr-only"> {t("public:directory.letGo")}</span> : null}
              </span>
              <span className="text-muted tabular-nums">
                {countText(count, atLeast, i18n.language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
