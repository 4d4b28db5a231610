import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Unbroken } from "../unbroken"

export interface Property {
  label: string
  /** Nothing is shown as a dash. */
  value: ReactNode
  wide?: boolean
}

/** A record's values: each beside its name on a phone, under it where the card has room for columns. */
export function PropertyList({ properties }: { properties: Property[] }) {
  const { t } = useTranslation()
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-3 @sm:grid-cols-2 @sm:gap-y-4 @4xl:grid-cols-4">
        {properties.map(({ label, value, wide }) => (
          <div
            key={label}
            className={
              wide
                ? "col-span-full min-w-0"
                : "min-w-0 @max-sm:@3xs:grid @max-sm:@3xs:grid-cols-[2fr_3fr] @max-sm:@3xs:items-baseline @max-sm:@3xs:gap-x-4"
            }
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line @sm:mt-0.5">
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
