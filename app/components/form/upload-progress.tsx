import { useTranslation } from "react-i18next"
import { formatBytes } from "../format"
import type { Upload } from "./use-uploads"

/** A file on its way, and how far it is. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const { t, i18n } = useTranslation()
  const { file, progress } = upload
  return (
    <div className="mb-2 rounded-control border border-line bg-sunken p-3 text-sm">
      <div className="flex justify-between gap-3">
        <span className="min-w-0 truncate">{file.name}</span>
        <span className="shrink-0 text-muted tabular-nums">
          {formatBytes(file.size, i18n.language)}
        </span>
      </div>
      <progress
        aria-label={t("form.file.sending", { name: file.name })}
        value={progress}
        className="mt-2 block h-1.5 w-full"
      />
    </div>
  )
}
