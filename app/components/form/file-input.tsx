import { useNavigation } from "@remix-run/react"
import { type InputHTMLAttributes, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatBytes } from "../format"

const largest = 10 * 1024 * 1024

interface FileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Told of the file just chosen, or of none. */
  onChoose?: (file: File | undefined) => void
}

/** The browser's file input; with scripts it refuses what is too large before sending it. */
export function FileInput({ onChoose, multiple, ...rest }: FileInputProps) {
  const { t, i18n } = useTranslation()
  const [files, setFiles] = useState<File[]>([])
  const sending = useNavigation().state === "submitting" && files.length > 0
  return (
    <>
      <input
        {...rest}
        type="file"
        multiple={multiple}
        className="control cursor-pointer p-1 text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-accent-soft file:px-3 file:py-1 file:font-medium file:text-accent"
        onChange={(event) => {
          const input = event.currentTarget
          const chosen = Array.from(input.files ?? [])
          input.setCustomValidity(chosen.some((file) => file.size > largest) ? "fileTooBig" : "")
          setFiles(chosen)
          onChoose?.(chosen[0])
        }}
      />
      {files.length > 0 ? (
        <p className="mt-1.5 text-sm text-muted tabular-nums">
          {files.map((file) => formatBytes(file.size, i18n.language)).join(" + ")}
        </p>
      ) : null}
      {sending ? (
        <progress aria-label={t("form.file.sending")} className="mt-1.5 h-1.5 w-full" />
      ) : null}
    </>
  )
}
