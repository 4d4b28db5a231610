import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Unbroken } from "../unbroken"

export interface Property {
  label: string
  /** Nothing is shown as a dash. */
  value: ReactNode
  wide?: boolean
}

/** A record's values, each under its name, in as many columns as the card has room for. */
export function PropertyList({ properties }: { properties: Property[] }) {
  const { t } = useTranslation()
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-4 @sm:grid-cols-2 @4xl:grid-cols-4">
        {properties.map(({ label, value, wide }) => (
          <div key={label} className={wide ? "col-span-full min-w-0" : "min-w-0"}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 break-words whitespace-pre-line">
              {value === null || value === undefined || value === "" ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{t("table.noValue")}</span>
                </>
              ) : (
                <Unbroken>{value}</Unbroken>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
