import { useTranslation } from "react-i18next"
import type { DirectoryPage } from "#contract/directory"
import { formatMoney } from "~/components/format"

/** What someone offers: the name of each, and its price where it is told. */
export function Offers({ offers }: Pick<DirectoryPage, "offers">) {
  const { i18n } = useTranslation()
  return (
    <ul className="mt-3 divide-y divide-line">
      {offers.map(({ name, detail, price, currency }) => (
        <li
          key={`${name} ${detail}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 py-2"
        >
          <span className="min-w-0 break-words">
            {name}
            {detail ? <span className="text-muted text-sm"> – {detail}</span> : null}
          </span>
          {price === null ? null : (
            <span className="whitespace-nowrap font-medium tabular-nums">
              {formatMoney(price, currency, i18n.language)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
