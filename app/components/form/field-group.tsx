import type { ReactNode } from "react"

interface FieldGroupProps {
  title?: string
  text?: ReactNode
  children: ReactNode
}

/** Fields that belong together, in two columns where there is room; `className="sm:col-span-2"` widens one. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  return (
    <fieldset className="m-0 min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      {title ? (
        <legend className="float-left mb-4 w-full p-0">
          <span className="block text-lg font-semibold">{title}</span>
          {text ? <span className="mt-1 block text-sm text-muted">{text}</span> : null}
        </legend>
      ) : null}
      <div className="clear-both grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
