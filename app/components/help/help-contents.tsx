import { useTranslation } from "react-i18next"

/** The sections of a long page. */
export function HelpContents({ headings }: { headings: { id: string; text: string }[] }) {
  const { t } = useTranslation()
  if (headings.length < 3) return null
  return (
    <nav
      aria-labelledby="contents"
      className="mt-6 rounded-card border border-line bg-surface px-5 py-4"
    >
      <h2 id="contents" className="font-medium">
        {t("help.contents")}
      </h2>
      <ol className="mt-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 text-accent hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
