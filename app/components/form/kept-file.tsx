import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"

interface KeptFileProps {
  name: string
  id: string
  children: ReactNode
}

/** The file that the form already holds: its id travels hidden, unless the person wants none. */
export function KeptFile({ name, id, children }: KeptFileProps) {
  const { t } = useTranslation()
  const [removed, setRemoved] = useState(false)
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-sunken p-3">
      <input type="hidden" name={name} value={id} />
      <div
        className={`flex min-w-0 flex-1 items-center gap-3 ${removed ? "line-through opacity-60" : ""}`}
      >
        {children}
      </div>
      <label className="flex min-h-6 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="_remove"
          value={name}
          className="size-5"
          onChange={(event) => setRemoved(event.currentTarget.checked)}
        />
        {t("form.file.remove")}
      </label>
    </div>
  )
}
