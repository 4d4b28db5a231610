import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"

export type Theme = "light" | "dark"

interface SpecimenProps {
  title: string
  text?: ReactNode
  /** Drawn once in each theme: what bears a name or an id takes the theme into it. */
  children: (theme: Theme) => ReactNode
}

/** A piece in one state, in both themes side by side. */
export function Specimen({ title, text, children }: SpecimenProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="@container">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {text ? <p className="mt-1 max-w-prose text-muted">{text}</p> : null}
      <div className="mt-3 grid gap-4 @min-[52rem]:grid-cols-2">
        {(["light", "dark"] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="relative min-w-0 overflow-x-auto rounded-card border border-line bg-canvas p-4 text-ink sm:p-6"
          >
            <p className="mb-4 text-muted text-xs">{t(`design.${theme}`)}</p>
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  )
}
