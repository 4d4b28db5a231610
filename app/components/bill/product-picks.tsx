import { useField } from "@conform-to/react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { markDirty } from "../form/dirty"
import { useFormContext } from "../form/form-context"
import { SearchRow } from "../form/search-row"
import { useChoices } from "../form/use-choices"
import { markNumbers } from "../form/wire-value"
import { Button } from "../ui/button"
import { Input } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import type { Supplies } from "./supplies"

/** Products to copy into a line; where there are many, one searches for them. */
export function ProductPicks({ supplies }: { supplies: Supplies }) {
  const { products, moreProducts, vatRate } = supplies
  const { t } = useTranslation()
  const [, form] = useField("lines")
  const found = useFormContext().found?.products
  const hydrated = useHydrated()
  const [q, setQ] = useState("")
  const { choices, state } = useChoices("../products/choices", q, q !== "")
  const shown = q ? choices : (found?.choices ?? products)
  return (
    <details
      open={found !== undefined}
      className="rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium text-accent">
        {t("bills.line.fromProduct")}
      </summary>
      <div className="mt-3">
        {moreProducts ? (
          <SearchRow
            name="products"
            label={t("bills.line.products")}
            q={found?.q}
            count={found?.choices.length}
          />
        ) : null}
        {moreProducts && hydrated ? (
          <Input
            type="search"
            value={q}
            aria-label={t("form.search.label", { label: t("bills.line.products") })}
            placeholder={t("form.search.placeholder")}
            onChange={(event) => setQ(event.currentTarget.value.trimStart())}
            onKeyDown={(event) => {
              // Enter searches, as it does anyway, and saves no bill.
              if (event.key === "Enter") event.preventDefault()
            }}
          />
        ) : null}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shown.map(({ value, label, amount }) => {
          const line = {
            productId: value,
            serviceName: label,
            quantity: "1",
            unit: "unit",
            unitPriceHT: amount ?? "",
            vatRate,
          }
          const add = form.insert.getButtonProps({
            name: "lines",
            defaultValue: markNumbers(line) as never,
          })
          return (
            <li key={value}>
              <Button
                {...add}
                onClick={() => markDirty(form.id, true)}
                type="submit"
                variant="outline"
                size="sm"
              >
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-sm text-muted">
        {q && state === "found" ? t("form.search.results", { count: choices.length }) : null}
        {q && state === "failed" ? t("form.search.failed") : null}
      </p>
    </details>
  )
}
