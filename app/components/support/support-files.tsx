import { Paperclip } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatBytes } from "../format"

/** The files that came with a message to support, each opened below an address. */
export function SupportFiles({
  files,
  to,
}: {
  files: { id: string; name: string; size: number }[]
  to: string
}) {
  const { t, i18n } = useTranslation()
  if (files.length === 0) return null
  return (
    <ul aria-label={t("support.files")} className="mt-2 grid gap-1 text-sm">
      {files.map(({ id, name, size }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <Paperclip size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <a href={`${to}/${id}`} className="min-w-0 truncate text-accent underline">
            {name}
          </a>
          <span className="shrink-0 text-muted tabular-nums">
            {formatBytes(size, i18n.language)}
          </span>
        </li>
      ))}
    </ul>
  )
}
