import { CircleX } from "lucide-react"
import { useTranslation } from "react-i18next"

interface ErrorSummaryProps {
  /** The sentences by field name; "" holds those of the whole form. */
  errors: Record<string, string[]>
  labelOf: (name: string) => string | undefined
  idOf: (name: string) => string
}

/** Everything that must be put right, each a link to its field. */
export function ErrorSummary({ errors, labelOf, idOf }: ErrorSummaryProps) {
  const { t } = useTranslation()
  const fields = Object.entries(errors).filter(([, sentences]) => sentences.length > 0)
  if (fields.length === 0) return null
  const said = (sentences: string[]) => sentences.join(". ")
  return (
    <div role="alert" className="rounded-card bg-danger-soft p-4 text-danger">
      <p className="flex items-center gap-2 font-semibold">
        <CircleX size={18} aria-hidden="true" className="shrink-0" />
        {t("form.summary", { count: fields.length })}
      </p>
      <ul className="mt-2 grid gap-1 pl-6.5 text-sm">
        {fields.map(([name, sentences]) => {
          const label = labelOf(name)
          if (name === "") return <li key={name}>{said(sentences)}</li>
          return (
            <li key={name}>
              <a className="inline-block min-h-6 underline" href={`#${idOf(name)}`}>
                {label ? t("form.labelled", { label, text: said(sentences) }) : said(sentences)}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
